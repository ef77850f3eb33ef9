/** What may be rolled for, as plain data: pages ask for odds without the rules (`odds.ts`). */
import type { Needs } from '../vocabulary/words.ts';

/** An alternative of an ability at one level. */
export interface Goal {
  readonly needs: Needs;
  readonly damage: GoalDamage;
}
/** The damage that it promises on average (`damage.ts`): one figure for each step of its scale, one alone where it has none;
 *  or, where it is counted on the dice that met it, one for each hand of five dice, in the order of `rerollsOf`. */
export type GoalDamage = { readonly steps: readonly number[] } | { readonly hands: readonly number[] };
