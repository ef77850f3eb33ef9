/** `npm test`: type check, lint, build, then every test file, each in a process of its own, as many at once as there are
 *  cores. `npm test -- dice queue` runs only the files whose path contains one of the words, without check and lint.
 *
 *  A test file is any `*.test.ts` under test/, except below a folder named `fixtures`. One named `*.alone.test.ts` runs
 *  when nothing else does, at the end: for what measures time or takes the whole machine.
 *
 *  A failed assertion counts as one failure, and so does a file that crashes, runs out of time or has no tests, and a
 *  failed check, lint or build. The last line is always `N passed, N failed`. */
import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Ended, killAll, runToEnd } from './support/server/processes.ts';
import { ensureSystemPackages } from './support/server/system.ts';

const { values: options, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: 'test' }, // where to look for test files
    timeout: { type: 'string', default: '240' }, // seconds a file may take
    'files-only': { type: 'boolean', default: false }, // no check, no lint, no build, no system packages
  },
});

const STEP_TIMEOUT_MS = 300_000;
const SHOWN_CHARACTERS = 20_000; // the end of a failing file's output tells most

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
const count = ({ code, timedOut, output }: Ended): Count => {
  const tests = sumOf('Total', output);
  const passed = sumOf('Passed', output);
  const failed = tests - passed;
  if (timedOut) return { passed, failed: failed + 1, note: `stopped after ${options.timeout} s` };
  if (failed > 0) return { passed, failed, note: '' };
  if (code !== 0) return { passed, failed: 1, note: code === null ? 'killed' : `exit code ${code}` };
  if (tests === 0) return { passed, failed: 1, note: 'no tests' };
  return { passed, failed, note: '' };
};

const report = (name: string, { seconds, output }: Ended, { passed, failed, note }: Count): void => {
  total.passed += passed;
  total.failed += failed;
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} failed`, note].filter(Boolean).join(', ');
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}${counts && `: ${counts}`} (${seconds.toFixed(1)} s)`);
  if (failed === 0) return;
  if (output.length > SHOWN_CHARACTERS) console.log('     ...');
  console.log(output.slice(-SHOWN_CHARACTERS).trimEnd().replace(/^/gm, '     '));
};

const runStep = async (name: string, command: string, args: string[]): Promise<void> => {
  const ended = await runToEnd(command, args, STEP_TIMEOUT_MS);
  report(name, ended, { passed: 0, failed: ended.code === 0 ? 0 : 1, note: '' });
};

const runFile = async (file: string): Promise<void> => {
  const ended = await runToEnd(process.execPath, ['--import', 'tsx', file], Number(options.timeout) * 1000);
  report(relative(options.root, file), ended, count(ended));
};

const runFiles = async (files: string[], atOnce: number): Promise<void> => {
  const queue = files.values(); // one iterator, shared by all lanes
  const lane = async (): Promise<void> => {
    for (const file of queue) await runFile(file);
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
const files = testFiles(options.root).filter(
  (file) => words.length === 0 || words.some((word) => file.split(sep).join('/').includes(word)),
);

if (!options['files-only']) {
  ensureSystemPackages();
  await Promise.all([
    words.length === 0 && runStep('check', 'npm', ['run', '--silent', 'check']),
    words.length === 0 && runStep('lint', 'npm', ['run', '--silent', 'lint']),
    existsSync('web/index.html') &&
      runStep('build', process.execPath, ['--import', 'tsx', 'bin/build.ts', '--if-stale']),
  ]);
}

const isAlone = (file: string): boolean => file.endsWith('.alone.test.ts');
await runFiles(
  files.filter((file) => !isAlone(file)),
  availableParallelism(),
);
await runFiles(files.filter(isAlone), 1);

if (files.length === 0) {
  console.log('FAIL no test file matches');
  total.failed++;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
