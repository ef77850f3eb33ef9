/** What a ladder keeps of one player: plain JSON. No name is in it. */

import type { RatingKey, Tally } from '../../protocol/ladder-messages.ts';
import { type Conduct, SPOTLESS } from '../leavers.ts';
import { isProvisional, resetFor, type Standing, shown } from './standing.ts';

export type Ending = keyof Tally;

export const NONE: Tally = { won: 0, drawn: 0, lost: 0 };

export const counted = <T extends Tally>(tally: T, ending: Ending, by = 1): T => ({
  ...tally,
  [ending]: tally[ending] + by,
});

/** How a season ended under one key. */
export interface SeasonEntry extends Tally {
  readonly season: number;
  readonly key: RatingKey;
  /** The number shown at the end. */
  readonly shown: number;
  readonly provisional: boolean;
}

export interface PlayerRecord {
  readonly standings: Readonly<Record<RatingKey, Standing>>;
  /** Closed seasons, oldest first. */
  readonly history: readonly SeasonEntry[];
  /** By game and hero (`dice-throne/monk`): as that hero, and against it. */
  readonly as: Readonly<Record<string, Tally>>;
  readonly against: Readonly<Record<string, Tally>>;
  /** By game and achievement: when first, in which match. */
  readonly achievements: Readonly<Record<string, { readonly at: number; readonly match: string }>>;
  readonly conduct: Conduct;
}

export const STRANGER: PlayerRecord = {
  standings: {},
  history: [],
  as: {},
  against: {},
  achievements: {},
  conduct: SPOTLESS,
};

/** The record with its standings of earlier seasons closed into the history and begun anew. */
export const broughtInto = (record: PlayerRecord, season: number): PlayerRecord => {
  const past = keysOf(record).filter((key) => (record.standings[key]?.season ?? season) < season);
  if (past.length === 0) return record;
  const standings = { ...record.standings };
  const closed: SeasonEntry[] = [];
  for (const key of past) {
    const standing = record.standings[key];
    if (!standing) continue;
    if (standing.won + standing.drawn + standing.lost > 0) closed.push(entryOf(key, standing));
    standings[key] = resetFor(standing, season);
  }
  return { ...record, standings, history: [...record.history, ...closed] };
};

export const keysOf = ({ standings }: Pick<PlayerRecord, 'standings'>): RatingKey[] =>
  Object.keys(standings).filter(isRatingKey);

const isRatingKey = (key: string): key is RatingKey => /^[\w-]+\/[\w-]+\/[\w-]+$/.test(key);

const entryOf = (key: RatingKey, { season, rating, won, drawn, lost }: Standing): SeasonEntry => ({
  season,
  key,
  shown: shown(rating),
  provisional: isProvisional(rating),
  won,
  drawn,
  lost,
});
