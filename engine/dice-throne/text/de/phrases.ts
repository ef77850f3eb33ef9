import type { DamageType } from '../../vocabulary/words.ts';

/** Damage by its type, as what is dealt. */
export const DAMAGE: Readonly<Record<DamageType, string>> = {
  normal: 'Schaden',
  undefendable: 'unabwehrbarer Schaden',
  pure: 'reiner Schaden',
  collateral: 'Kollateralschaden',
  ultimate: 'ultimativer Schaden',
};
