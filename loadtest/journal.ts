/** `npm run -s tool -- bench-journal`: what it costs to keep an action. For each store: the median and the 99th percentile of an
 *  append by one match alone and with 200 matches that write at once, and of reading a match of 500 entries back. Redis
 *  is one of its own, with an append-only file, unless REDIS_URL names another; the SQL file lies in a folder of its own
 *  below DATA_DIR (or the system's folder for temporary files, which may be no disk at all). */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { read } from '../bin/command-line.ts';
import type { Journal } from '../infra/journal/journal.ts';
import { openRedisJournal } from '../infra/journal/redis-journal.ts';
import { openSqlJournal } from '../infra/journal/sql-journal.ts';
import { startRedis } from './redis.ts';

read('bench-journal');

const APPENDS = 5000;
const MATCHES = 200;
const ROUNDS = 50;
const ENTRIES = 500;
const READS = 200;

/** As large as most actions of a match. */
const entry = (n: number): unknown => ({
  at: 1_700_000_000_000 + n * 900,
  seat: n % 2,
  action: { type: 'roll', keep: [true, false, true, false, n % 3 === 0] },
  by: 'player',
  key: `0192f0c1-7e5b-7c3e-9a55-${String(n).padStart(12, '0')}`,
});

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const say = (what: string, times: number[], more = ''): void => {
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(3).padStart(8);
  console.log(`  ${what.padEnd(42)} median ${at(0.5)} ms   p99 ${at(0.99)} ms${more}`);
};

const measure = async (name: string, journal: Journal): Promise<void> => {
  console.log(name);
  const ids: string[] = [];
  const begin = async (id: string): ReturnType<Journal['begin']> => {
    ids.push(id);
    return journal.begin(id, { game: 'bench' });
  };

  const alone = await begin(`bench-${Date.now()}-alone`);
  const warmUp = await begin(`bench-${Date.now()}-warm-up`);
  for (let n = 0; n < ENTRIES; n++) await warmUp.append(n, entry(n));
  const single: number[] = [];
  for (let n = 0; n < APPENDS; n++) single.push(await timed(() => alone.append(n, entry(n))));
  say('append, one match alone', single);

  const many = await Promise.all(Array.from({ length: MATCHES }, (_, i) => begin(`bench-${Date.now()}-${i}`)));
  const shared: number[] = [];
  const wall = await timed(() =>
    Promise.all(
      many.map(async (owned) => {
        for (let n = 0; n < ROUNDS; n++) shared.push(await timed(() => owned.append(n, entry(n))));
      }),
    ),
  );
  const rate = Math.round((MATCHES * ROUNDS * 1000) / wall);
  say(`append, ${MATCHES} matches at once`, shared, `   ${rate} appends/s`);

  const reads: number[] = [];
  for (let i = 0; i < READS; i++) reads.push(await timed(() => journal.read(ids[1] ?? '')));
  say(`read of ${ENTRIES} entries`, reads);

  for (const id of ids) await journal.delete(id);
  await journal.close();
};

const parent = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : tmpdir();
mkdirSync(parent, { recursive: true });
const folder = mkdtempSync(join(parent, 'throneroom-bench-'));
const own = process.env.REDIS_URL ? undefined : await startRedis(folder);
try {
  await measure('one SQL file', await openSqlJournal(join(folder, 'journal.db')));
  await measure('Redis', await openRedisJournal({ url: process.env.REDIS_URL ?? own?.url ?? '', prefix: 'bench:' }));
} finally {
  await own?.stop();
  rmSync(folder, { recursive: true, force: true });
}
