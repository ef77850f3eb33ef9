/** Ninja. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, look, match, move, nudge, plain } from '../content.ts';

export const ninja: FighterDef = {
  id: 'ninja',
  name: 'Ninja',
  kind: 'warrior',
  sides: [
    {
      power: {
        id: 'smoke-bomb',
        name: 'Smoke Bomb',
        effects: [
          { do: 're-roll', whose: 'own', which: 'any' },
          { do: 're-roll', whose: 'foe', which: 'all' },
        ],
        solo: [{ do: 're-roll', whose: 'own', which: 'any' }, { do: 'may-force' }],
      },
      grid: [look, plain, flip, plain, move, plain, attack(1), plain, nudge],
    },
    {
      power: { id: 'genjutsu', name: 'Genjutsu', effects: [{ do: 'blunt' }] },
      grid: [flip, attack(1), look, plain, nudge, plain, move, defence(1), match],
    },
  ],
};
