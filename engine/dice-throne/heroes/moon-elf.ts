/** Moon Elf, Season One (Re-Rolled). Figures from the printed board, leaflet and cards. Two cells of the board are
 *  printed differently in two printings (Longbow's first row 3 or 4, Exploding Arrow's base 4 or 3): both follow the
 *  scan of the printed Re-Rolled board, 3 and 4. Nothing here is a house value. */

import { blind, entangle, evasive, targeted } from '../cards/common-tokens.ts';
import {
  alike,
  anyone,
  count,
  damage,
  defineHero,
  draw,
  enhance,
  gain,
  inflict,
  largeStraight,
  loseCp,
  plus,
  prevent,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';

export const moonElf = defineHero({
  id: 'moon-elf',
  name: 'Moon Elf',
  die: ['arrow', 'arrow', 'arrow', 'foot', 'foot', 'moon'],
  complexity: 2,
  abilities: {
    longbow: {
      name: 'Longbow',
      needs: scale('arrow', 3, 4, 5),
      levels: [
        { run: [damage(row(3, 5, 7))] },
        { cost: 2, run: [damage(row(4, 6, 8)), when(alike(4), inflict('entangle'))] },
        { cost: 3, run: [damage(row(5, 7, 9)), when(alike(3), inflict('entangle'))] },
      ],
    },
    'demising-shot': {
      name: 'Demising Shot',
      needs: shows({ arrow: 3, moon: 2 }),
      levels: [
        { run: [inflict('targeted'), then, damage(4)] },
        {
          cost: 2,
          run: [inflict('targeted'), then, damage(6)],
          adds: {
            focus: {
              name: 'Focus',
              needs: shows({ arrow: 2, moon: 1 }),
              run: [inflict('targeted'), inflict('entangle')],
            },
          },
        },
      ],
    },
    'covered-shot': {
      name: 'Covered Shot',
      needs: shows({ arrow: 2, foot: 3 }),
      levels: [
        { run: [gain('evasive'), damage(7)] },
        {
          cost: 2,
          run: [gain('evasive'), damage(9)],
          adds: {
            'evasive-action': {
              name: 'Evasive Action',
              needs: shows({ foot: 3 }),
              run: [gain('evasive', 1, anyone), damage(2, U)],
            },
          },
        },
      ],
    },
    'exploding-arrow': {
      name: 'Exploding Arrow',
      needs: shows({ arrow: 1, moon: 3 }),
      levels: [
        {
          run: [
            roll(5, damage(plus(4, count('arrow'), count('foot'))), loseCp(count('moon'), 'target'), inflict('blind')),
          ],
        },
        {
          cost: 2,
          run: [
            roll(
              5,
              damage(plus(3, times(2, count('arrow')), count('foot'))),
              loseCp(count('moon'), 'target'),
              inflict('blind'),
            ),
          ],
        },
        {
          cost: 3,
          run: [
            roll(
              5,
              damage(plus(3, times(2, count('arrow')), count('foot'))),
              loseCp(count('moon'), 'target'),
              inflict('blind'),
              inflict('entangle'),
            ),
          ],
        },
      ],
    },
    'entangling-shot': {
      name: 'Entangling Shot',
      needs: smallStraight,
      levels: [{ run: [inflict('entangle'), damage(7)] }, { cost: 2, run: [inflict('entangle'), damage(9)] }],
    },
    eclipse: {
      name: 'Eclipse',
      needs: shows({ moon: 4 }),
      levels: [
        { run: [inflict('blind'), inflict('entangle'), inflict('targeted'), then, damage(7)] },
        {
          cost: 2,
          run: [inflict('blind'), inflict('entangle'), inflict('targeted'), then, damage(9)],
          adds: {
            'moon-shadow': {
              name: 'Moon Shadow',
              needs: shows({ moon: 3 }),
              run: [gain('evasive'), inflict('blind'), inflict('entangle'), inflict('targeted')],
            },
          },
        },
      ],
    },
    'blinding-shot': {
      name: 'Blinding Shot',
      needs: largeStraight,
      levels: [
        { run: [inflict('blind'), gain('evasive'), damage(8)] },
        {
          cost: 2,
          run: [inflict('blind'), gain('evasive'), damage(10)],
          adds: {
            'lunar-blessing': {
              name: 'Lunar Blessing',
              needs: shows({ arrow: 1, foot: 2, moon: 1 }),
              run: [gain('evasive', 3), inflict('entangle')],
            },
          },
        },
      ],
    },
    'missed-me': {
      name: 'Missed Me',
      levels: [
        { defence: 5, run: [when(shows({ foot: 2 }), prevent('half')), damage(count('arrow', 2))] },
        { cost: 3, defence: 5, run: [when(shows({ foot: 2 }), prevent('half')), damage(count('arrow'))] },
      ],
    },
    'lunar-eclipse': {
      name: 'LUNAR ECLIPSE!',
      ultimate: true,
      needs: shows({ moon: 5 }),
      levels: [
        {
          run: [
            gain('evasive'),
            inflict('blind'),
            inflict('entangle'),
            inflict('targeted'),
            then,
            damage(12, 'ultimate'),
          ],
        },
      ],
    },
  },
  tokens: {
    evasive,
    blind,
    entangle,
    targeted,
  },
  cards: {
    'moon-magic': {
      name: 'Moon Magic!',
      type: 'main',
      cost: 4,
      run: [
        gain('evasive'),
        { do: 'choose', as: 'who', from: { players: 'opponent' } },
        inflict('blind', 1, { picked: 'who' }),
        inflict('entangle', 1, { picked: 'who' }),
        inflict('targeted', 1, { picked: 'who' }),
      ],
    },
    'take-that': {
      name: 'Take That!',
      type: 'roll',
      modifier: true,
      cost: 0,
      run: [
        roll(
          1,
          when(shows({ arrow: 1 }), enhance(2)),
          when(shows({ foot: 1 }), inflict('entangle')),
          when(shows({ moon: 1 }), inflict('blind')),
        ),
      ],
    },
    volley: {
      name: 'Volley!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [roll(5, enhance(count('arrow')), inflict('entangle'))],
    },
    evade: { name: 'Evade!', type: 'instant', cost: 1, run: [gain('evasive', 1, anyone)] },
    'lunar-umbra': {
      name: 'Lunar Umbra!',
      type: 'main',
      cost: 0,
      run: [
        roll(
          1,
          when(
            shows({ moon: 1 }),
            [
              { do: 'choose', as: 'who', from: { players: 'opponent' } },
              inflict('blind', 1, { picked: 'who' }),
              inflict('entangle', 1, { picked: 'who' }),
              inflict('targeted', 1, { picked: 'who' }),
            ],
            draw(1),
          ),
        ),
      ],
    },
  },
});
