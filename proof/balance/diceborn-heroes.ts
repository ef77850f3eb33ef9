/** The balance of Diceborn Heroes: how often parties of sensible bots win, by mode, pack and number of heroes, and what they
 *  lose by, as a page of Markdown: the whole of docs/diceborn-heroes-balance.md, when all is played. */
import { kindsAt, ofKind } from '../../engine/core/kinds.ts';
import { dicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import { CONTENT } from '../../engine/diceborn-heroes/library/content.ts';
import { share, table } from './markdown.ts';
import type { PlannedMatch } from './planned.ts';
import { type BalanceQuestion, checkIds, type PlanBalance } from './report.ts';
import { add, type Job, NO_TALLY, type Tally } from './tally.ts';

const MATCHES = 50;
const SIZES = [2, 3, 4] as const;
const PACKS = CONTENT.packs.map(({ id }) => id);
const { modes: MODES } = dicebornHeroes;

/** One row of the page: a mode, or a pack of `quest`. */
interface Row {
  readonly mode: string;
  readonly pack?: string;
}
interface Cell extends Row {
  readonly seats: number;
}
const rowsOf = (modes: readonly string[] | undefined): Row[] =>
  MODES.filter(({ id }) => modes?.includes(id) ?? id !== 'expert').flatMap(({ id }): Row[] =>
    id === 'quest' ? PACKS.map((pack) => ({ mode: id, pack })) : [{ mode: id }],
  );
const cellsOf = (row: Row): Cell[] => {
  const mode = MODES.find(({ id }) => id === row.mode);
  return SIZES.filter((seats) => mode && seats >= mode.minSeats && seats <= mode.maxSeats).map((seats) => ({
    ...row,
    seats,
  }));
};
const nameOf = ({ mode, pack }: Row): string =>
  pack === undefined ? mode : `${mode}: ${dicebornHeroes.describe(pack)?.name ?? pack}`;

/** Parties in turn: every class sits beside every other. */
const partyOf = ({ mode, seats }: Cell, i: number): string[] => {
  const info = MODES.find(({ id }) => id === mode);
  return info
    ? kindsAt(info, seats).map((kind, seat) => {
        const ids = ofKind(dicebornHeroes, kind);
        return ids[(i + seat * (1 + (Math.floor(i / ids.length) % 3))) % ids.length] ?? '';
      })
    : [];
};

const jobFor = (cell: Cell, matches: number, seed: string): Job => ({
  name: `${nameOf(cell)}, ${cell.seats} seats`,
  matches: Array.from(
    { length: matches },
    (_, i): PlannedMatch => ({
      game: dicebornHeroes.id,
      mode: cell.mode,
      heroes: partyOf(cell, i),
      // The only pack that a campaign has not played is the one that is chosen.
      ...(cell.pack !== undefined && { setup: { carried: { played: PACKS.filter((pack) => pack !== cell.pack) } } }),
      seed: `${seed} ${cell.mode} ${cell.pack ?? ''} ${cell.seats} ${i}`,
    }),
  ),
  won: ({ winners }) => winners.length > 0,
});

const LOST_BY = 'lost by ';
const LOST_AGAINST = 'lost against ';
const ratio = (n: number, of: number): string => (of === 0 ? '–' : (n / of).toFixed(1));

const about = ({ matches, won, counts }: Tally): string[] => {
  const { rounds = 0, fights = 0 } = counts;
  const lines = (start: string): string[][] =>
    Object.entries(counts)
      .filter(([name]) => name.startsWith(start))
      .sort(([, a], [, b]) => b - a)
      .map(([name, n]) => [`${name}, % of defeats`, share(n, matches - won)]);
  return table(
    ['', ''],
    [
      ['matches', matches.toLocaleString('en')],
      ['won, %', share(won, matches)],
      ['rounds a match', ratio(rounds, matches)],
      ['rounds a fight', ratio(rounds, fights)],
      ...lines(LOST_BY),
      ...lines(LOST_AGAINST),
    ],
  );
};

const commandFor = ({ matches = MATCHES, seed, modes = [] }: BalanceQuestion): string =>
  [
    `npm run -s balance -- --game ${dicebornHeroes.id} --matches ${matches} --seed ${seed}`,
    ...modes.map((mode) => `--mode ${mode}`),
  ].join(' ');

/** Throws `BadInput` for a mode that there is not. */
export const planDicebornHeroes: PlanBalance = (question) => {
  const { matches = MATCHES, modes, seed } = question;
  checkIds(
    '--mode',
    'mode',
    modes ?? [],
    MODES.map(({ id }) => id),
  );
  const rows = rowsOf(modes);
  const cells = rows.flatMap(cellsOf);
  return {
    jobs: cells.map((cell) => jobFor(cell, matches, seed)),
    report: (tallies) => {
      const of = (test: (cell: Cell) => boolean): Tally =>
        cells.reduce((sum, cell, i) => (test(cell) ? add(sum, tallies[i] ?? NO_TALLY) : sum), NO_TALLY);
      const line = (name: string, test: (cell: Cell) => boolean): string[] => [
        name,
        ...SIZES.map((size) => of((cell) => test(cell) && cell.seats === size)).map(({ won, matches: n }) =>
          share(won, n),
        ),
      ];
      const played = [...new Set(rows.map(({ mode }) => mode))];
      return [
        '# Diceborn Heroes: how often a party wins',
        '',
        'Sensible bots in every seat; matches won, in percent, with the 95 % interval (Wilson).',
        `To make this anew: \`${commandFor(question)}\`.`,
        '',
        ...table(
          ['', ...SIZES.map((size) => `${size} seats`)],
          [
            ...rows.map((row) => line(nameOf(row), (cell) => cell.mode === row.mode && cell.pack === row.pack)),
            ...(played.includes('quest') ? [line('quest: all packs', ({ mode }) => mode === 'quest')] : []),
          ],
        ),
        ...played.flatMap((mode) => [`## ${mode}`, '', ...about(of((cell) => cell.mode === mode))]),
      ];
    },
  };
};
