/** `npm run build`: the server and the commands to dist/, and the browser client to web/dist/, both at once. The server is
 *  bundled (`bin/server/bundle.ts`), all else is compiled file by file.
 *  `--for start` builds no more than a server needs to start, and trusts its types; `--for tests` the tests as well.
 *  With `--if-stale` (before `npm start` and before the tests) it does nothing while no source is newer than the last
 *  build. What was built from files that are gone goes. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compressAll } from './page/compress.ts';
import { bundle } from './server/bundle.ts';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const SERVER = ['main.ts', 'engine', 'protocol', 'league', 'rooms', 'client', 'infra'];
const PAGE = ['web', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
const COMMANDS = ['proof', 'loadtest', 'bin'];
/** What the tests add: their code, not the thousands of files that are their data. */
const TEST_DATA = new Set(['scenarios', 'goldens', 'counts', 'exhaustive']);
const TESTS = existsSync('test') ? readdirSync('test').filter((name) => !TEST_DATA.has(name)) : [];

/** How much is built, from the least to the most: each holds all before it. `project`: what is compiled file by file. */
const SCOPES = [
  { name: 'start', project: undefined, sources: [...SERVER, ...PAGE] },
  { name: 'all', project: 'tsconfig.build.json', sources: [...SERVER, ...PAGE, ...COMMANDS] },
  {
    name: 'tests',
    project: 'tsconfig.test.json',
    sources: [...SERVER, ...PAGE, ...COMMANDS, ...TESTS.map((name) => join('test', name)), 'tsconfig.test.json'],
  },
] as const;
const stampOf = (name: string): string => `dist/.built-${name}`;

const { values: options } = parseArgs({
  options: { for: { type: 'string', default: 'all' }, 'if-stale': { type: 'boolean', default: false } },
});
const place = SCOPES.findIndex(({ name }) => name === options.for);
const scope = SCOPES[place];
if (!scope) throw new Error(`--for takes one of ${SCOPES.map(({ name }) => name).join(', ')}`);

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
  existsSync(stampOf(scope.name)) &&
  existsSync('web/dist/index.html') === hasPage &&
  Math.max(...scope.sources.map(newest)) < statSync(stampOf(scope.name)).mtimeMs;

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

/** The page is made beside the one that a server may be showing just now, and takes its place when it is whole. */
const PAGE_NEXT = 'dist/.page';
const PAGE_BEFORE = 'dist/.page-before';
const INTO_NEXT = ['--outDir', resolve(PAGE_NEXT), '--emptyOutDir'];

const changePage = async (): Promise<void> => {
  await compressAll(PAGE_NEXT);
  rmSync(PAGE_BEFORE, { recursive: true, force: true });
  if (existsSync('web/dist')) renameSync('web/dist', PAGE_BEFORE);
  renameSync(PAGE_NEXT, 'web/dist');
  rmSync(PAGE_BEFORE, { recursive: true, force: true });
};

const SERVER_IN = 'dist/server';
/** What tests start and kill, many times. */
const MORTALS_IN = 'dist/test/mortals';
const MORTALS = {
  'mortal-server': 'test/support/server/mortal-server.ts',
  'ladder-writer': 'test/support/ladder-writer.ts',
  'journal-writer': 'test/support/journal-writer.ts',
};

/** The server, at the place where it is started: `dist/main.js`. */
const bundleServer = async (): Promise<void> => {
  await bundle({ main: 'main.ts' }, SERVER_IN);
  writeFileSync('dist/main.js', "import './server/main.js';\n");
};

/** Compiles, then bundles: the compiler would put its own `main.js` in the other's place. */
const buildServer = async (): Promise<boolean> => {
  if (scope.project !== undefined && !(await run('tsc', ['-p', scope.project, '--singleThreaded']))) return false;
  await bundleServer();
  if (scope.name === 'tests') await bundle(MORTALS, MORTALS_IN);
  return true;
};

const BUILT = /\.js(\.map)?$/;
const BUNDLED = new Set([SERVER_IN, MORTALS_IN]);

/** What was built from a source that is gone would go on running, and hide that something still asks for it. */
const removeStale = (folder: string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (BUNDLED.has(path)) continue;
    if (entry.isDirectory()) {
      removeStale(path);
      if (readdirSync(path).length === 0) rmSync(path, { recursive: true });
    } else if (BUILT.test(path) && !existsSync(relative('dist', path).replace(BUILT, '.ts'))) rmSync(path);
  }
};

if (!options['if-stale'] || !isFresh()) {
  const started = new Date(); // a source saved while we build is newer than the build
  // Whoever starts a server wonders what happens; tests and commands have their own words to say.
  if (scope.name === 'start') console.log('Building the server and its page, as they changed or are new …');
  // Checkers beside each other read the same libraries anew: on few cores they are no sooner done, and cost twice.
  const done = await Promise.all([
    buildServer(),
    !hasPage || run('vite', ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn', ...INTO_NEXT]),
  ]);
  if (done.includes(false)) process.exit(1);
  mkdirSync('dist', { recursive: true });
  if (hasPage) await changePage();
  removeStale('dist');
  for (const { name } of SCOPES.slice(0, place + 1)) {
    writeFileSync(stampOf(name), '');
    utimesSync(stampOf(name), started, started);
  }
  if (scope.name === 'start') console.log(`Built in ${((Date.now() - started.getTime()) / 1000).toFixed(1)} s.`);
}
