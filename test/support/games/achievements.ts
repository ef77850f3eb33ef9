/** Achievements recognised in a scripted position (test/scenarios/README.md). */
import { type Watched, watched } from '../../../engine/core/achievements.ts';
import type { Achieved, AnyGame } from '../../../engine/core/game.ts';
import { playScenario } from '../../../engine/core/scenario.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';

const game: AnyGame = diceThrone as AnyGame;

export interface DeedsFound {
  readonly ok: boolean;
  readonly refusals: readonly unknown[];
  readonly achieved: readonly Achieved[];
}

/** Plays the scenario while somebody watches. */
export const deedsIn = (spec: unknown): DeedsFound => {
  let watch: Watched | undefined;
  const seen: AnyGame = {
    ...game,
    apply: (match, seat, action) => {
      watch ??= watched(game, match);
      return watch.apply(seat, action);
    },
  };
  const { ok, refusals } = playScenario(spec, [seen]);
  return { ok, refusals, achieved: watch?.achieved() ?? [] };
};
