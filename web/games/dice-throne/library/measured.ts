/** How heroes fared among sensible bots: `docs/hero-balance.md` says how that was measured, and why some stand out. In
 *  percent of matches won against the field, with the 95 % interval. */
export interface Measured {
  readonly wins: number;
  readonly from: number;
  readonly to: number;
}

/** Matches of each hero. */
export const MEASURED_MATCHES = 180;

const table: readonly (readonly [hero: string, wins: number, from: number, to: number])[] = [
  ['cursed-pirate', 79.4, 73.0, 84.7],
  ['paladin', 73.9, 67.0, 79.8],
  ['pyromancer', 70.6, 63.5, 76.7],
  ['moon-elf', 63.6, 56.4, 70.3],
  ['monk', 61.7, 54.4, 68.5],
  ['samurai', 60.8, 53.5, 67.7],
  ['barbarian', 54.2, 46.9, 61.3],
  ['gunslinger', 50.6, 43.3, 57.8],
  ['seraph', 50.3, 43.0, 57.5],
  ['ninja', 50.0, 42.8, 57.2],
  ['shadow-thief', 48.1, 40.9, 55.3],
  ['treant', 44.4, 37.4, 51.7],
  ['tactician', 36.1, 29.5, 43.4],
  ['vampire-lord', 29.2, 23.0, 36.2],
  ['huntress', 25.8, 20.0, 32.7],
  ['artificer', 1.4, 0.4, 4.4],
];

export const MEASURED: Readonly<Record<string, Measured>> = Object.fromEntries(
  table.map(([hero, wins, from, to]) => [hero, { wins, from, to }]),
);
