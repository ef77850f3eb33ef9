/** Types of damage and what can be done about each. Damage outside an Attack has no type: it can be avoided, but neither
 *  enhanced nor defended against (reference: note to the damage chart). How much is dealt after all is reckoned in
 *  `totals.ts`, and when, in `turn/settle.ts`. */
import type { DamageType } from '../vocabulary/words.ts';

export interface DamageTraits {
  readonly defendable: boolean;
  readonly avoidable: boolean;
  readonly enhanceable: boolean;
}
/** The rulebook's damage type chart, one row a type, and a row for damage that has none. */
export const DAMAGE_CHART: Readonly<Record<DamageType, DamageTraits>> = {
  normal: { defendable: true, avoidable: true, enhanceable: true },
  undefendable: { defendable: false, avoidable: true, enhanceable: true },
  pure: { defendable: false, avoidable: true, enhanceable: false },
  collateral: { defendable: false, avoidable: true, enhanceable: false },
  ultimate: { defendable: false, avoidable: false, enhanceable: true },
};
const UNTYPED: DamageTraits = { defendable: false, avoidable: true, enhanceable: false };
export const traitsOf = (type: DamageType | undefined): DamageTraits => (type ? DAMAGE_CHART[type] : UNTYPED);
