/** Spartan. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, match, nudge, plain, raise } from '../content.ts';

export const spartan: FighterDef = {
  id: 'spartan',
  name: 'Spartan',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'phalanx', name: 'Phalanx', effects: [{ do: 'adjust', dice: 2 }] },
      grid: [plain, defence(1), plain, match, plain, raise(1), plain, attack(1), nudge],
    },
    {
      power: { id: 'dory', name: 'Dory', effects: [{ do: 'bar' }] },
      grid: [attack(1), defence(1), attack(1), match, plain, nudge, raise(1), plain, flip],
    },
  ],
};
