/** Viking. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Blows first: strength in the upper corners; in rage the blows grow and the guard drops in the middle. */
import { attack, defence, type FighterDef, flip, nudge, plain, raise, rows } from '../content.ts';

export const viking: FighterDef = {
  id: 'viking',
  name: 'Viking',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'shield-wall', name: 'Shield Wall', red: { defence: 8 }, effects: [] },
      grid: rows([
        [attack(2), nudge, attack(2)],
        [plain, defence(1), plain],
        [raise(1), plain, raise(1)],
      ]),
    },
    {
      power: { id: 'berserker', name: 'Berserker', red: { attack: 7 }, effects: [] },
      grid: rows([
        [attack(3), raise(2), attack(3)],
        [plain, defence(-1), plain],
        [nudge, flip, nudge],
      ]),
    },
  ],
};
