/** Closed lists that the rules read as well as the words: plain values, without a schema behind them. */

/** No figure of the game comes near a thousand: nothing that content writes, adds up or multiplies goes beyond. */
export const MOST_AMOUNT = 999;

export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;

/** Parts of a turn that begin and end. `roll` is the three roll phases together. */
export const SPANS = [
  'turn',
  'upkeep',
  'income',
  'main',
  'offensive',
  'targeting',
  'defensive',
  'roll',
  'discard',
] as const;

/** Loot, from the least on. */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** The front of a board that has no name for it. */
export const FIRST_SIDE = 'first';

/** Figures of the rules that words change: CP for each roll attempt after the first, for each card played, for each card
 *  sold, and as income; cards drawn as income, and dice of the own defence that may be rolled again. */
export const FIGURES = ['attempt price', 'card price', 'sale', 'income', 'income draw', 'defence rerolls'] as const;

/** The name by which a defence's own dice are known where they stay open. */
export const DEFENCE_ROLL = 'defence';
