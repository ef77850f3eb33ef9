/** Khutulun. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  A wrestler: she strikes from the corners, which she clears to strike from again; the grip is in the middle.
 *  A legend has one die where players choose among nine, so its spaces have to do more. */
import { attack, defence, type FighterDef, plain, raise, rows, set, special } from '../content.ts';

export const khutulun: FighterDef = {
  id: 'khutulun',
  name: 'Khutulun',
  kind: 'legend',
  sides: [
    {
      power: { id: 'pre-emptive-strike', name: 'Pre-emptive Strike', effects: [{ do: 'remove', colour: 'white' }] },
      grid: rows([
        [attack(3), defence(2), attack(3)],
        [defence(4), special, defence(4)],
        [set(1), plain, set(1)],
      ]),
    },
    {
      power: { id: 'enrage', name: 'Enrage', effects: [{ do: 'clear-corners' }] },
      grid: rows([
        [set(6), plain, set(6)],
        [defence(6), special, defence(6)],
        [set(1), raise(2), set(1)],
      ]),
    },
  ],
};
