/** Campaigns for tests: begun, and played on by somebody with the reports of somebody. */

import type { CampaignAction, GivenReport } from '../../../engine/campaign/actions/actions.ts';
import { diceThroneCampaign as game } from '../../../engine/campaign/index.ts';
import type { CampaignEvent } from '../../../engine/campaign/state/events.ts';
import type { Campaign } from '../../../engine/campaign/state/state.ts';
import { LEGACIES } from '../../../engine/campaign/state/terms.ts';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { BadInput } from '../../../engine/core/refusal.ts';

export const HEROES = ['barbarian', 'moon-elf', 'ninja', 'monk'] as const;

/** In `forming`, with so many of the heroes. */
export const forming = (seats: number, seed: string, setup?: Readonly<Record<string, unknown>>): Campaign =>
  game.start(
    { mode: 'campaign', seats: HEROES.slice(0, seats).map((hero) => ({ hero })), ...(setup && { setup }) },
    seededStream(seed),
  );
export const withEverything = { legacy: LEGACIES };

/** A position by the fields of a scenario. */
export const positioned = (spec: Readonly<Record<string, unknown>>, dice: readonly number[] = []): Campaign =>
  game.scenario.position(spec, scriptedStream(dice));

/** Takes actions one after the other; returns all that happened. */
export const play = (m: Campaign, ...actions: readonly (readonly [number, CampaignAction])[]): CampaignEvent[] =>
  actions.flatMap(([seat, action]) => game.apply(m, seat, action));

/** A report that says no more than it must. */
export const report = (won: boolean, more: Partial<GivenReport> = {}): CampaignAction => ({
  type: 'report',
  report: { won, gold: 0, salves: 0, explored: 0, tiles: 0, unidentified: [], defeated: [], ...more },
});

/** The code of a refusal; nothing where the action may be taken. */
export const codeOf = (m: Campaign, seat: number, action: CampaignAction): string | undefined =>
  game.check(m, seat, action)?.code;

/** The field of a `BadInput`; nothing when all is well. */
export const badField = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
};
