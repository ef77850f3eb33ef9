/** Samurai. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, defence, type FighterDef, flip, look, match, nudge, plain, raise } from '../content.ts';

export const samurai: FighterDef = {
  id: 'samurai',
  name: 'Samurai',
  kind: 'warrior',
  sides: [
    {
      power: { id: 'rashomon', name: 'Rashomon', effects: [{ do: 'set-aside' }] },
      grid: [attack(1), plain, nudge, plain, flip, plain, defence(1), plain, match],
    },
    {
      power: {
        id: 'nigiri',
        name: 'Nigiri',
        effects: [{ do: 're-roll', whose: 'foe', which: 'ends' }],
        solo: [{ do: 'spoil' }],
      },
      grid: [attack(2), plain, nudge, raise(1), flip, plain, defence(1), look, match],
    },
  ],
};
