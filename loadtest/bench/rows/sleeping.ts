/** What it costs to keep matches that sleep. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { ServerProcess } from '../../server-process.ts';
import { DECISIONS, DUE, idOf } from '../../sleeping/matches.ts';
import type { Bench, Figure } from '../figure.ts';
import { timeAt, timed } from '../times.ts';

const FULL = { matches: 100_000, woken: 200, settleMs: 20_000, lookMs: 40_000 };
const QUICK = { matches: 5000, woken: 40, settleMs: 6000, lookMs: 16_000 };
const LOOKS = 50;
const PREFIX = join(tmpdir(), 'throneroom-sleeping-');
/** What the other server keeps: those that are due, and as few others as may be. */
const FEW = DUE + 2;

/** Fills the journal, and returns how many bytes the file has. */
const fill = (file: string, matches: number): number => {
  const filler = fileURLToPath(new URL('../../sleeping/fill.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [filler, file, String(matches)], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the journal could not be filled');
  return statSync(file).size;
};

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
const look = async (
  folder: string,
  { settleMs, lookMs }: typeof FULL,
  then: (url: string) => Promise<void> = async () => {},
): Promise<Idle> => {
  const begun = performance.now();
  const server = await ServerProcess.start({ DATA_DIR: folder, THRONEROOM_SLEEP_SECONDS: '5' });
  const startMs = performance.now() - begun;
  try {
    const startCpuSeconds = server.usage?.cpuSeconds ?? 0;
    await sleep(settleMs); // what was due has woken, and sleeps again
    const before = server.usage;
    await sleep(lookMs);
    const after = server.usage;
    const share = ((after?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0)) / (lookMs / 1000);
    const memoryMb = server.memoryMb ?? 0;
    await then(server.url);
    return { startMs, startCpuSeconds, mostMb: after?.mostMb ?? 0, memoryMb, share };
  } finally {
    await server.stop();
  }
};

const measure = async (folder: string, few: string, size: typeof FULL): Promise<Figure[]> => {
  const { matches, woken } = size;
  const file = join(folder, 'journal.db');
  const figures: Figure[] = [];
  const tell = (id: string, what: string, value: number, unit: string): void =>
    void figures.push({ id: `sleeping/${id}`, what, value, unit });
  const perMatch = fill(file, matches) / matches;
  tell('match', `journal of a duel of ${DECISIONS} decisions`, perMatch, 'bytes');
  tell('decision', 'the same, a decision', perMatch / DECISIONS, 'bytes');
  const journal = await openSqlJournal(file, 'process');
  const sweeps = await several(LOOKS, () => journal.dueBy(Date.now(), 1));
  tell('due', 'the journal is asked who is due, p99', timeAt(sweeps, 0.99), 'ms');
  const counts = await several(LOOKS, () => journal.countUnfinished());
  tell('count', 'the journal is asked how many there are, p99', timeAt(counts, 0.99), 'ms');
  await journal.close();
  fill(join(few, 'journal.db'), FEW);
  const least = await look(few, size);
  let wakings: readonly number[] = [];
  const full = await look(folder, size, async (url) => {
    wakings = await several(woken, async (n) => {
      const id = idOf(Math.floor((n * (matches - DUE)) / woken));
      const { status } = await fetch(`${url}/api/matches/${id}/resume`, { method: 'POST' });
      if (status !== 200) throw new Error(`expected ${id} to wake, and got ${status}`);
    });
  });
  for (const [of, words, idle] of [
    ['all', `${matches.toLocaleString('en')} sleep`, full],
    ['few', `${FEW} sleep`, least],
  ] as const) {
    tell(`${of}/start`, `${words}: start to listening`, idle.startMs, 'ms');
    tell(`${of}/start-cpu`, `${words}: processor time of the start`, idle.startCpuSeconds, 's');
    tell(`${of}/idle`, `${words}: processor meanwhile, sweeps included`, 100 * idle.share, '% of a core');
    tell(`${of}/memory`, `${words}: memory`, idle.memoryMb, 'MB');
    tell(`${of}/most`, `${words}: the most memory, ${DUE} woken by their clock among it`, idle.mostMb, 'MB');
  }
  tell('each', 'memory of one that sleeps', ((full.memoryMb - least.memoryMb) * 2 ** 20) / (matches - FEW), 'bytes');
  tell('wake-p50', 'one is woken by who comes back, p50', timeAt(wakings, 0.5), 'ms');
  tell('wake-p99', 'one is woken by who comes back, p99', timeAt(wakings, 0.99), 'ms');
  return figures;
};

export const sleeping: Bench = {
  name: 'sleeping',
  what: 'What it costs to keep matches that sleep: the file, the start, processor and memory, and waking one.',
  how: 'A journal is filled with half-played correspondence duels; a server starts on it; some are woken by whoever comes back, and some by their clock. Beside it stands a server that keeps hardly more than those which wake.',
  run: async ({ quick, say }) => {
    const size = quick ? QUICK : FULL;
    say(`sleeping: ${size.matches} matches`);
    const [folder, few] = [mkdtempSync(PREFIX), mkdtempSync(PREFIX)];
    try {
      return await measure(folder, few, size);
    } finally {
      for (const one of [folder, few]) rmSync(one, { recursive: true, force: true });
    }
  },
};
