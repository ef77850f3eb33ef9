/** Fills the journal in the file that it is given with so many half-played duels: correspondence ones, asleep, of which
 *  the last hundred fell due while nobody looked; or casual ones whose process died. One of either kind is written line by
 *  line, as a room does; the others are its copies, row by row. A process of its own: what it held of the file goes with
 *  it. */
import { gameNamed } from '../../engine/games.ts';
import { openSqlJournal } from '../../infra/journal/open.ts';
import { openSqlFile, type SqlStatement } from '../../infra/sql/sql-file.ts';
import { headOf, linesOf, START } from '../bench/kept-lines.ts';
import { DECISIONS, DUE, idOf } from './matches.ts';

const [, , file = '', matches = '0', clock = 'correspondence'] = process.argv;
const MATCHES = Number(matches);
const diceThrone = gameNamed('dice-throne');
const HOUR_MS = 3_600_000;
const GAP_MS = { correspondence: 20_000, casual: 3000 };

const isAsleep = clock === 'correspondence';
const gap = isAsleep ? GAP_MS.correspondence : GAP_MS.casual;
const head = headOf(diceThrone, isAsleep ? 'correspondence' : 'casual', 0);
const lines = linesOf(diceThrone, head, DECISIONS, gap);

/** Writes one match line by line: one that sleeps since then, or one whose process died. */
const keep = async (id: string, since: number, due: number): Promise<void> => {
  const owned = await journal.begin(id, head, isAsleep ? due : 0);
  const asleep = { of: 'sleep', at: DECISIONS * gap, when: since };
  const all = [START, ...lines, ...(isAsleep ? [asleep] : [])];
  for (const [n, line] of all.entries())
    await owned.append(n, line, isAsleep && n === all.length - 1 ? due : undefined);
};

/** Copies a match as numbers `from` to `to` of all. */
const copies = (id: string, from: number, to: number): SqlStatement[] => [
  {
    sql: `WITH RECURSIVE copy (n) AS (SELECT ? UNION ALL SELECT n + 1 FROM copy WHERE n < ?)
      INSERT INTO matches (id, owner, ending, head, due)
      SELECT ? || CAST(n AS INTEGER), owner, ending, head, due FROM copy, (SELECT * FROM matches WHERE id = ?)`,
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
const sql = openSqlFile(file, 'process');
await sql.run(copies(idOf(0), 1, MATCHES - DUE - 1), 'write');
await sql.run(copies(idOf(MATCHES - 1), MATCHES - DUE, MATCHES - 2), 'write');
await sql.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
await sql.close();
