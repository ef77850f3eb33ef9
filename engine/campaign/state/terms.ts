/** What a campaign speaks of: difficulties, stages, a line of the sheet. */
export { DIFFICULTIES, type Difficulty, type Report } from './content.ts';

/** What campaigns that were won have opened for later ones. */
export const LEGACIES = ['hard-ways', 'deeper-decks', 'keepsake', 'king-unbound'] as const;
export type Legacy = (typeof LEGACIES)[number];

export type LootId = string;

export type StageName = 'forming' | 'camp' | 'playing' | 'shop' | 'spoils' | 'trim' | 'over';

/** A line of the score sheet; salves, gold, unclaimed, tiles and base add up to the total. */
export interface Row {
  session: number;
  scenario: number;
  card?: string;
  won: boolean;
  /** Points for salves left, for unspent gold, for unclaimed boss loot, and for a map explored to its end. */
  salves: number;
  gold: number;
  unclaimed: number;
  tiles: number;
  /** The scenario's own, by the difficulty; what a loss costs. */
  base: number;
  total: number;
  /** Salves that the next session begins with. */
  next: number;
  /** When the match ended, in milliseconds since 1970; 0 where nobody says. */
  date: number;
  /** The match, as the server calls it; left out where nobody says. */
  match?: string;
}
/** Which match has ended, and when. */
export interface Ended extends Pick<Row, 'date' | 'match'> {}
