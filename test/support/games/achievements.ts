/** Achievements recognised in a scripted position (test/scenarios/README.md). */
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { type Watched, watched } from '../../../engine/core/achievements.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { playScenario } from '../../../engine/core/scenario.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';

const game: AnyGame = diceThrone;

export type Spec = Readonly<Record<string, unknown>>;

/** The scenario of that name under test/scenarios, without what it wants. */
export const scenario = (name: string): Spec => {
  const { origin, want, wantEvents, wantNoEvents, wantLegal, wantDiceLeft, ...spec } = JSON.parse(
    readFileSync(`test/scenarios/${name}.json`, 'utf8'),
  );
  return spec;
};

/** Plays the scenario of that name, or the position, while somebody watches; returns each achievement with its seat. */
export const achievedIn = (where: string | Spec): string[] => {
  let watch: Watched | undefined;
  const seen: AnyGame = {
    ...game,
    apply: (match, seat, action) => {
      watch ??= watched(game, match);
      return watch.apply(seat, action);
    },
  };
  const { ok, refusals } = playScenario(typeof where === 'string' ? scenario(where) : where, [seen]);
  assert.ok(ok, JSON.stringify(refusals));
  return (watch?.achieved() ?? []).map(({ id, seat }) => `${id} ${seat}`);
};
