/** Highlander. Powers by the booklet; the grids are house values, since the printed ones are lost. */
import { attack, type FighterDef, flip, match, move, nudge, plain, raise } from '../content.ts';

export const highlander: FighterDef = {
  id: 'highlander',
  name: 'Highlander',
  kind: 'warrior',
  sides: [
    {
      power: {
        id: 'donnybrook',
        name: 'Donnybrook',
        effects: [
          {
            do: 'roll-one',
            rows: [
              { from: 1, to: 2, then: [{ do: 'discard-rolled' }] },
              { from: 3, to: 6, then: [{ do: 'return-rolled' }, { do: 'discard' }] },
            ],
          },
        ],
      },
      grid: [plain, attack(1), plain, raise(1), plain, flip, nudge, plain, move],
    },
    {
      power: {
        id: 'quickening',
        name: 'Quickening',
        effects: [
          {
            do: 'roll-one',
            rows: [
              { from: 1, to: 3, then: [{ do: 'return-rolled' }, { do: 'discard' }] },
              { from: 4, to: 6, then: [{ do: 'return-rolled' }, { do: 'roll-next' }] },
            ],
          },
        ],
        solo: [{ do: 'choose-next' }],
      },
      grid: [attack(2), plain, attack(1), plain, raise(1), match, nudge, plain, flip],
    },
  ],
};
