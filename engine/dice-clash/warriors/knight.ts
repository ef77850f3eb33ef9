/** Knight. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, look, match, nudge, plain, raise } from '../content.ts';

export const knight: FighterDef = {
  id: 'knight',
  name: 'Knight',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'switch-stance', name: 'Switch Stance', effects: [{ do: 'take-back' }] },
      grid: [defence(1), plain, defence(1), plain, nudge, plain, attack(1), flip, look],
    },
    {
      power: { id: 'high-guard', name: 'High Guard', effects: [{ do: 'cover' }] },
      grid: [defence(2), plain, attack(1), raise(1), plain, nudge, plain, match, defence(1)],
    },
  ],
};
