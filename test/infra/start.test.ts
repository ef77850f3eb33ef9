/** Starting the server as a person does: what it says, and what it says when it cannot. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../infra/config.ts';
import { StartProblem } from '../../infra/start-problem.ts';
import { games } from '../../rooms/all-games.ts';
import { serve } from '../../rooms/serve.ts';
import { eventually } from '../support/eventually.ts';
import { startRedis } from '../support/server/redis.ts';

const start = suite('infra: starting the server');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-start-'));
start.after(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  readonly child: ChildProcess;
  said: string;
  complained: string;
}
const launch = (env: Record<string, string>): Started => {
  const child = spawn(process.execPath, ['dist/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started: Started = { child, said: '', complained: '' };
  child.stdout?.on('data', (data: Buffer) => {
    started.said += String(data);
  });
  child.stderr?.on('data', (data: Buffer) => {
    started.complained += String(data);
  });
  return started;
};

const refused = async (env: Record<string, string>): Promise<{ code: unknown; line: string }> => {
  const started = launch(env);
  const closed = once(started.child, 'close');
  await eventually('the end', () => started.child.exitCode !== null || started.said.includes('Ctrl+C'));
  started.child.kill('SIGKILL'); // had it opened, nothing would end it
  const [code] = await closed;
  const said = started.complained + started.said;
  assert.is(said.trimEnd().split('\n').length, 1, said);
  return { code, line: started.complained };
};

start('issue: a busy port is said in one line', async () => {
  const busy = createServer().listen(0, '127.0.0.1');
  await once(busy, 'listening');
  const address = busy.address();
  const port = String(typeof address === 'object' ? address?.port : 0);
  const { code, line } = await refused({ PORT: port });
  busy.close();
  assert.is(code, 1);
  assert.match(line, new RegExp(`Port ${port} .* is taken`));
});

/** What a command prints, as a newcomer would call it: without the settings that `npm test` hands down. */
const printed = (command: string, args: readonly string[], cwd = process.cwd()): string => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  assert.is(status, 0, stderr);
  return stdout + stderr;
};

start('issue: `npm ci` printed sixty lines about engines on Node 20', () => {
  assert.not.match(printed('npm', ['ci', '--dry-run', '--offline']), /warn|EBADENGINE/i);
});

start('issue: `npm start` said nothing while it built, and built every command and test', () => {
  const checkout = join(folder, 'checkout');
  mkdirSync(checkout);
  const needed = [
    'main.ts',
    'engine',
    'protocol',
    'league',
    'rooms',
    'infra',
    'client',
    'bin/build.ts',
    'bin/page',
    'bin/server',
    'package.json',
  ];
  for (const path of [...needed, 'tsconfig.json']) cpSync(path, join(checkout, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'));
  const build = () =>
    printed(process.execPath, ['--import', 'tsx', 'bin/build.ts', '--for', 'start', '--if-stale'], checkout);
  assert.match(build(), /^Building the server and its page.*\nBuilt in [\d.]+ s\.\n$/);
  assert.is(build(), '', 'the second time there is nothing to do');
  const built = readdirSync(join(checkout, 'dist'));
  assert.equal(built.filter((name) => !name.startsWith('.')).sort(), ['main.js', 'server']);
});

/** Who besides the server's own user may do anything with it. */
const openTo = (path: string): number => statSync(path).mode & 0o077;

const data = join(folder, 'private data');
/** The server that opens in it; the good start is its, too. */
let opened: Started;
start.after(() => {
  opened?.child.kill('SIGKILL');
});

start('issue: journals, which hold the secrets of running matches, are for nobody else to read', async () => {
  mkdirSync(data);
  writeFileSync(join(data, 'journal.db'), ''); // of an earlier version
  for (const path of [data, join(data, 'journal.db')]) chmodSync(path, 0o777);
  const before = process.umask(0);
  opened = launch({ DATA_DIR: data });
  process.umask(before);
  const ended = (): boolean => opened.child.exitCode !== null;
  await eventually('the server to open', () => opened.said.includes('Ctrl+C') || ended());
  const found = [data, ...readdirSync(data).map((name) => join(data, name))].filter((path) => openTo(path) !== 0);
  assert.ok(readdirSync(data).includes('journal.db-wal'), opened.said + opened.complained);
  assert.equal(found, []);
});

/** Why a server with these settings does not start: the line that `main.ts` ends with. */
const problem = async (env: Record<string, string>): Promise<string> => {
  try {
    const server = await serve(readConfig({ PORT: '0', ...env }), games);
    await server.close();
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    assert.not.match(error.message, /\n/);
    return error.message;
  }
  throw new Error('it started');
};

const file = join(folder, 'a-file');
writeFileSync(file, 'not a folder');
const CASES: [string, Record<string, string>, RegExp][] = [
  ['a broken data folder', { DATA_DIR: file }, /a-file/],
  ['a data folder that cannot be made', { DATA_DIR: '/proc/no-process/data' }, /^DATA_DIR \/proc.* cannot be used/],
  [
    'a records folder that cannot be made',
    { THRONEROOM_RECORDS_DIR: '/proc/no-process/records' },
    /^THRONEROOM_RECORDS_DIR \/proc.* cannot be used \(ENOENT\): name a folder that can be written\.$/,
  ],
  [
    'a records folder that is a file',
    { THRONEROOM_RECORDS_DIR: file },
    /^THRONEROOM_RECORDS_DIR .*a-file cannot be used/,
  ],
  ['a port that is none', { PORT: 'http' }, /PORT/],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, /LOG_LEVEL/],
  ['a Redis that is not there', { REDIS_URL: 'redis://:hush@127.0.0.1:1' }, /^Redis at 127.0.0.1:1 .*ECONNREFUSED/],
  ['a setting there is not', { THRONEROOM_BOT_DELAY: '1' }, /THRONEROOM_BOT_DELAY is not a setting/],
];
for (const [name, env, words] of CASES) {
  start(`issue: ${name} is said in one line`, async () => {
    assert.match(await problem({ DATA_DIR: join(folder, 'data'), ...env }), words);
  });
}

start('issue: in production, a Redis that may lose what it is told is said in one line', async () => {
  const redis = await startRedis({ appendonly: 'no' });
  const { code, line } = await refused({ REDIS_URL: redis.url, NODE_ENV: 'production' });
  await redis.stop();
  assert.is(code, 1);
  assert.match(line, /^Redis at .* may lose matches: .*appendonly no/);
});

start('a good start says where to go, serves, shares its data folder with nobody, and ends when asked to', async () => {
  const url = /http:\/\/localhost:(\d+)/.exec(opened.said)?.[0];
  assert.ok(url, opened.said + opened.complained);
  assert.is((await fetch(`${url}/health`)).status, 200);
  const games: unknown = await (await fetch(`${url}/api/games`)).json();
  assert.match(JSON.stringify(games), /dice-throne/);
  const { code: second, line } = await refused({ DATA_DIR: data });
  assert.is(second, 1, 'issue: a second server on the same data folder took over the matches of the first');
  assert.match(line, /^DATA_DIR .*data is in use by another server/);
  opened.child.kill('SIGTERM');
  const [code] = await once(opened.child, 'close');
  assert.is(code, 0);
  assert.ok(opened.said.trimEnd().split('\n').length <= 4, 'a few calm lines');
});

start.run();
