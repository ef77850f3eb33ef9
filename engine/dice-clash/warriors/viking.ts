/** Viking. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, match, move, nudge, plain, raise } from '../content.ts';

export const viking: FighterDef = {
  id: 'viking',
  name: 'Viking',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'shield-wall', name: 'Shield Wall', red: { defence: 8 }, effects: [] },
      grid: [plain, attack(1), plain, defence(1), plain, raise(1), plain, nudge, flip],
    },
    {
      power: { id: 'berserker', name: 'Berserker', red: { attack: 7 }, effects: [] },
      grid: [attack(2), plain, defence(-1), raise(1), plain, attack(1), match, nudge, move],
    },
  ],
};
