/** Knight. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Plate on both flanks and no weight in the blow between; a measured stance in the middle. */
import { attack, defence, type FighterDef, flip, nudge, plain, rows } from '../content.ts';

export const knight: FighterDef = {
  id: 'knight',
  name: 'Knight',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'switch-stance', name: 'Switch Stance', effects: [{ do: 'take-back' }] },
      grid: rows([
        [defence(1), plain, defence(1)],
        [plain, nudge, plain],
        [nudge, attack(-1), plain],
      ]),
    },
    {
      power: { id: 'high-guard', name: 'High Guard', effects: [{ do: 'cover' }] },
      grid: rows([
        [defence(1), attack(-1), defence(1)],
        [plain, nudge, plain],
        [attack(1), flip, attack(1)],
      ]),
    },
  ],
};
