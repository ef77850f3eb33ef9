/** How soon a server that was killed has its matches again. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ServerProcess } from '../../server-process.ts';
import { idOf } from '../../sleeping/matches.ts';
import type { Bench, Figure } from '../figure.ts';
import { Hashes } from '../references.ts';
import { timeAt } from '../times.ts';

const FULL = { matches: 5000, asked: 300 };
const QUICK = { matches: 1000, asked: 60 };

const fill = (file: string, matches: number): void => {
  const filler = fileURLToPath(new URL('../../sleeping/fill.js', import.meta.url));
  const { status } = spawnSync(process.execPath, [filler, file, String(matches), 'casual'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the journal could not be filled');
};

/** Has it opened, and returns how many milliseconds that took. */
const openMatch = async (url: string, id: string): Promise<number> => {
  const begun = performance.now();
  const { status } = await fetch(`${url}/api/matches/${id}/resume`, { method: 'POST' });
  if (status !== 200) throw new Error(`expected ${id} to be opened, and got ${status}`);
  return performance.now() - begun;
};

export const start: Bench = {
  name: 'start',
  what: 'From the start of a process to 5,000 half-played duels that can be joined, and how soon one of them is opened on demand.',
  how: 'The journal is filled with casual duels of 75 decisions whose process died. The first is asked for as soon as the server listens; that it is open is the end of the start. Then others are asked for, one after the other, while the server looks after the rest.',
  run: async ({ quick, say }) => {
    const { matches, asked } = quick ? QUICK : FULL;
    const folder = mkdtempSync(join(tmpdir(), 'throneroom-bench-'));
    const hashes = new Hashes('a second');
    try {
      say(`start: ${matches} matches`);
      fill(join(folder, 'journal.db'), matches);
      hashes.take();
      const begun = performance.now();
      const server = await ServerProcess.start({ DATA_DIR: folder });
      try {
        const listens = performance.now() - begun;
        await openMatch(server.url, idOf(0));
        const joinable = performance.now() - begun;
        hashes.take();
        const times: number[] = [];
        for (let n = 0; n < asked; n++) {
          times.push(await openMatch(server.url, idOf(1 + Math.floor((n * (matches - 1)) / asked))));
        }
        hashes.take();
        const figure = (id: string, what: string, value: number, unit: string): Figure => ({
          id: `start/${id}`,
          what,
          value,
          unit,
          reference: hashes.reference,
        });
        return [
          {
            ...figure(
              'joinable',
              `${matches.toLocaleString('en')} half-played duels can be joined after`,
              joinable / 1000,
              's',
            ),
            gate: { must: 6, aim: 2, of: 'value', better: 'less' },
          },
          figure('listens', 'of it, until the server listens', listens / 1000, 's'),
          {
            ...figure('p50', 'one of them is opened on demand, p50', timeAt(times, 0.5), 'ms'),
            gate: { must: 30, aim: 10, of: 'value', better: 'less' },
          },
          figure('p99', 'the same, p99', timeAt(times, 0.99), 'ms'),
        ];
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
