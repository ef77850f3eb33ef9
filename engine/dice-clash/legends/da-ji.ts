/** Da Ji. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Snares: the fox's tricks wait in the middle column, and what she sets is high. */
import { attack, defence, type FighterDef, flip, nudge, plain, rows, set, special } from '../content.ts';

export const daJi: FighterDef = {
  id: 'da-ji',
  name: 'Da Ji',
  kind: 'legend',
  sides: [
    {
      power: { id: 'mirage', name: 'Mirage', effects: [{ do: 'blunt' }] },
      grid: rows([
        [plain, special, plain],
        [nudge, set(4), nudge],
        [attack(1), set(6), defence(1)],
      ]),
    },
    {
      power: { id: 'malevolent-spirit', name: 'Malevolent Spirit', effects: [{ do: 'next-dice', dice: 2, value: 6 }] },
      grid: rows([
        [attack(1), special, attack(1)],
        [nudge, set(5), nudge],
        [special, set(6), flip],
      ]),
    },
  ],
};
