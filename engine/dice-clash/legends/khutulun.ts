/** Khutulun. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, nudge, plain, raise, set, special } from '../content.ts';

export const khutulun: FighterDef = {
  id: 'khutulun',
  name: 'Khutulun',
  kind: 'legend',
  sides: [
    {
      power: { id: 'pre-emptive-strike', name: 'Pre-emptive Strike', effects: [{ do: 'remove', colour: 'white' }] },
      grid: [attack(1), plain, special, nudge, defence(1), set(4), plain, flip, set(6)],
    },
    {
      power: { id: 'enrage', name: 'Enrage', effects: [{ do: 'clear-corners' }] },
      grid: [defence(1), attack(1), raise(1), attack(2), special, set(5), nudge, flip, set(6)],
    },
  ],
};
