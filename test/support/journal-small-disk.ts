/** A process that fills the small disk it is given with a match, makes room and goes on. Says how it went, as JSON. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OwnedJournal } from '../../infra/journal/journal.ts';
import { openSqlJournal } from '../../infra/journal/open.ts';

const [, , folder = '', durability] = process.argv;
const ballast = join(folder, 'ballast');
writeFileSync(ballast, Buffer.alloc(1_400_000));
const file = join(folder, 'journal.db');
const entry = (n: number): string => `${n} `.repeat(500);

const outcome = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'kept',
    (error: unknown) => (error instanceof Error ? error.name : String(error)),
  );

/** Appends until one is not kept, or 20 are; answers where that was and why. */
const fill = async (owned: OwnedJournal, from: number, most: number): Promise<[number, string]> => {
  for (let n = from; n < from + most; n++) {
    const result = await outcome(owned.append(n, entry(n)));
    if (result !== 'kept') return [n, result];
  }
  return [from + most, 'kept'];
};

const journal = await openSqlJournal(file, durability === 'process' ? 'process' : 'machine');
const owned = await journal.begin('m', 'head');
const [full, why] = await fill(owned, 0, 10_000);
const again = await outcome(owned.append(full, entry(full)));
const readable = (await journal.read('m'))?.entries.length;
rmSync(ballast);
const [reached, then] = await fill(owned, full, 20);
await journal.close();

const reopened = await openSqlJournal(file, 'machine');
const entries = (await reopened.read('m'))?.entries ?? [];
await reopened.close();
const whole = entries.every((text, n) => text === entry(n));
console.log(JSON.stringify({ full, why, again, readable, reached, then, kept: entries.length, whole }));
