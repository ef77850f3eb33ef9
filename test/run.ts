/** `npm test`: type check, lint, build, then every test file, from built code, two more at once than there are cores:
 *  those with a browser, with stores or with kills mostly wait.
 *  `npm test -- dice queue` runs only the files whose path contains one of the words, without check and lint; `--long` runs the
 *  long forms of tests.
 *
 *  A test file is any `*.test.ts` under test/, except below a folder named `fixtures`. Files run many to a process, one
 *  after the other, but for a few that want one of their own (APART); whichever process is free takes the next one, so that all
 *  end at the same time. One named `*.alone.test.ts` runs when nothing else does, at the end: for what takes the whole machine.
 *
 *  A failed assertion counts as one failure, and so does a file that crashes, runs out of time or has no tests, and a
 *  failed check, lint or build. Behind each file stand its seconds, and its seconds of processor time with those of all
 *  that it started and waited for. The last line is always `N passed, N failed`. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Ended, killAll, runToEnd } from './support/server/processes.ts';
import { END, sectionOf } from './support/server/sections.ts';
import { SHORT_LIVED } from './support/server/short-lived.ts';
import { ensureSystemPackages } from './support/server/system.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: 'test' }, // where to look for test files
    timeout: { type: 'string', default: '600' }, // seconds a file may take
    'files-only': { type: 'boolean', default: false }, // no check, no lint, no build, no system packages
    long: { type: 'boolean', default: false }, // the long forms of tests (support/long.ts)
  },
});

const STEP_TIMEOUT_MS = 900_000;
const CHECK = ['--noEmit', '--singleThreaded', '-p'];
/** What changes the process that it runs in, or whose processes are to be told from all others. */
const APART = ['run.test.ts', 'infra/http/last-resort.test.ts', 'loadtest/fuzz.test.ts'];
/** Folders whose files share what takes long to start, browser and server, Redis and its cluster, and in how many processes:
 *  those with a browser mostly wait for it, and one process of them would end long after all else. They take longest, so
 *  they begin. */
const TOGETHER = new Map([
  ['web', 2],
  ['infra', 1],
]);
/** Files that share a process at most: what they leave in memory adds up. */
const SHARED_BY = 64;
/** For fewer files it is not worth while to start another process: to load a server takes longer than most files. */
const WORTH_A_PROCESS = 16;
const SHOWN_CHARACTERS = 20_000; // the end of a failing file's output tells most

let cpuSeconds = 0;

type Count = { passed: number; failed: number; note: string };

const total: Count = { passed: 0, failed: 0, note: '' };

const testFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === 'fixtures' ? [] : testFiles(path);
      return entry.name.endsWith('.test.ts') ? [path] : [];
    });

const sumOf = (label: string, output: string): number =>
  [...output.matchAll(new RegExp(`^  ${label}: +(\\d+)$`, 'gm'))].reduce((sum, match) => sum + Number(match[1]), 0);

/** What uvu's closing lines say, and what the process did to contradict them. */
const count = ({ code, timedOut, output }: Omit<Ended, 'seconds' | 'cpuSeconds'>): Count => {
  const tests = sumOf('Total', output);
  const passed = sumOf('Passed', output);
  const failed = tests - passed;
  if (timedOut) return { passed, failed: failed + 1, note: `stopped after ${options.timeout} s` };
  if (failed > 0) return { passed, failed, note: '' };
  if (code !== 0) return { passed, failed: 1, note: code === null ? 'killed' : `exit code ${code}` };
  if (tests === 0) return { passed, failed: 1, note: 'no tests' };
  return { passed, failed, note: '' };
};

type Said = Pick<Ended, 'seconds' | 'cpuSeconds' | 'output'>;

const report = (name: string, { seconds, cpuSeconds: cpu, output }: Said, { passed, failed, note }: Count): void => {
  total.passed += passed;
  total.failed += failed;
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`, note].filter(Boolean).join(', ');
  console.log(
    `${failed > 0 ? 'FAIL' : 'ok  '} ${name}${counts && `: ${counts}`} (${seconds.toFixed(1)} s, cpu ${cpu.toFixed(1)} s)`,
  );
  if (failed === 0) return;
  if (output.length > SHOWN_CHARACTERS) console.log('     ...');
  console.log(output.slice(-SHOWN_CHARACTERS).trimEnd().replace(/^/gm, '     '));
};

const tool = (name: string): string => join('node_modules', '.bin', name);

const runStep = async (name: string, command: string, args: string[]): Promise<void> => {
  const ended = await runToEnd(command, args, STEP_TIMEOUT_MS);
  cpuSeconds += ended.cpuSeconds;
  report(name, ended, { passed: 0, failed: ended.code === 0 ? 0 : 1, note: '' });
};

const timeoutMs = Number(options.timeout) * 1000;
const nameOf = (file: string): string => relative(options.root, file);
const builtFrom = (source: string): string => join('dist', source).replace(/\.ts$/, '.js');

const runFile = async (file: string): Promise<void> => {
  const ended = await runToEnd(process.execPath, [...SHORT_LIVED, builtFrom(file)], timeoutMs);
  cpuSeconds += ended.cpuSeconds;
  report(nameOf(file), ended, count(ended));
};

/** Runs files from the queue in one process. The one that takes the process down has failed. */
const runShared = async (queue: string[]): Promise<void> => {
  const taken: string[] = [];
  let current: string | undefined;
  const tellOf = (file: string, said: string, ended: Pick<Ended, 'code' | 'timedOut'>): void => {
    const { output, end } = sectionOf(said);
    const { code, timedOut } = end ? { code: end.code, timedOut: false } : ended;
    report(nameOf(file), { output, seconds: 0, cpuSeconds: 0, ...end }, count({ output, code, timedOut }));
  };
  const ended = await runToEnd(
    process.execPath,
    [...SHORT_LIVED, builtFrom('test/support/server/together.ts')],
    timeoutMs,
    {
      end: END,
      next: () => {
        current = taken.length < SHARED_BY ? queue.shift() : undefined;
        if (current) taken.push(current);
        return current && builtFrom(current);
      },
      ended: (said) => current && tellOf(current, said, { code: null, timedOut: false }),
    },
  );
  cpuSeconds += ended.cpuSeconds;
  if (current) tellOf(current, ended.output, ended);
  else if (ended.timedOut) {
    const name = `the process of ${taken.map(nameOf).join(', ')}`;
    report(name, ended, { passed: 0, failed: 1, note: 'one of them leaves something running' });
  }
};

/** So many processes, one after the other where one ends early, that share what the queue holds. */
const sharing = (queue: string[], processes: number): (() => Promise<void>)[] =>
  Array.from({ length: processes }, () => async () => {
    while (queue.length > 0) await runShared(queue);
  });

const runAll = async (runs: (() => Promise<void>)[], atOnce: number): Promise<void> => {
  const queue = runs.values(); // one iterator, shared by all lanes
  const lane = async (): Promise<void> => {
    for (const run of queue) await run();
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
};

for (const [name, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.once(name, () => {
    killAll();
    console.log(`stopped by ${name}\n${total.passed} passed, ${total.failed + 1} failed`);
    process.exit(code);
  });
}

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));
process.env.LONG = options.long ? '1' : '0'; // every file's process inherits it
const files = testFiles(options.root).filter(
  (file) => words.length === 0 || words.some((word) => file.split(sep).join('/').includes(word)),
);

const unbuilt = options['files-only'] ? files.filter((file) => !existsSync(builtFrom(file))) : [];
if (unbuilt.length > 0) {
  const build = 'node --import tsx bin/build.ts --for tests --if-stale';
  console.log(`FAIL not built: ${unbuilt.join(', ')}; build first (${build}), or leave --files-only out`);
  process.exit(1);
}
if (!options['files-only']) {
  ensureSystemPackages();
  await Promise.all([
    // The build checks all types but the page's. That the engine knows no Node, layers.test.ts reads off its words.
    words.length === 0 && runStep('check page', tool('tsc'), [...CHECK, 'web/tsconfig.json']),
    words.length === 0 && runStep('lint', tool('biome'), ['check']),
    existsSync('web/index.html') &&
      runStep('build', process.execPath, ['--import', 'tsx', 'bin/build.ts', '--if-stale', '--for', 'tests']),
  ]);
}

const isAlone = (file: string): boolean => file.endsWith('.alone.test.ts');
const placeOf = (file: string): string => nameOf(file).split(sep).join('/');
const isApart = (file: string): boolean => APART.includes(placeOf(file));
const isIn = (folder: string) => (file: string) => placeOf(file).startsWith(`${folder}/`);
const lanes = availableParallelism() + 2;
const shared = files.filter((file) => !isAlone(file) && !isApart(file));
// What takes longest stands at the end, rooms and their kills: it begins, so that nothing long is left for the end.
const rest = shared.filter((file) => ![...TOGETHER.keys()].some((folder) => isIn(folder)(file))).reverse();
const others = sharing(rest, Math.min(lanes, Math.ceil(rest.length / WORTH_A_PROCESS)));
const runOf = (file: string) => () => runFile(file);
await runAll(
  [
    ...[...TOGETHER].flatMap(([folder, hands]) => sharing(shared.filter(isIn(folder)), hands)),
    ...others.slice(0, 1),
    ...files.filter(isApart).map(runOf),
    ...others.slice(1),
  ],
  lanes,
);
await runAll(files.filter(isAlone).map(runOf), 1);

if (files.length === 0) {
  console.log('FAIL no test file matches');
  total.failed++;
}
console.log(`${cpuSeconds.toFixed(0)} s of processor time`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
