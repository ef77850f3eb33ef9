/** What a finished scenario leaves for the campaign. */
import { heldCount } from '../state/context.ts';
import { salveToken } from '../state/scenario-tokens.ts';
import type { Table } from '../state/table.ts';
import type { Rarity } from '../vocabulary/lists.ts';

/** What a campaign keeps of a finished scenario. */
export interface Report {
  readonly scenario: number;
  /** Of a crawl: which of the scenario's cards it was. */
  readonly card?: string;
  readonly won: boolean;
  /** Of the team. */
  readonly gold: number;
  /** Those that are left. */
  readonly salves: number;
  /** Tiles that lie face-up, and all of them. */
  readonly explored: number;
  readonly tiles: number;
  /** By seat, in the order gained. */
  readonly unidentified: readonly (readonly Rarity[])[];
  /** Minions by their ids. */
  readonly defeated: readonly string[];
}

/** Nothing before the end. */
export const reportOf = (t: Table): Report | undefined => {
  const { scenario, outcome, players, crawl } = t.m;
  if (!scenario || !outcome) return undefined;
  const seats = Array.from({ length: players }, (_, seat) => seat);
  return {
    scenario: scenario.no,
    won: outcome.winners.length > 0,
    ...(crawl && { card: crawl.card }),
    gold: crawl?.gold ?? 0,
    salves: seats.reduce((sum, seat) => sum + heldCount(t, seat, salveToken(t)), 0),
    explored: crawl?.tiles.filter(({ up }) => up).length ?? 0,
    tiles: crawl?.tiles.length ?? 0,
    unidentified: seats.map((seat) => [...(crawl?.unidentified[seat] ?? [])]),
    defeated: [...(crawl?.defeated ?? [])],
  };
};
