/** `npm run -s tool -- bench-sleeping`: what it costs to keep matches that sleep. A journal is filled with half-played
 *  correspondence duels; a server starts on it; some of them are woken by whoever comes back, and some by their clock. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { read } from '../../bin/command-line.ts';
import { ServerProcess } from '../server-process.ts';
import { DECISIONS, DUE } from './matches.ts';

const { values } = read('bench-sleeping');
const MATCHES = Number(values.matches);
const WOKEN = 200;

/** Fills the journal, and returns how many bytes the file has. */
const fill = (file: string): number => {
  const filler = fileURLToPath(new URL('./fill.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [filler, file, String(MATCHES)], { stdio: 'inherit' });
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
const say = (what: string, figure: string): void => console.log(`  ${what.padEnd(56)} ${figure}`);

const folder = mkdtempSync(join(tmpdir(), 'throneroom-sleeping-'));
try {
  const bytes = fill(join(folder, 'journal.db'));
  console.log(`${MATCHES.toLocaleString('en')} correspondence duels of ${DECISIONS} decisions, asleep`);
  say(
    'journal, bytes a match (a decision)',
    `${Math.round(bytes / MATCHES)} (${(bytes / MATCHES / DECISIONS).toFixed(1)})`,
  );
  let server: ServerProcess | undefined;
  const started = await timed(async () => {
    server = await ServerProcess.start({ DATA_DIR: folder, THRONEROOM_SLEEP_SECONDS: '5' });
  });
  if (!server) throw new Error('the server did not start');
  try {
    say('start to listening', `${Math.round(started)} ms`);
    await sleep(5000); // those that are due have woken
    const before = server.usage;
    await sleep(30_000);
    const after = server.usage;
    say(`memory with ${DUE} awake for their clock`, `${Math.round(after?.mostMb ?? 0)} MB`);
    const share = ((after?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0)) / 30;
    say('processor while they sleep, sweeps included', `${(share * 100).toFixed(1)} % of a core`);
    const times: number[] = [];
    for (let i = 0; i < WOKEN; i++) {
      const id = `asleep-${Math.floor((i * (MATCHES - DUE)) / WOKEN)}`;
      times.push(await timed(() => fetch(`${server?.url}/api/matches/${id}/resume`, { method: 'POST' })));
    }
    say('one is woken by who comes back, p50 and p99', `${at(times, 0.5)} ms, ${at(times, 0.99)} ms`);
  } finally {
    await server.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
