/** The runner is the judge of all else, so it is judged first: right sums, right exit code, nothing left behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isAlive } from './support/server/processes.ts';

type Run = { code: number | null; lines: string[] };

const runner = suite('runner');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-runner-'));
const pidsFile = join(folder, 'pids');

const start = (...args: string[]): { child: ChildProcess; ended: Promise<Run> } => {
  const fixtures = ['--files-only', '--root', 'test/fixtures/runner', ...args];
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/run.ts', ...fixtures], {
    env: { ...process.env, PIDS_FILE: pidsFile },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  const ended = new Promise<Run>((resolve) => {
    child.once('close', (code) => resolve({ code, lines: output.trimEnd().split('\n') }));
  });
  return { child, ended };
};

/** The children that the hanging file has started so far. */
const hangingPids = (): number[] => {
  try {
    return readFileSync(pidsFile, 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
};
const expected = process.platform === 'linux' ? 2 : 1;

const assertAllEnded = async (): Promise<void> => {
  const pids = hangingPids();
  assert.is(pids.length, expected);
  for (let tries = 0; tries < 1500 && pids.some(isAlive); tries++) await sleep(20);
  assert.equal(pids.filter(isAlive), []);
};

runner.before.each(() => rmSync(pidsFile, { force: true }));
runner.after(() => rmSync(folder, { recursive: true, force: true }));

runner('sums passes and counts a crash, a hang and an empty file as one failure each', async () => {
  const { code, lines } = await start(
    '--timeout',
    '8',
    'runner/crashing',
    'empty',
    'runner/failing',
    'hanging',
    'runner/passing',
  ).ended;
  assert.is(lines.at(-1), '3 passed, 4 failed');
  assert.match(lines.at(-2) ?? '', /^\d+ s of processor time$/);
  assert.is(code, 1);
  const verdicts = lines.filter((line) => /^(ok|FAIL) /.test(line)).map((line) => line.replace(/ \(.*/, ''));
  assert.equal(verdicts.sort(), [
    'FAIL crashing.test.ts: 1 failed, exit code 1',
    'FAIL empty.test.ts: 1 failed, no tests',
    'FAIL failing.test.ts: 1 passed, 1 failed',
    'FAIL hanging.test.ts: 1 failed, stopped after 8 s',
    'ok   passing.test.ts: 2 passed',
  ]);
  assert.match(lines.join('\n'), 'crashed while loading');
  await assertAllEnded();
});

runner('counts for itself each file that shares a process, and goes on after the one that takes it down', async () => {
  const { code, lines } = await start('runner/engine').ended;
  assert.is(lines.at(-1), '3 passed, 3 failed');
  assert.is(code, 1);
  const verdicts = lines.filter((line) => /^(ok|FAIL) /.test(line)).map((line) => line.replace(/ \(.*/, ''));
  assert.equal(verdicts, [
    'ok   engine/e-passing.test.ts: 1 passed',
    'FAIL engine/d-dying.test.ts: 1 failed, exit code 7',
    'FAIL engine/c-crashing.test.ts: 1 failed, exit code 1',
    'FAIL engine/b-failing.test.ts: 1 passed, 1 failed',
    'ok   engine/a-passing.test.ts: 1 passed',
  ]);
  assert.match(lines.join('\n'), 'crashed while loading');
});

runner('says why the tests of a suite could not begin', async () => {
  const { lines } = await start('runner/hook').ended;
  assert.is(lines.at(-1), '0 passed, 1 failed');
  assert.match(lines.join('\n'), 'what it needs is not there');
});

runner('plays the long forms when it is asked to, and else the short ones', async () => {
  for (const [asked, played] of [
    [[], 'the short form, and no more'],
    [['--long'], 'the long form, and more'],
  ] as const) {
    const { lines } = await start(...asked, 'runner/form').ended;
    assert.match(lines.join('\n'), played);
  }
});

runner('runs only the files that match, and ends well when all pass', async () => {
  const { code, lines } = await start('runner/passing').ended;
  assert.is(lines.at(-1), '2 passed, 0 failed');
  assert.is(code, 0);
});

runner('takes no match for a failure', async () => {
  const { code, lines } = await start('no-such-file').ended;
  assert.is(lines.at(-1), '0 passed, 1 failed');
  assert.is(code, 1);
});

runner('issue: a file that was never built ended in words of Node; now one line says what to do', async () => {
  writeFileSync(join(folder, 'new.test.ts'), '');
  const { code, lines } = await start('--root', folder).ended;
  assert.is(code, 1);
  assert.is(lines.length, 1, lines.join('\n'));
  assert.match(
    lines[0] ?? '',
    /^FAIL not built: .*new\.test\.ts; build first \(node .* --if-stale\), or leave --files-only out$/,
  );
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  runner(`leaves no process behind on ${signal}`, async () => {
    const { child, ended } = start('hanging');
    for (let tries = 0; tries < 1500 && hangingPids().length < expected; tries++) await sleep(20);
    child.kill(signal);
    const { code, lines } = await ended;
    assert.is(lines.at(-1), '0 passed, 1 failed');
    assert.is.not(code, 0);
    await assertAllEnded();
  });
}

runner.run();
