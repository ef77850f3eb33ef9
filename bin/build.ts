/** `npm run build`: the server to dist/ and the browser client to web/dist/, both at once; with `--tests` the tests to
 *  dist/test/ as well.
 *  With `--if-stale` (before `npm start` and before the tests) it does nothing while no source is newer than the last
 *  build. What was built from files that are gone goes. It says nothing unless something is wrong. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const SOURCES = [
  'main.ts',
  'engine',
  'protocol',
  'proof',
  'league',
  'rooms',
  'client',
  'infra',
  'loadtest',
  'bin',
  'web',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.build.json',
];
const STAMP = 'dist/.built';

/** What the tests add: their code, not the thousands of files that are their data. */
const TEST_DATA = new Set(['scenarios', 'goldens', 'counts']);
const TEST_SOURCES = readdirSync('test')
  .filter((name) => !TEST_DATA.has(name))
  .map((name) => join('test', name));
const TEST_STAMP = 'dist/.built-tests';

const withTests = process.argv.includes('--tests');
const sources = withTests ? [...SOURCES, 'tsconfig.test.json', ...TEST_SOURCES] : SOURCES;
const stamp = withTests ? TEST_STAMP : STAMP;

/** Changes to a folder itself count too: that is how a deleted file is noticed. */
const newest = (path: string): number => {
  if (!existsSync(path) || path === join('web', 'dist')) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  // A build renews web/dist inside of web/, so the time of web/ itself tells nothing.
  return Math.max(path === 'web' ? 0 : stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const hasPage = existsSync('web/index.html');

const isFresh = (): boolean =>
  existsSync(stamp) &&
  existsSync('web/dist/index.html') === hasPage &&
  Math.max(...sources.map(newest)) < statSync(stamp).mtimeMs;

/** Runs a tool of ours, keeping its words for the case that it fails. */
const run = (tool: string, args: string[]): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(join('node_modules', '.bin', tool), args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', (error) => said.push(Buffer.from(`${tool}: ${error.message}\n`)));
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(said));
      resolve(code === 0);
    });
  });

const BUILT = /\.js(\.map)?$/;

/** What was built from a source that is gone would go on running, and hide that something still asks for it. */
const removeStale = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      removeStale(path);
      if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
    } else if (BUILT.test(path) && !existsSync(relative('dist', path).replace(BUILT, '.ts'))) rmSync(path);
  }
};

if (!process.argv.includes('--if-stale') || !isFresh()) {
  const started = new Date(); // a source saved while we build is newer than the build
  const done = await Promise.all([
    run('tsc', ['-p', withTests ? 'tsconfig.test.json' : 'tsconfig.build.json']),
    !hasPage || run('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn']),
  ]);
  if (done.includes(false)) process.exit(1);
  mkdirSync('dist', { recursive: true });
  removeStale('dist');
  for (const built of withTests ? [STAMP, TEST_STAMP] : [STAMP]) {
    writeFileSync(built, '');
    utimesSync(built, started, started);
  }
}
