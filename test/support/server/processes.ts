/** Child processes that never outlive their work: each is the head of its own process group, runs against a deadline,
 *  and takes all of its descendants along when it ends. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';

/** Handed down to every descendant, so that those are found that left the process group (Chromium, the pm2 daemon).
 *  It grows by one part a level: a runner within a test is still found as part of that test. */
const MARK = 'TEST_RUN_OF_THRONEROOM';
const thisRun = `${process.env[MARK] ?? ''}/${randomUUID()}`;
const running = new Set<number>();
let started = 0;

/** What became of a process: its exit code (null if a signal ended it) and all it said, without colours; what was heard at
 *  the end of a task apart. */
export type Ended = { code: number | null; timedOut: boolean; output: string; seconds: number; cpuSeconds: number };

const TICKS_A_SECOND = 100; // USER_HZ, the same on every Linux

/** Processor seconds, user and system, of all children that have ended so far, and of their own. Only Linux says. */
export const cpuSecondsOfEnded = (): number => {
  if (process.platform !== 'linux') return 0;
  // Behind the name, which may hold blanks, fields 3 and on; 16 and 17 are those of children that were waited for.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
};
let cpuSecondsCounted = 0;

const signal = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // gone already
  }
};

/** Processes whose environment carries the mark. Only Linux shows it; elsewhere the process group must do. */
const marked = (mark: string): number[] => {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return readFileSync(`/proc/${name}/environ`, 'utf8').includes(mark) ? [Number(name)] : [];
    } catch {
      return []; // ended meanwhile, or another user's
    }
  });
};

const killMarked = (mark: string): void => {
  // More than once: a process may have been forking just as we looked.
  for (let round = 0; round < 5; round++) {
    const pids = marked(mark);
    if (pids.length === 0) return;
    pids.forEach(signal);
  }
};

/** What a process does one after the other. */
export interface Tasks {
  /** What it says at the end of each: a line that begins so. */
  readonly end: string;
  /** The next one, a line of its standard input; nothing when it shall end. */
  next(): string | undefined;
  /** Hears what it said of the last one, up to that line. */
  ended(said: string): void;
}

/** Runs a command to its end, or to the deadline, which begins anew with each of its tasks; then nothing that it started is
 *  left. */
export const runToEnd = (command: string, args: string[], timeoutMs: number, tasks?: Tasks): Promise<Ended> =>
  new Promise((resolve) => {
    const begun = Date.now();
    const mark = `${thisRun}.${started++}.`;
    const child = spawn(command, args, {
      detached: true,
      env: { ...process.env, [MARK]: mark },
      stdio: [tasks ? 'pipe' : 'ignore', 'pipe', 'pipe'],
    });
    const pid = child.pid;
    if (pid) running.add(pid);
    let timedOut = false;
    let cpuSeconds = 0;
    let output = '';
    const give = ({ next }: Tasks): void => {
      deadline.refresh();
      const task = next();
      if (task === undefined) child.stdin?.end();
      else child.stdin?.write(`${task}\n`);
    };
    const hear = (chunk: string): void => {
      output += chunk;
      if (!tasks) return;
      const end = output.indexOf(`\n${tasks.end}`);
      const line = end < 0 ? -1 : output.indexOf('\n', end + 1);
      if (line < 0) return;
      tasks.ended(stripVTControlCharacters(output.slice(0, line)));
      output = output.slice(line);
      give(tasks);
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.stdin?.on('error', () => {
      // It has ended meanwhile, as its exit says.
    });

    const sweep = (): void => {
      if (pid) signal(-pid);
      killMarked(mark);
    };
    const deadline = setTimeout(() => {
      timedOut = true;
      sweep();
    }, timeoutMs);
    if (tasks) give(tasks);
    const end = (code: number | null): void => {
      clearTimeout(deadline);
      if (pid) running.delete(pid);
      const seconds = (Date.now() - begun) / 1000;
      resolve({ code, timedOut, output: stripVTControlCharacters(output), seconds, cpuSeconds });
    };

    child.once('error', (error) => {
      hear(`${command}: ${error.message}\n`);
      end(null);
    });
    child.once('exit', async (code) => {
      // The sum grows when a child is collected, which is now: what it grew by since the last one is this one's.
      const sum = cpuSecondsOfEnded();
      cpuSeconds = sum - cpuSecondsCounted;
      cpuSecondsCounted = sum;
      sweep();
      // Its last words may still be in the pipe; a descendant that we could not find must not hold us up.
      await Promise.race([new Promise((closed) => child.once('close', closed)), sleep(1000)]);
      end(code);
    });
  });

/** Kills all that `runToEnd` has running, at once: for the moment when we are told to stop. */
export const killAll = (): void => {
  for (const pid of running) signal(-pid);
  killMarked(`${thisRun}.`);
};

/** Whether a process still runs; one that ended but was not yet collected by its parent does not. */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
};
