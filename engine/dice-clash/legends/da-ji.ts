/** Da Ji. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, nudge, plain, raise, set, special } from '../content.ts';

export const daJi: FighterDef = {
  id: 'da-ji',
  name: 'Da Ji',
  kind: 'legend',
  sides: [
    {
      power: { id: 'mirage', name: 'Mirage', effects: [{ do: 'blunt' }] },
      grid: [plain, attack(1), special, defence(1), nudge, set(4), plain, flip, set(6)],
    },
    {
      power: { id: 'malevolent-spirit', name: 'Malevolent Spirit', effects: [{ do: 'next-dice', dice: 2, value: 6 }] },
      grid: [attack(1), special, defence(1), raise(1), set(5), nudge, special, flip, set(6)],
    },
  ],
};
