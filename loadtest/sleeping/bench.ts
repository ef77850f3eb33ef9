/** `npm run -s tool -- bench-sleeping`: what it costs to keep matches that sleep. A journal is filled with half-played
 *  correspondence duels; a server starts on it; some of them are woken by whoever comes back, and some by their clock. What
 *  the server takes meanwhile stands beside what one takes that keeps hardly more than those which wake. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { read } from '../../bin/command-line.ts';
import { openSqlJournal } from '../../infra/journal/sql-journal.ts';
import { ServerProcess } from '../server-process.ts';
import { DECISIONS, DUE, idOf } from './matches.ts';

const { values } = read('bench-sleeping');
const MATCHES = Number(values.matches);
const WOKEN = 200;
/** How long a server is left alone before it is looked at, and how long it is looked at: two sweeps and some. */
const SETTLE_MS = 20_000;
const LOOK_MS = 40_000;
const LOOKS = 50;
/** What the other server keeps: those that are due, and as few others as may be. */
const FEW = DUE + 2;

/** Fills the journal, and returns how many bytes the file has. */
const fill = (file: string, matches: number): number => {
  const filler = fileURLToPath(new URL('./fill.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [filler, file, String(matches)], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the journal could not be filled');
  return statSync(file).size;
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};
const at = (times: readonly number[], share: number): string =>
  ([...times].sort((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
const say = (what: string, figure: string): void => console.log(`  ${what.padEnd(62)} ${figure}`);
const several = async (times: number, work: (n: number) => Promise<unknown>): Promise<number[]> => {
  const all: number[] = [];
  for (let n = 0; n < times; n++) all.push(await timed(() => work(n)));
  return all;
};

interface Idle {
  readonly startMs: number;
  /** Processor time until it listened. */
  readonly startCpuSeconds: number;
  readonly mostMb: number;
  readonly memoryMb: number;
  /** Of one core, while nobody asks for anything. */
  readonly share: number;
}

/** A server on that folder, left alone; then whatever else is to be done with it. */
const look = async (folder: string, then: (url: string) => Promise<void> = async () => {}): Promise<Idle> => {
  const begun = performance.now();
  const server = await ServerProcess.start({ DATA_DIR: folder, THRONEROOM_SLEEP_SECONDS: '5' });
  const startMs = performance.now() - begun;
  try {
    const startCpuSeconds = server.usage?.cpuSeconds ?? 0;
    await sleep(SETTLE_MS); // what was due has woken, and sleeps again
    const before = server.usage;
    await sleep(LOOK_MS);
    const after = server.usage;
    const share = ((after?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0)) / (LOOK_MS / 1000);
    const memoryMb = server.memoryMb ?? 0;
    await then(server.url);
    return { startMs, startCpuSeconds, mostMb: after?.mostMb ?? 0, memoryMb, share };
  } finally {
    await server.stop();
  }
};

const folder = mkdtempSync(join(tmpdir(), 'throneroom-sleeping-'));
const few = mkdtempSync(join(tmpdir(), 'throneroom-sleeping-'));
const file = join(folder, 'journal.db');
let wakings: number[] = [];
try {
  const filling = performance.now();
  const bytes = fill(file, MATCHES);
  const filled = performance.now() - filling;
  console.log(`${MATCHES.toLocaleString('en')} correspondence duels of ${DECISIONS} decisions, asleep`);
  const perMatch = bytes / MATCHES;
  say('journal, bytes a match (a decision)', `${Math.round(perMatch)} (${(perMatch / DECISIONS).toFixed(1)})`);
  say('to write them', `${(filled / 1000).toFixed(1)} s`);
  const journal = await openSqlJournal(file, 'process');
  const sweeps = await several(LOOKS, () => journal.dueBy(Date.now(), 1));
  say('the journal is asked who is due, p50 and p99', `${at(sweeps, 0.5)} ms, ${at(sweeps, 0.99)} ms`);
  const counts = await several(LOOKS, () => journal.countUnfinished());
  say('the journal is asked how many there are, p50 and p99', `${at(counts, 0.5)} ms, ${at(counts, 0.99)} ms`);
  await journal.close();
  fill(join(few, 'journal.db'), FEW);
  const least = await look(few);
  const full = await look(folder, async (url) => {
    wakings = await several(WOKEN, (n) => {
      const id = idOf(Math.floor((n * (MATCHES - DUE)) / WOKEN));
      return fetch(`${url}/api/matches/${id}/resume`, { method: 'POST' });
    });
  });
  const both = (of: (idle: Idle) => string): string => `${of(full)} (${of(least)})`;
  console.log(`and in brackets with ${FEW}, of which ${DUE} wake at once:`);
  say(
    'start to listening',
    both(({ startMs }) => `${Math.round(startMs)} ms`),
  );
  say(
    'processor time of it',
    both(({ startCpuSeconds }) => `${startCpuSeconds.toFixed(1)} s`),
  );
  say(
    'processor while all sleep, sweeps included',
    both(({ share }) => `${(share * 100).toFixed(2)} % of a core`),
  );
  say(
    'memory while all sleep',
    both(({ memoryMb }) => `${Math.round(memoryMb)} MB`),
  );
  const more = ((full.memoryMb - least.memoryMb) * 2 ** 20) / (MATCHES - FEW);
  say('memory of one that sleeps', `${Math.round(more)} bytes`);
  say(
    `the most memory, ${DUE} woken by their clock among it`,
    both(({ mostMb }) => `${Math.round(mostMb)} MB`),
  );
  say('one is woken by who comes back, p50 and p99', `${at(wakings, 0.5)} ms, ${at(wakings, 0.99)} ms`);
} finally {
  for (const one of [folder, few]) rmSync(one, { recursive: true, force: true });
}
