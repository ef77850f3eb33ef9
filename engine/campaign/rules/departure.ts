/** What the match of a scenario begins with: `StartOptions.setup` of the game that plays it. */
import type { Campaign } from '../state/state.ts';
import { playingOf } from '../state/table.ts';
import type { Difficulty, LootId } from '../state/terms.ts';

export interface Departure {
  readonly scenario: number;
  readonly difficulty: Difficulty;
  readonly card?: string;
  /** By seat. */
  readonly salves: readonly number[];
  readonly loot: readonly (readonly LootId[])[];
  /** By seat: own cards that are out for good, though the loot that replaced them may be sold. */
  readonly gone: readonly (readonly string[])[];
  readonly deeper?: true;
  readonly upgrades?: 'unbound';
}

/** Throws where nothing is played. */
export const departureOf = (m: Campaign): Departure => {
  const { allot, card } = playingOf(m);
  return {
    scenario: m.scenario,
    difficulty: m.difficulty,
    ...(card !== undefined && { card }),
    salves: allot,
    loot: m.members.map(({ loot }) => loot),
    gone: m.members.map(({ out }) => out),
    ...(m.deeper && { deeper: true }),
    ...(m.unbound && { upgrades: 'unbound' }),
  };
};
