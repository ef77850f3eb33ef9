/** Spartan. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  The line: dice match their neighbours beside the shield in the middle, the spear stands before it
 *  and turns behind it. */
import { attack, defence, type FighterDef, flip, match, nudge, plain, rows } from '../content.ts';

export const spartan: FighterDef = {
  id: 'spartan',
  name: 'Spartan',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'phalanx', name: 'Phalanx', effects: [{ do: 'adjust', dice: 2 }] },
      grid: rows([
        [plain, attack(1), plain],
        [match, defence(1), match],
        [plain, flip, plain],
      ]),
    },
    {
      power: { id: 'dory', name: 'Dory', effects: [{ do: 'bar' }] },
      grid: rows([
        [plain, attack(2), plain],
        [match, defence(2), match],
        [nudge, flip, nudge],
      ]),
    },
  ],
};
