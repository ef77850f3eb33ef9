/** Highlander. Powers by the booklet; the grids are house values, since the printed ones are lost.
 *  A brawl: something of everything, on the slant. The ranges of both powers' rolls are house values too. */
import { attack, type FighterDef, flip, match, move, nudge, plain, raise, rows } from '../content.ts';

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
      grid: rows([
        [attack(1), plain, raise(1)],
        [plain, flip, plain],
        [nudge, plain, attack(1)],
      ]),
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
      grid: rows([
        [attack(2), plain, nudge],
        [match, flip, move],
        [raise(1), plain, attack(2)],
      ]),
    },
  ],
};
