/** Da Ji. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Snares: the fox's tricks wait in the middle column, and what she sets is high. */
import { attack, defence, type FighterDef, plain, rows, set, special } from '../content.ts';

export const daJi: FighterDef = {
  id: 'da-ji',
  name: 'Da Ji',
  kind: 'legend',
  sides: [
    {
      power: { id: 'mirage', name: 'Mirage', effects: [{ do: 'blunt' }] },
      grid: rows([
        [attack(3), special, attack(3)],
        [defence(4), plain, defence(4)],
        [set(1), plain, set(1)],
      ]),
    },
    {
      power: { id: 'malevolent-spirit', name: 'Malevolent Spirit', effects: [{ do: 'next-dice', dice: 2, value: 6 }] },
      grid: rows([
        [defence(4), special, defence(4)],
        [set(6), plain, set(6)],
        [set(1), plain, set(1)],
      ]),
    },
  ],
};
