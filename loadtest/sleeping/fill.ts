/** Fills the journal in the file that it is given with so many half-played correspondence duels, asleep; the last hundred
 *  fell due while nobody looked. One of either kind is written line by line, as a room does; the others are its copies, row
 *  by row. A process of its own: what it held of the file goes with it. */
import type { InStatement } from '@libsql/client';
import { playBot } from '../../engine/bots/index.ts';
import { keyedStream } from '../../engine/core/chance.ts';
import { fairKey } from '../../engine/core/fair.ts';
import { startOptionsOf } from '../../engine/core/mode-options.ts';
import { gameNamed } from '../../engine/games.ts';
import { openSqlJournal } from '../../infra/journal/sql-journal.ts';
import { openSqlHere } from '../../infra/sql/sql-here.ts';
import type { JournalHead } from '../../rooms/match/journal/format.ts';
import { keptKey, pack } from '../../rooms/match/journal/packing.ts';
import { whoSat } from '../../rooms/match/seats.ts';
import { DECISIONS, DUE, idOf } from './matches.ts';

const [, , file = '', matches = '0'] = process.argv;
const MATCHES = Number(matches);
const diceThrone = gameNamed('dice-throne');
const HOUR_MS = 3_600_000;
const SECRET = '5'.repeat(64);

const head: JournalHead = {
  version: 2,
  opening: {
    game: 'dice-throne',
    mode: '1v1',
    seats: [
      { player: 'given', user: { id: 'ada', name: 'Ada' }, hero: 'barbarian' },
      { player: 'given', user: { id: 'bob', name: 'Bob' }, hero: 'moon-elf' },
    ],
    creator: { id: '', name: '' },
    clock: 'correspondence',
  },
  content: diceThrone.contentHash,
  codes: [null, null],
  secret: SECRET,
  opened: Date.now() - HOUR_MS,
};

/** The lines of a duel that is half played. */
const halfPlayed = (): Uint8Array[] => {
  const options = startOptionsOf(head.opening, whoSat(head.opening, []));
  const match = diceThrone.start(options, keyedStream(fairKey(SECRET, ['', ''])));
  return Array.from({ length: DECISIONS }, (_, n) => {
    const seat = diceThrone.waiting(match)[0]?.seat ?? 0;
    const action = playBot('sensible', diceThrone, match, seat, () => 0.5);
    const place = {
      last: n * 20_000,
      opened: head.opened,
      game: diceThrone,
      legal: (who: number) => diceThrone.legal(match, who),
    };
    const entry = { at: (n + 1) * 20_000, seat, action, by: 'player' as const, key: keptKey(`key ${n}`) };
    const line = pack(entry, place, Date.now());
    diceThrone.apply(match, seat, action);
    return line;
  });
};

const lines = halfPlayed();
/** Writes one match that sleeps since then, line by line. */
const keep = async (id: string, since: number, due: number): Promise<void> => {
  const owned = await journal.begin(id, head, due);
  const asleep = { of: 'sleep', at: DECISIONS * 20_000, when: since };
  const all = [{ of: 'start', nonces: ['', ''] }, ...lines, asleep];
  for (const [n, line] of all.entries()) await owned.append(n, line, n === all.length - 1 ? due : undefined);
};

/** Copies a match as numbers `from` to `to` of all. */
const copies = (id: string, from: number, to: number): InStatement[] => [
  {
    sql: `WITH RECURSIVE copy (n) AS (SELECT ? UNION ALL SELECT n + 1 FROM copy WHERE n < ?)
      INSERT INTO matches (id, owner, ending, head, due)
      SELECT ? || n, owner, ending, head, due FROM copy, (SELECT * FROM matches WHERE id = ?)`,
    args: [from, to, idOf(''), id],
  },
  {
    sql: `INSERT INTO entry_rows (match, row, count, bytes)
      SELECT copy.number, row, count, bytes FROM matches copy, entry_rows, matches original
      WHERE original.id = ? AND entry_rows.match = original.number
        AND copy.number > (SELECT max(match) FROM entry_rows) ORDER BY copy.number, row`,
    args: [id],
  },
];

const journal = await openSqlJournal(file, 'process');
const now = Date.now();
await keep(idOf(0), now, now + 20 * HOUR_MS);
await keep(idOf(MATCHES - 1), now - 30 * HOUR_MS, now - HOUR_MS);
await journal.close();
const sql = openSqlHere(file);
await sql.run(copies(idOf(0), 1, MATCHES - DUE - 1), 'write');
await sql.run(copies(idOf(MATCHES - 1), MATCHES - DUE, MATCHES - 2), 'write');
await sql.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
await sql.close();
