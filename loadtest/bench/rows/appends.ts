/** What it costs to keep an entry of a match. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Journal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import type { Durability } from '../../../infra/sql/sql-file.ts';
import { startRedis } from '../../redis.ts';
import type { Bench, Figure } from '../figure.ts';
import { timeAt, timed } from '../times.ts';

const FULL = { appends: 5000, rounds: 50 };
const QUICK = { appends: 500, rounds: 5 };
const MATCHES = 200;
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

const measure = async (name: string, journal: Journal, { appends, rounds }: typeof FULL): Promise<Figure[]> => {
  const figures: Figure[] = [];
  const say = (id: string, what: string, times: readonly number[]): void => {
    for (const [share, mark] of [
      [0.5, 'p50'],
      [0.99, 'p99'],
    ] as const) {
      figures.push({
        id: `appends/${name}/${id}-${mark}`,
        what: `${name}: ${what}, ${mark}`,
        value: timeAt(times, share),
        unit: 'ms',
      });
    }
  };
  const ids: string[] = [];
  const begin = async (id: string): ReturnType<Journal['begin']> => {
    ids.push(id);
    return journal.begin(id, { game: 'bench' });
  };

  const alone = await begin(`bench-${Date.now()}-alone`);
  const warmUp = await begin(`bench-${Date.now()}-warm-up`);
  for (let n = 0; n < ENTRIES; n++) await warmUp.append(n, entry(n));
  const single: number[] = [];
  for (let n = 0; n < appends; n++) single.push(await timed(() => alone.append(n, entry(n))));
  say('alone', 'an append, one match alone', single);

  const many = await Promise.all(Array.from({ length: MATCHES }, (_, i) => begin(`bench-${Date.now()}-${i}`)));
  const shared: number[] = [];
  const wall = await timed(() =>
    Promise.all(
      many.map(async (owned) => {
        for (let n = 0; n < rounds; n++) shared.push(await timed(() => owned.append(n, entry(n))));
      }),
    ),
  );
  const rate = Math.round((MATCHES * rounds * 1000) / wall);
  say('many', `an append, ${MATCHES} matches at once`, shared);
  figures.push({
    id: `appends/${name}/rate`,
    what: `${name}: appends a second, ${MATCHES} matches at once`,
    value: rate,
    unit: '',
  });

  const reads: number[] = [];
  for (let i = 0; i < READS; i++) reads.push(await timed(() => journal.read(ids[1] ?? '')));
  say('read', `${ENTRIES} entries are read`, reads);

  for (const id of ids) await journal.delete(id);
  await journal.close();
  return figures;
};

export const appends: Bench = {
  name: 'appends',
  what: 'What it costs to keep an entry, by store: by one match alone, and with 200 matches that write at once; and to read a match again.',
  how: 'Redis is one of its own with an append-only file, unless REDIS_URL names another; the SQL file, whose writes wait for the disk or for the process alone, lies below DATA_DIR, or in the folder for temporary files, which may be no disk at all.',
  run: async ({ quick, say }) => {
    const size = quick ? QUICK : FULL;
    const parent = process.env.DATA_DIR ? resolve(process.env.DATA_DIR) : tmpdir();
    mkdirSync(parent, { recursive: true });
    const folder = mkdtempSync(join(parent, 'throneroom-bench-'));
    const own = process.env.REDIS_URL ? undefined : await startRedis(folder);
    const url = process.env.REDIS_URL ?? own?.url ?? '';
    try {
      say('appends');
      const file = (name: string, durability: Durability) => openSqlJournal(join(folder, `${name}.db`), durability);
      return [
        ...(await measure('SQL file, survives the process', await file('process', 'process'), size)),
        ...(await measure('SQL file, survives the machine', await file('machine', 'machine'), size)),
        ...(await measure('Redis', await openRedisJournal({ url, prefix: 'bench:' }), size)),
      ];
    } finally {
      await own?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
