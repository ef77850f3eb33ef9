/** Samurai. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  Precision on a cross: a cut ahead, a guard behind, a nudge to either hand; then a long and a short cut and no guard. */
import { attack, defence, type FighterDef, flip, nudge, plain, rows } from '../content.ts';

export const samurai: FighterDef = {
  id: 'samurai',
  name: 'Samurai',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'rashomon', name: 'Rashomon', effects: [{ do: 'set-aside' }] },
      grid: rows([
        [plain, attack(1), plain],
        [nudge, flip, nudge],
        [plain, defence(1), plain],
      ]),
    },
    {
      power: {
        id: 'nigiri',
        name: 'Nigiri',
        effects: [{ do: 're-roll', whose: 'foe', which: 'ends' }],
        solo: [{ do: 'spoil' }],
      },
      grid: rows([
        [attack(2), plain, attack(1)],
        [nudge, flip, nudge],
        [plain, defence(-1), plain],
      ]),
    },
  ],
};
