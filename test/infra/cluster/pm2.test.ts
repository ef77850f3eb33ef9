/** `ecosystem.config.js` as people use it: pm2 starts two processes, reloads and stops them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { beatKey, MEMBERS_KEY } from '../../../infra/cluster/processes.ts';
import { LINES_PREFIX } from '../../../infra/redis/connections.ts';
import { freePort } from '../../../loadtest/ports.ts';
import { choices } from '../../../proof/random.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { openReturning, playOn, ReturningPlayer } from '../../support/rooms/returning.ts';
import { clientWith, createMatch, guestToken, joinMatch } from '../../support/rooms/rooms.ts';
import { isAlive } from '../../support/server/processes.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { suite } from '../../support/suite.ts';

const pm2Suite = suite('pm2: many processes');

/** No duel is over after so few. */
const MOST_ACTIONS = 40;

const folder = mkdtempSync(join(tmpdir(), 'throneroom-pm2-'));
let redis: TestRedis;
let port: number;

/** Runs pm2 with a home of its own and further settings in its shell: its exit code, and what it says. */
const called = async (
  settings: Readonly<Record<string, string>>,
  args: readonly string[],
): Promise<{ code: unknown; said: string }> => {
  const child = spawn(process.execPath, ['node_modules/pm2/bin/pm2', ...args], {
    env: {
      ...process.env,
      PM2_HOME: join(folder, 'pm2'),
      DATA_DIR: join(folder, 'data'),
      PORT: String(port),
      REDIS_URL: redis.url,
      THRONEROOM_PROCESSES: '2',
      THRONEROOM_HOLD_MS: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, said };
};

/** The same for what succeeds: what it says. */
const pm2 = async (...args: string[]): Promise<string> => {
  const { code, said } = await called({}, args);
  assert.is(code, 0, said);
  return said;
};

const listing = z.array(
  z.object({
    pid: z.number(),
    pm2_env: z.object({
      status: z.string(),
      restart_time: z.number(),
      /** What its dashboard shows, once the process has said it. */
      axm_monitor: z
        .object({ ccu: z.object({ value: z.coerce.number() }) })
        .optional()
        .catch(undefined),
    }),
  }),
);
const processes = async () => listing.parse(JSON.parse((await pm2('jlist')).replace(/^[^[]*/, '')));

pm2Suite.before(async () => {
  redis = await startRedis();
  port = await freePort();
});
pm2Suite.after(async () => {
  await pm2('kill');
  await redis.stop();
  rmSync(folder, { recursive: true, force: true });
});

const clientAt = async (at: number, name: string) => {
  const url = `http://127.0.0.1:${at}`;
  return clientWith(url, (await guestToken(url, name)).token);
};

/** A match opened through one port, and joined through the other. */
const playAcross = async (first: number, second: number) => {
  const ada = await createMatch(
    await clientAt(first, 'Ada'),
    { game: 'dice-throne', mode: '1v1', seats: [{ player: 'me', hero: 'barbarian' }, { player: 'open' }] },
    readDiceThrone,
  );
  const [invite] = (await ada.invites()).invites;
  const seat = { code: invite?.code ?? '', hero: 'moon-elf' };
  const ben = await joinMatch(await clientAt(second, 'Ben'), ada.room.roomId, readDiceThrone, seat);
  for (const place of [ada, ben]) await place.until((here) => here.picture.stage === 'playing');
  return [ada, ben];
};

pm2Suite('two processes start, share their matches, are renewed one after the other, and stop cleanly', async () => {
  await pm2('start', 'ecosystem.config.js');
  // On a busy machine pm2 goes on before they are ready.
  await eventually('both are online', async () =>
    (await processes()).every(({ pm2_env }) => pm2_env.status === 'online'),
  );
  const before = await processes();
  assert.is(before.length, 2);
  for (const [first, second] of [
    [port, port + 1],
    [port + 1, port],
  ] as const)
    await playAcross(first, second);
  await eventually("the players stand on pm2's dashboard", async () => {
    const shown = (await processes()).map(({ pm2_env }) => pm2_env.axm_monitor?.ccu.value ?? 0);
    return shown.reduce((sum, ccu) => sum + ccu, 0) === 4;
  });

  const urls = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${port + 1}`];
  const player = async (name: string) => new ReturningPlayer(urls, (await guestToken(urls[0] ?? '', name)).token);
  const pair = [await player('Cleo'), await player('Dan')] as const;
  const match = await openReturning(pair);
  const random = choices('reload');
  const reloading = pm2('reload', 'ecosystem.config.js');
  let done = false;
  void reloading.finally(() => {
    done = true;
  });
  // At people's pace, and only so often: the match must not be over first, however long this takes.
  for (let acted = 0; !done && acted < MOST_ACTIONS; acted++) {
    assert.ok(await playOn(match, pair, random), 'the match goes on meanwhile');
    await sleep(50);
  }
  await reloading;
  const after = await processes();
  assert.equal(
    after.map(({ pm2_env }) => pm2_env.status),
    ['online', 'online'],
  );
  assert.not.ok(before.some(({ pid }) => isAlive(pid)));
  assert.ok(await playOn(match, pair, random), 'the match that was under way goes on');
  await playAcross(port, port + 1);

  await pm2('stop', 'ecosystem.config.js');
  assert.not.ok(after.some(({ pid }) => isAlive(pid)));
  const look = new Redis(redis.url, { keyPrefix: LINES_PREFIX });
  const beats = await look.keys(`${LINES_PREFIX}${beatKey('*')}`);
  const [listed, counted, members] = await Promise.all([
    look.hlen('roomcaches'),
    look.hlen('roomcount'),
    look.scard(MEMBERS_KEY),
  ]);
  look.disconnect();
  assert.equal([beats, listed, counted, members], [[], 0, 0, 0]);
});

/** What a process answers to whoever asks for the operator's page: 401 where a password is set, 404 where none is. */
const adminStatus = async (at: number): Promise<number> => (await fetch(`http://127.0.0.1:${at}/admin`)).status;
const reloadWith = (settings: Readonly<Record<string, string>>) => called(settings, ['reload', 'ecosystem.config.js']);

pm2Suite('issue: a setting that changed in the shell reached no process by `reload`', async () => {
  await pm2('start', 'ecosystem.config.js');
  const ports = [port, port + 1];
  const all = async (status: number) => {
    for (const at of ports) assert.is(await adminStatus(at), status);
  };
  await eventually('both answer', async () => {
    const answers = await Promise.allSettled(ports.map(adminStatus));
    return answers.every(({ status }) => status === 'fulfilled');
  });
  await all(404);
  for (const [password, status] of [
    ['a-password-of-operators', 401],
    ['', 404], // the default again
  ] as const) {
    assert.is((await reloadWith({ THRONEROOM_ADMIN_PASSWORD: password })).code, 0);
    await all(status);
  }
});

pm2Suite('issue: a wrong setting had pm2 end every process and start dead ones for ever', async () => {
  const before = (await processes()).map(({ pid }) => pid);
  for (const [settings, line] of [
    [{ THRONEROOM_CHAT: 'maybe' }, /^THRONEROOM_CHAT is "maybe": expected one of yes, no\.$/m],
    [{ THRONEROOM_PROCESSES: 'two' }, /^THRONEROOM_PROCESSES is "two": expected a whole number from 1 to 1000\.$/m],
  ] as const) {
    const { code, said } = await reloadWith(settings);
    assert.is(code, 1);
    assert.match(said, line);
  }
  assert.equal(
    (await processes()).map(({ pid }) => pid),
    before,
  );
});

pm2Suite.run();
