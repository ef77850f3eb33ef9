/** In which order a boss that the game plays prefers what its dice meet. */
import type { AbilityEntry } from '../../../../engine/dice-throne/state/view-shape.ts';

/** Places by ability, 1 for what comes before all others; of several alternatives one each. */
export function ranksOf(
  abilities: readonly (Pick<AbilityEntry, 'id' | 'priorities'> | undefined)[],
): ReadonlyMap<string, readonly number[]> {
  const all = abilities.flatMap((ability) => ability?.priorities ?? []).sort((a, b) => b - a);
  return new Map(
    abilities.flatMap((ability) =>
      ability?.priorities
        ? [[ability.id, ability.priorities.map((priority) => all.indexOf(priority) + 1)] as const]
        : [],
    ),
  );
}
