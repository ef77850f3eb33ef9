/** The balance of Diceborn Heroes: how often parties of sensible bots win, by mode, pack and number of heroes, and what they
 *  lose by, as a page of Markdown: the whole of docs/diceborn-heroes-balance.md, when all is played. */
import type { BotKind } from '../../../engine/bots/kinds.ts';
import { kindsAt, ofKind } from '../../../engine/core/kinds.ts';
import { dicebornHeroes } from '../../../engine/diceborn-heroes/index.ts';
import { CONTENT } from '../../../engine/diceborn-heroes/library/content.ts';
import { share, table } from '../markdown.ts';
import type { PlannedMatch } from '../planned.ts';
import { type BalanceQuestion, bandLines, checkIds, type PlanBalance } from '../report.ts';
import { add, type Job, NO_TALLY, type Tally } from '../tally.ts';
import type { Counts } from '../watchers.ts';
import { bandsOf, type PlayedMode } from './bands.ts';
import { NOTES } from './notes.ts';

const MATCHES = 50;
const SIZES = [2, 3, 4] as const;
const PACKS = CONTENT.packs.map(({ id }) => id);
const { modes: MODES } = dicebornHeroes;
/** The mode that is weighed pack by pack. */
const MAIN = 'quest';

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
    id === MAIN ? PACKS.map((pack) => ({ mode: id, pack })) : [{ mode: id }],
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

/** How the matches of a cell are played: by sensible bots, by random ones, or by sensible ones that tuck in the second town. */
type Way = BotKind | 'tucking';
/** Of a cell's matches, as many are played by bots that tuck. */
const TUCKING_SHARE = 0.25;

const jobFor = (cell: Cell, matches: number, seed: string, way: Way): Job => ({
  name: `${nameOf(cell)}, ${cell.seats} seats${way === 'sensible' ? '' : `, ${way} bots`}`,
  matches: Array.from(
    { length: way === 'tucking' ? Math.ceil(matches * TUCKING_SHARE) : matches },
    (_, i): PlannedMatch => ({
      game: dicebornHeroes.id,
      ...(way === 'tucking' && { allTuck: true }),
      mode: cell.mode,
      heroes: partyOf(cell, i),
      // The only pack that a campaign has not played is the one that is chosen.
      ...(cell.pack !== undefined && { setup: { carried: { played: PACKS.filter((pack) => pack !== cell.pack) } } }),
      bots: way === 'tucking' ? 'sensible' : way,
      seed: `${seed} ${cell.mode} ${cell.pack ?? ''} ${cell.seats} ${i}`,
    }),
  ),
  won: ({ winners }) => winners.length > 0,
});

const ratio = (n: number, of: number): string => (of === 0 ? '–' : (n / of).toFixed(1));

const LEVELS = ['level 1', 'level 2', 'level 3', 'the boss'] as const;
const startingWith = (counts: Counts, start: string): [string, number][] =>
  Object.entries(counts)
    .filter(([name]) => name.startsWith(start))
    .sort(([, a], [, b]) => b - a);

/** Everything about one mode. */
const about = ({ all: { matches, won, counts }, random, tucking }: PlayedMode): string[] => [
  ...table(
    ['', ''],
    [
      ['matches', matches.toLocaleString('en')],
      ['won, %', share(won, matches)],
      ['won by random bots, %', share(random.won, random.matches)],
      ['rounds a match', ratio(counts.rounds ?? 0, matches)],
      ['rounds a fight', ratio(counts.rounds ?? 0, counts.fights ?? 0)],
      ...LEVELS.flatMap((level) => {
        const fights = counts[`fights at ${level}`] ?? 0;
        return fights > 0 ? [[`rounds a fight at ${level}`, ratio(counts[`rounds at ${level}`] ?? 0, fights)]] : [];
      }),
      ['heroes knocked out a match', ratio(counts['knocked out'] ?? 0, matches)],
      ['heroes revived a match', ratio(counts.revived ?? 0, matches)],
      ...['lost by ', 'lost against '].flatMap((start) =>
        startingWith(counts, start).map(([name, n]) => [`${name}, % of defeats`, share(n, matches - won)]),
      ),
    ],
  ),
  ...table(
    ['parties with', 'matches', 'won, %'],
    ['began as ', 'became ', 'cover', 'tuck'].flatMap((start) =>
      startingWith(counts, start)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, n]) => [name, String(n), share(counts[`won ${name}`] ?? 0, n)]),
    ),
  ),
  ...aboutTucking(tucking),
];
const aboutTucking = ({ matches, counts }: Tally = NO_TALLY): string[] =>
  matches === 0
    ? []
    : table(
        ['where all heroes tuck in the second town', 'heroes', 'won, %'],
        [
          [
            `${matches.toLocaleString('en')} matches`,
            String(counts.tuck ?? 0),
            share(counts['won tuck'] ?? 0, counts.tuck ?? 0),
          ],
        ],
      );

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
  const tucked = cells.filter(({ mode }) => mode === MAIN);
  const among = (some: readonly Cell[], at: number, tallies: readonly Tally[], test: (cell: Cell) => boolean): Tally =>
    some.reduce((sum, cell, i) => (test(cell) ? add(sum, tallies[at + i] ?? NO_TALLY) : sum), NO_TALLY);
  const played = [...new Set(rows.map(({ mode }) => mode))];
  const modesOf = (tallies: readonly Tally[]): PlayedMode[] =>
    played.map((id) => {
      const of = (test: (cell: Cell) => boolean): Tally =>
        among(cells, 0, tallies, (cell) => cell.mode === id && test(cell));
      return {
        id,
        all: of(() => true),
        random: among(cells, cells.length, tallies, ({ mode }) => mode === id),
        tucking: among(tucked, 2 * cells.length, tallies, ({ mode }) => mode === id),
        bySize: SIZES.map((size) => [`${size} heroes`, of(({ seats }) => seats === size)] as const),
        byPack: rows
          .filter(({ mode, pack }) => mode === id && pack !== undefined)
          .map((row) => [nameOf(row), of(({ pack }) => pack === row.pack)] as const),
      };
    });
  return {
    jobs: [
      ...(['sensible', 'random'] as const).flatMap((way) => cells.map((cell) => jobFor(cell, matches, seed, way))),
      ...tucked.map((cell) => jobFor(cell, matches, seed, 'tucking')),
    ],
    bands: (tallies) => bandsOf(modesOf(tallies)),
    report: (tallies) => {
      const modesPlayed = modesOf(tallies);
      const line = (name: string, test: (cell: Cell) => boolean): string[] => [
        name,
        ...SIZES.map((size) => among(cells, 0, tallies, (cell) => test(cell) && cell.seats === size)).map(
          ({ won, matches: n }) => share(won, n),
        ),
      ];
      return [
        '# Diceborn Heroes: how often a party wins',
        '',
        'Sensible bots in every seat; matches won, in percent, with the 95 % interval (Wilson).',
        `To make this anew: \`${commandFor(question)}\`; with \`--check\` it says which bands are not reached.`,
        '',
        ...table(
          ['', ...SIZES.map((size) => `${size} seats`)],
          [
            ...rows.map((row) => line(nameOf(row), (cell) => cell.mode === row.mode && cell.pack === row.pack)),
            ...(played.includes(MAIN) ? [line(`${MAIN}: all packs`, ({ mode }) => mode === MAIN)] : []),
          ],
        ),
        ...modesPlayed.filter(({ all }) => all.matches > 0).flatMap((mode) => [`## ${mode.id}`, '', ...about(mode)]),
        '## Bands',
        '',
        ...bandLines(bandsOf(modesPlayed)),
        ...NOTES,
      ];
    },
  };
};
