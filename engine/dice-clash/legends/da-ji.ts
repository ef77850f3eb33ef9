/** Da Ji. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Snares: whatever falls on her upper rows shows what she likes, and her tricks wait in the middle column.
 *  A legend has one die where players choose among nine, so its spaces have to do more. */
import { defence, type FighterDef, plain, rows, set, special } from '../content.ts';

export const daJi: FighterDef = {
  id: 'da-ji',
  name: 'Da Ji',
  kind: 'legend',
  sides: [
    {
      power: { id: 'mirage', name: 'Mirage', effects: [{ do: 'blunt' }] },
      grid: rows([
        [set(6), special, set(6)],
        [defence(6), plain, defence(6)],
        [set(1), plain, set(1)],
      ]),
    },
    {
      power: { id: 'malevolent-spirit', name: 'Malevolent Spirit', effects: [{ do: 'next-dice', dice: 2, value: 6 }] },
      grid: rows([
        [set(6), special, set(6)],
        [defence(6), special, defence(6)],
        [defence(2), set(1), plain],
      ]),
    },
  ],
};
