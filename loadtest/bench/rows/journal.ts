/** What a decision takes in the journal's file. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '../../../engine/core/game.ts';
import { GAMES } from '../../../engine/games.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { headOf, linesOf, START } from '../kept-lines.ts';

const MATCHES = { full: 300, quick: 40 };
/** A correspondence duel half played, as `sleeping` has them. */
const DECISIONS = 75;
const GAP_MS = 3000;

/** Writes the matches line by line, as rooms do, and looks at the file. */
const measure = async (game: AnyGame, file: string, matches: number): Promise<Figure[]> => {
  const journal = await openSqlJournal(file, 'process');
  let decisions = 0;
  let own = 0;
  for (let n = 0; n < matches; n++) {
    const head = headOf(game, 'casual', n);
    const lines = linesOf(game, head, DECISIONS, GAP_MS);
    const owned = await journal.begin(`bench-${n}`, head);
    for (const [at, line] of [START, ...lines].entries()) await owned.append(at, line);
    decisions += lines.length;
    own += lines.reduce((sum, { length }) => sum + length, 0);
  }
  await journal.close();
  const sql = openSqlFile(file, 'process');
  await sql.run(['PRAGMA wal_checkpoint(TRUNCATE)']);
  const [column, heads] = await sql.run([
    'SELECT sum(length(bytes)) AS bytes FROM entry_rows',
    'SELECT sum(length(head)) AS bytes FROM matches',
  ]);
  await sql.close();
  const figure = (id: string, what: string, bytes: unknown): Figure => ({
    id: `journal/${game.id}/${id}`,
    what: `${game.name}: ${what}`,
    value: Number(bytes) / decisions,
    unit: 'bytes',
  });
  return [
    {
      ...figure('rows', 'a decision where entries stand', column?.rows[0]?.bytes),
      note: `${game.name}: ${matches} matches, ${decisions} decisions; what a match takes once is shared out among them.`,
      ...(isDuel(game) && { gate: { must: 16, aim: 8, of: 'value', better: 'less' } }),
    },
    figure('file', 'the whole file, a decision', statSync(file).size),
    figure('lines', 'the packed line alone', own),
    figure('heads', 'how the match was opened', heads?.rows[0]?.bytes),
  ];
};

export const journal: Bench = {
  name: 'journal',
  what: 'Bytes that a decision takes in the journal, with the key of the client that sent it.',
  how: 'Matches of two, played by sensible bots up to their 75th decision, are written as rooms write them; then the file is folded in and looked at. Of it, what stands in the rows of entries is held to the gate; beside it is the whole file, which has how each match was opened and the indexes as well.',
  run: async ({ quick, say }) => {
    const figures: Figure[] = [];
    for (const game of GAMES) {
      say(`journal: ${game.name}`);
      const folder = mkdtempSync(join(tmpdir(), 'throneroom-bench-'));
      try {
        figures.push(...(await measure(game, join(folder, 'journal.db'), quick ? MATCHES.quick : MATCHES.full)));
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return figures;
  },
};
