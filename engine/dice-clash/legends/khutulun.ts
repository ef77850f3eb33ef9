/** Khutulun. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  A wrestler: corners are where she strikes and what she clears, the grip is in the middle. */
import { attack, defence, type FighterDef, flip, nudge, plain, raise, rows, set, special } from '../content.ts';

export const khutulun: FighterDef = {
  id: 'khutulun',
  name: 'Khutulun',
  kind: 'legend',
  sides: [
    {
      power: { id: 'pre-emptive-strike', name: 'Pre-emptive Strike', effects: [{ do: 'remove', colour: 'white' }] },
      grid: rows([
        [attack(1), plain, attack(1)],
        [nudge, special, nudge],
        [defence(1), set(6), plain],
      ]),
    },
    {
      power: { id: 'enrage', name: 'Enrage', effects: [{ do: 'clear-corners' }] },
      grid: rows([
        [attack(1), raise(1), attack(2)],
        [nudge, special, nudge],
        [flip, set(6), set(5)],
      ]),
    },
  ],
};
