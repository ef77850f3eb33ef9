/** Whether a Redis is fit to keep matches is asked when a server starts, of real ones. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createClient } from 'redis';
import * as assert from 'uvu/assert';
import { createLog } from '../../../infra/log.ts';
import { examineRedis } from '../../../infra/redis/examination.ts';
import { checkRedis, faultsOf, infoIn } from '../../../infra/redis/fitness.ts';
import { StartProblem } from '../../../infra/start-problem.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { matchmaking, reservation, startProcess, VERSUS_BOT } from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const FIT =
  'redis_version:7.0.15\r\nrole:master\r\naof_enabled:1\r\nmaxmemory_policy:noeviction\r\ncluster_enabled:0\r\n';

const INFOS: [what: string, change: [string, string], unusable: RegExp | undefined, forgetful: RegExp | undefined][] = [
  ['as infra/redis.conf has it', ['', ''], undefined, undefined],
  ['of the oldest version that can be used', ['7.0.15', '7.0.0'], undefined, undefined],
  ['of a version with two digits', ['7.0.15', '10.2.0'], undefined, undefined],
  ['of an older version', ['7.0.15', '6.2.14'], /version 6.2.14, and 7.0.0 or later/, undefined],
  ['that copies another one', ['role:master', 'role:slave'], /a slave of another/, undefined],
  ['without an append-only file', ['aof_enabled:1', 'aof_enabled:0'], undefined, /appendonly no/],
  ['that evicts what runs out anyway', ['noeviction', 'volatile-lru'], undefined, /volatile-lru/],
];
const fields = suite('redis: what it says of itself');
for (const [what, [from, to], unusable, forgetful] of INFOS) {
  fields(`one ${what}`, () => {
    const faults = faultsOf(infoIn(FIT.replace(from, to)));
    for (const [found, expected] of [
      [faults.unusable, unusable],
      [faults.forgetful, forgetful],
    ] as const) {
      assert.is(found.length, expected ? 1 : 0);
      if (expected) assert.match(found[0] ?? '', expected);
    }
  });
}
fields.run();

const real = suite('redis: asked when a server starts');
let redis: TestRedis;
real.before(async () => {
  redis = await startRedis();
});
real.after(() => redis.stop());

const configure = async (settings: Readonly<Record<string, string>>): Promise<void> => {
  const client = await createClient({ url: redis.url }).connect();
  await client.configSet({ appendonly: 'yes', 'maxmemory-policy': 'noeviction', ...settings });
  client.destroy();
};

/** What a start on it comes to: the line it ends with, or that the log has. */
const start = async (url: string, mayForget: boolean): Promise<{ refused?: string; logged: string[] }> => {
  const logged: string[] = [];
  const log = createLog('silent');
  log.warn = (line: unknown) => logged.push(String(line));
  try {
    await checkRedis(url, mayForget, log);
    return { logged };
  } catch (error) {
    assert.instance(error, StartProblem);
    return { refused: error instanceof StartProblem ? error.message : '', logged };
  }
};

real('one that keeps everything is nothing to speak of', async () => {
  await configure({});
  assert.equal(await start(redis.url, false), { logged: [] });
});

for (const [what, settings, words] of [
  ['without an append-only file', { appendonly: 'no' }, /may lose matches: it keeps no append-only file/],
  ['that evicts', { 'maxmemory-policy': 'allkeys-lru' }, /may lose matches: it throws data out .*allkeys-lru/],
] as const) {
  real(`issue: one ${what} ends a start in production, and is said in one line elsewhere`, async () => {
    await configure(settings);
    const { refused = '', logged: nothing } = await start(redis.url, false);
    assert.match(refused, words);
    assert.match(refused, /THRONEROOM_REDIS_MAY_FORGET=yes/);
    assert.not.match(refused, /\n/);
    assert.equal(nothing, []);
    const { refused: none, logged } = await start(redis.url, true);
    assert.is(none, undefined);
    assert.is(logged.length, 1);
    assert.match(logged[0] ?? '', words);
  });
}

real('issue: one that is not there is said in one line that tells no password', async () => {
  const { refused = '' } = await start('redis://:hush@127.0.0.1:1', true);
  assert.match(refused, /^Redis at 127.0.0.1:1 cannot be reached .*ECONNREFUSED/);
  assert.not.match(refused, /hush|\n/);
});

const asRoot = async (command: readonly string[]): Promise<unknown> => {
  const client = await createClient({ url: redis.url }).connect();
  const said: unknown = await client.sendCommand([...command]);
  client.destroy();
  return said;
};
const urlFor = (who: string): string => redis.url.replace('//', `//${who}@`);

const documented = /^user throneroom on >PASSWORD (.+)$/m.exec(readFileSync('docs/redis.md', 'utf8'))?.[1] ?? '';
const RIGHTS: [string, string, RegExp | undefined][] = [
  ['what docs/redis.md says', documented, undefined],
  ['no INFO', `${documented} -info`, /^Redis at \S+ cannot be used \(NOPERM .*'info'.*\): docs\/redis.md says what/],
  ['no keys of processes', documented.replace('~{throneroom}*', ''), /cannot be used \(NOPERM .*keys.*docs\/redis.md/],
  ['no keys of stores', documented.replace('~throneroom*', ''), /cannot be used \(NOPERM .*keys.*docs\/redis.md/],
  ['our channels only', documented.replace('&*', '&throneroom*'), /cannot be used \(NOPERM .*channels.*docs\/redis.md/],
];
for (const [what, rights, words] of RIGHTS) {
  real(`issue: a user who may do ${what} ends the start in one line, or with nothing at all`, async () => {
    await configure({});
    await asRoot(['ACL', 'SETUSER', 'throneroom', 'reset', 'on', '>p%ss', ...rights.split(' ').filter(Boolean)]);
    const { refused } = await start(urlFor('throneroom:p%25ss'), false);
    if (words) assert.match(refused ?? '', words);
    else assert.is(refused, undefined);
    assert.not.match(refused ?? '', /\n/);
  });
}

real('issue: the doctor asks a Redis whatever a start asks, and each kind of command of its access list', async () => {
  await configure({});
  const { state, faults } = await examineRedis(redis.url);
  assert.match(
    state,
    /^Redis at 127.0.0.1:\d+: version [\d.]+; appendonly yes, appendfsync always; maxmemory-policy noeviction, /,
  );
  assert.match(state, /user default$/);
  assert.equal(faults, []);
  await configure({ appendonly: 'no', 'maxmemory-policy': 'allkeys-lru' });
  assert.equal((await examineRedis(redis.url)).faults.length, 2);
  await configure({});
});

const DENIED: [what: string, rights: string, faults: RegExp | undefined, state: RegExp][] = [
  ['what docs/redis.md says', documented, undefined, /user throneroom$/],
  [
    'no scripts',
    `${documented} -eval`,
    /^its user throneroom may not run EVAL throneroom:x, EVAL {throneroom}:x$/,
    /throneroom$/,
  ],
  [
    'no keys of processes',
    documented.replace('~{throneroom}*', ''),
    /GET {throneroom}:x, .*XADD {throneroom}:x/,
    /throneroom$/,
  ],
  [
    'our channels only',
    documented.replace('&*', '&throneroom*'),
    /may not run PUBLISH p:x, SUBSCRIBE p:x$/,
    /throneroom$/,
  ],
  ['nothing of lists and settings', `${documented} -acl -config`, undefined, /appendfsync unknown; .*may not be asked/],
];
for (const [what, rights, faults, state] of DENIED) {
  real(`issue: a user who may do ${what} hears of it from the doctor`, async () => {
    await asRoot(['ACL', 'SETUSER', 'throneroom', 'reset', 'on', '>p%ss', ...rights.split(' ').filter(Boolean)]);
    const before = await asRoot(['DBSIZE']);
    const said = await examineRedis(urlFor('throneroom:p%25ss'));
    assert.match(said.state, state);
    if (faults) assert.match(said.faults.join('; '), faults);
    else assert.equal(said.faults, []);
    assert.is(await asRoot(['DBSIZE']), before, 'nothing was changed');
  });
}

real('issue: the doctor looked at the folder alone, whatever REDIS_URL said', async () => {
  const run = (url: string) =>
    spawnSync(process.execPath, ['dist/bin/tool.js', 'doctor'], {
      encoding: 'utf8',
      env: { ...process.env, REDIS_URL: url, DATA_DIR: 'no-such-folder' },
    });
  const well = run(redis.url);
  assert.is(well.status, 0, well.stderr);
  assert.match(well.stdout, /^Redis at .*Everything is as docs\/redis.md asks\.\n$/);
  await configure({ appendonly: 'no' });
  const ill = run(redis.url);
  assert.is(ill.status, 1, ill.stderr);
  assert.match(ill.stdout, /Wrong, as docs\/redis.md says: it keeps no append-only file \(appendonly no\)\.\n$/);
  await configure({});
  for (const [url, words] of [
    ['redis://127.0.0.1:1', /^Redis at 127.0.0.1:1 cannot be reached .*\n$/],
    ['no address', /^REDIS_URL is not usable: .*\n$/],
  ] as const) {
    const { status, stderr } = run(url);
    assert.is(status, 2);
    assert.match(stderr, words);
  }
});

real('issue: who gives no password, or a wrong one, is told where it goes', async () => {
  const { refused: wrong = '' } = await start(urlFor('throneroom:hush'), false);
  assert.match(wrong, /\(WRONGPASS .*REDIS_URL says who we are, as redis:\/\/:PASSWORD@host/);
  assert.not.match(wrong, /hush/);
  await asRoot(['CONFIG', 'SET', 'requirepass', 'hush']);
  const { refused: none = '' } = await start(redis.url, false);
  assert.match(none, /\(NOAUTH .*REDIS_URL says who we are/);
  assert.is((await start(urlFor(':hush'), false)).refused, undefined);
});

real('issue: a whole process starts, plays and stops as the user of docs/redis.md', async () => {
  const own = await startRedis();
  const client = await createClient({ url: own.url }).connect();
  await client.sendCommand(['ACL', 'SETUSER', 'throneroom', 'on', '>hush', ...documented.split(' ')]);
  const server = await startProcess({ REDIS_URL: own.url.replace('//', '//throneroom:hush@') });
  const { token } = await guestToken(server.url, 'Ada');
  const seat = reservation.safeParse(await matchmaking(server.url, 'create/match', VERSUS_BOT, token));
  assert.ok(seat.success);
  await server.stop();
  assert.equal(await client.sendCommand(['ACL', 'LOG']), []);
  client.destroy();
  await own.stop();
});

real.run();
