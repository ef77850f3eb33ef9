/** What the active hero has when an action card of a boss is revealed, where the game itself plays the boss: house values, as
 *  no source tells them. The cards of a deck take them in turns. */
import { damageTokens, salve } from '../adventures/tokens.ts';
import { draw, gain, gainCp, heal } from '../vocabulary/build.ts';
import type { Automaton } from '../vocabulary/words.ts';

export const heroBonuses: Automaton['bonuses'] = [
  [draw(1)],
  [gainCp(1)],
  [heal(2)],
  [gain('damage-1')],
  [gain('salve')],
  [gainCp(1)],
  [],
  [draw(1)],
];
/** The tokens that these name. */
export const bonusTokens = { salve, 'damage-1': damageTokens['damage-1'] } as const;
