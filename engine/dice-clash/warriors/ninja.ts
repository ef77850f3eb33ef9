/** Ninja. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Eyes and sleights: looking, moving and turning dice instead of force. */
import { attack, type FighterDef, flip, look, move, nudge, plain, rows } from '../content.ts';

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
      grid: rows([
        [flip, look, flip],
        [plain, move, plain],
        [nudge, plain, nudge],
      ]),
    },
    {
      power: { id: 'genjutsu', name: 'Genjutsu', effects: [{ do: 'blunt' }] },
      grid: rows([
        [flip, look, flip],
        [plain, move, plain],
        [attack(2), nudge, attack(2)],
      ]),
    },
  ],
};
