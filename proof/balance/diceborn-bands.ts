/** The bands that Diceborn Heroes is weighed to, and whether matches that were played lie within them. */
import { share, table } from './markdown.ts';
import type { Tally } from './tally.ts';
import { percent, wilson } from './wilson.ts';

/** The matches of a mode by sensible and by random bots, and of its rows (packs, numbers of heroes) by name. */
export interface PlayedMode {
  readonly id: string;
  readonly all: Tally;
  readonly random: Tally;
  readonly bySize: readonly (readonly [name: string, tally: Tally])[];
  readonly byPack: readonly (readonly [name: string, tally: Tally])[];
}

interface Band {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  readonly verdict: string;
}

/** Wins of whole modes, in percent. */
const WON: Readonly<Record<string, readonly [number, number]>> = { family: [65, 85], arena: [25, 50] };
const WON_BY_SIZE = [40, 65] as const;
const WON_BY_PACK = [30, 75] as const;
const KNOCKED_OUT = [25, 55] as const;
const ROUNDS = [2.5, 5] as const;
const BEFORE_RANDOM = 30;
/** Points by which a class of the first and of the third level may move the share of `quest`. */
const MOVES = { 'began as ': 10, 'became ': 12 } as const;
/** Classes that fewer parties had say nothing. */
const MANY = 40;

/** The mode in which packs, classes and ways of losing are weighed. */
const MAIN = 'quest';

/** The table of all bands that the modes have to do with. */
export const bandLines = (modes: readonly PlayedMode[]): string[] => {
  const bands = modes.flatMap((mode) => [
    ...(mode.id === MAIN ? ofMain(mode) : []),
    ...(WON[mode.id] ? [within(`\`${mode.id}\` won, %`, [mode.all.won, mode.all.matches], WON[mode.id])] : []),
    ...(mode.id === MAIN || WON[mode.id] ? [rounds(mode), beforeRandom(mode)] : []),
  ]);
  return table(
    ['band', 'wanted', 'found', ''],
    bands.map(({ name, wanted, found, verdict }) => [name, wanted, found, verdict]),
  );
};

const ofMain = ({ all, bySize, byPack }: PlayedMode): Band[] => [
  ...bySize.map(([name, { won, matches }]) => within(`\`${MAIN}\` won, ${name}, %`, [won, matches], WON_BY_SIZE)),
  ...byPack.map(([name, { won, matches }]) => within(`${name} won, %`, [won, matches], WON_BY_PACK)),
  within(
    `defeats of \`${MAIN}\` by knock-outs, %`,
    [all.counts['lost by all-down'] ?? 0, all.matches - all.won],
    KNOCKED_OUT,
  ),
  ...(['began as ', 'became '] as const).map((start) => moves(all, start)),
];

type Bounds = readonly [number, number];
/** A share against its band: outside of it by chance, perhaps, where the interval reaches into it. */
const within = (name: string, [n, of]: Bounds, bounds: Bounds | undefined): Band => {
  const [low, high] = bounds ?? [0, 100];
  const found = 100 * (n / of);
  const interval = wilson(n, of);
  const isIn = found >= low && found <= high;
  const mayBe = interval.low * 100 <= high && interval.high * 100 >= low;
  return {
    name,
    wanted: `${low}–${high}`,
    found: share(n, of),
    verdict: isIn ? 'reached' : mayBe ? '**outside**, but it may be chance' : '**outside**',
  };
};

const rounds = ({ id, all }: PlayedMode): Band => {
  const found = (all.counts.rounds ?? 0) / (all.counts.fights ?? 1);
  const isIn = found >= ROUNDS[0] && found <= ROUNDS[1];
  return {
    name: `rounds a fight, \`${id}\``,
    wanted: ROUNDS.join('–'),
    found: found.toFixed(1),
    verdict: isIn ? 'reached' : '**outside**',
  };
};

const beforeRandom = ({ id, all, random }: PlayedMode): Band => {
  const found = 100 * (all.won / all.matches - random.won / random.matches);
  return {
    name: `sensible before random bots, \`${id}\`, points`,
    wanted: `${BEFORE_RANDOM} or more`,
    found: found.toFixed(0),
    verdict: found >= BEFORE_RANDOM ? 'reached' : '**outside**',
  };
};

/** The class with which a party's share of wins lies farthest from that of all. */
const moves = ({ matches, won, counts }: Tally, start: keyof typeof MOVES): Band => {
  const most = MOVES[start];
  const moved = Object.entries(counts)
    .filter(([name, n]) => name.startsWith(start) && n >= MANY)
    .map(([name, n]): readonly [string, number] => [
      name.slice(start.length),
      Math.abs((counts[`won ${name}`] ?? 0) / n - won / matches),
    ])
    .sort(([, a], [, b]) => b - a);
  const [first] = moved;
  return {
    name: `a class that heroes ${start.trim()} moves \`${MAIN}\`, points`,
    wanted: `${most} at most`,
    found: first ? `${percent(first[1])} (${first[0]}; ${moved.length} classes)` : '–',
    verdict: !first || first[1] * 100 <= most ? 'reached' : '**outside**',
  };
};
