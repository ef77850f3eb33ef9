/** The bands that Diceborn Heroes is weighed to, and whether matches that were played lie within them. */
import { share } from '../markdown.ts';
import type { Band } from '../report.ts';
import { add, NO_TALLY, type Tally } from '../tally.ts';
import { percent, wilson } from '../wilson.ts';

/** The matches of a mode by sensible and by random bots, and of its rows (packs, numbers of heroes) by name. */
export interface PlayedMode {
  readonly id: string;
  readonly all: Tally;
  readonly random: Tally;
  /** By sensible bots that tuck in every second town, where such were played. */
  readonly tucking?: Tally;
  readonly bySize: readonly (readonly [name: string, tally: Tally])[];
  readonly byPack: readonly (readonly [name: string, tally: Tally])[];
}

type Bounds = readonly [low: number, high: number];

/** Wins of whole modes, in percent. */
const WON: Readonly<Record<string, Bounds>> = { family: [65, 85], arena: [25, 50] };
const WON_BY_SIZE = [40, 65] as const;
const WON_BY_PACK = [30, 75] as const;
const KNOCKED_OUT = [25, 55] as const;
/** Why no figure reaches that band (docs/rulings.md). */
const KNOCKED_OUT_RULING = 'D61';
const ROUNDS = [2.5, 5] as const;
const BEFORE_RANDOM = 30;
/** Points by which a class of the first and of the third level may move the share of `quest`: of all matches, and of those
 *  that came to the third level. */
const MOVES = {
  'began as ': { most: 10, among: '' },
  'became ': { most: 12, among: 'came to level 3' },
} as const;
/** Points between covering and tucking in the second town, and why no figure that may be turned reaches them. */
const COVER_OR_TUCK = 10;
const COVER_OR_TUCK_RULING = 'D62';
/** Classes that fewer parties had say nothing. */
const MANY = 40;

/** The mode in which packs, classes and ways of losing are weighed. */
const MAIN = 'quest';

/** All bands that the modes have to do with. What was not played says nothing: a run that goes on later has fewer of them. */
export const bandsOf = (modes: readonly PlayedMode[]): Band[] =>
  modes
    .filter(({ all }) => all.matches > 0)
    .flatMap((mode) => [
      ...(mode.id === MAIN ? ofMain(mode) : []),
      ...(WON[mode.id] ? [within(`\`${mode.id}\` won, %`, [mode.all.won, mode.all.matches], WON[mode.id])] : []),
      ...(mode.id === MAIN || WON[mode.id] ? [rounds(mode)] : []),
      ...((mode.id === MAIN || WON[mode.id]) && mode.random.matches > 0 ? [beforeRandom(mode)] : []),
    ]);

const ofMain = ({ all, bySize, byPack, tucking = NO_TALLY }: PlayedMode): Band[] => [
  ...bySize
    .filter(([, { matches }]) => matches > 0)
    .map(([name, { won, matches }]) => within(`\`${MAIN}\` won, ${name}, %`, [won, matches], WON_BY_SIZE)),
  ...byPack
    .filter(([, { matches }]) => matches > 0)
    .map(([name, { won, matches }]) => within(`${name} won, %`, [won, matches], WON_BY_PACK)),
  {
    ...within(
      `defeats of \`${MAIN}\` by knock-outs, %`,
      [all.counts['lost by all-down'] ?? 0, all.matches - all.won],
      KNOCKED_OUT,
    ),
    outOfReach: KNOCKED_OUT_RULING,
  },
  ...(['began as ', 'became '] as const).map((start) => moves(all, start)),
  ...(tucking.matches > 0 ? [coverOrTuck(add(all, tucking))] : []),
];

/** A share against its band: outside of it by chance, perhaps, where the interval reaches into it. */
const within = (name: string, [n, of]: readonly [n: number, of: number], bounds: Bounds | undefined): Band => {
  const [low, high] = bounds ?? [0, 100];
  const found = 100 * (n / of);
  const interval = wilson(n, of);
  return {
    name,
    wanted: `${low}–${high}`,
    found: share(n, of),
    isMet: found >= low && found <= high,
    mayBeChance: interval.low * 100 <= high && interval.high * 100 >= low,
  };
};

const rounds = ({ id, all }: PlayedMode): Band => {
  const found = (all.counts.rounds ?? 0) / (all.counts.fights ?? 1);
  return {
    name: `rounds a fight, \`${id}\``,
    wanted: ROUNDS.join('–'),
    found: found.toFixed(1),
    isMet: found >= ROUNDS[0] && found <= ROUNDS[1],
  };
};

const beforeRandom = ({ id, all, random }: PlayedMode): Band => {
  const found = 100 * (all.won / all.matches - random.won / random.matches);
  return {
    name: `sensible before random bots, \`${id}\`, points`,
    wanted: `${BEFORE_RANDOM} or more`,
    found: found.toFixed(0),
    isMet: found >= BEFORE_RANDOM,
  };
};

/** The class with which a party's share of wins lies farthest from that of all. */
const moves = ({ matches, won, counts }: Tally, start: keyof typeof MOVES): Band => {
  const { most, among } = MOVES[start];
  const of = among === '' ? won / matches : shareOf(counts, among);
  const moved = Object.entries(counts)
    .filter(([name, n]) => name.startsWith(start) && n >= MANY)
    .map(([name]): readonly [string, number] => [name.slice(start.length), Math.abs(shareOf(counts, name) - of)])
    .sort(([, a], [, b]) => b - a);
  const [first] = moved;
  return {
    name: `a class that heroes ${start.trim()} moves \`${MAIN}\`, points`,
    wanted: `${most} at most`,
    found: first ? `${percent(first[1])} (${first[0]}; ${moved.length} classes)` : '–',
    isMet: !first || first[1] * 100 <= most,
  };
};

const coverOrTuck = ({ counts }: Tally): Band => {
  const found = 100 * (shareOf(counts, 'cover') - shareOf(counts, 'tuck'));
  return {
    name: `\`cover\` before \`tuck\` in the second town, \`${MAIN}\`, points`,
    wanted: `${-COVER_OR_TUCK}–${COVER_OR_TUCK}`,
    found: found.toFixed(1),
    isMet: Math.abs(found) <= COVER_OR_TUCK,
    outOfReach: COVER_OR_TUCK_RULING,
  };
};

/** Of what is counted by that name, the share that was won; not a number where nothing was. */
const shareOf = (counts: Tally['counts'], name: string): number => (counts[`won ${name}`] ?? 0) / (counts[name] ?? 0);
