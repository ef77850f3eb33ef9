/** Barbarian, Season One (Re-Rolled). Every figure from the printed board, leaflet and cards, on which two or more
 *  transcriptions agree; nothing here is a house value. */

import { concussion, stun } from '../cards/common-tokens.ts';
import {
  afterOwnDefence,
  alike,
  atLeast,
  count,
  damage,
  dealt,
  defineHero,
  draw,
  enhance,
  foe,
  heal,
  inflict,
  largeStraight,
  listen,
  plus,
  remove,
  retype,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  sum,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';

export const barbarian = defineHero({
  id: 'barbarian',
  name: 'Barbarian',
  die: ['sword', 'sword', 'sword', 'life', 'life', 'pow'],
  complexity: 1,
  abilities: {
    smack: {
      name: 'Smack',
      needs: scale('sword', 3, 4, 5),
      levels: [
        { run: [damage(row(4, 6, 8))] },
        { cost: 2, run: [damage(row(5, 7, 9)), when(alike(4), retype(U))] },
        { cost: 3, run: [damage(row(6, 8, 10)), when(alike(4), retype(U))] },
      ],
    },
    'sturdy-blow': {
      name: 'Sturdy Blow',
      needs: shows({ sword: 2, pow: 2 }),
      levels: [{ run: [damage(4, U)] }, { cost: 1, run: [damage(5, U)] }, { cost: 2, run: [damage(6, U)] }],
    },
    'mighty-blow': {
      name: 'Mighty Blow',
      needs: smallStraight,
      levels: [{ run: [damage(9)] }, { cost: 2, run: [damage(8, U)] }],
    },
    'crit-bash': {
      name: 'Crit Bash',
      needs: shows({ pow: 4 }),
      levels: [
        { run: [inflict('stun'), then, damage(5, U)] },
        {
          cost: 2,
          run: [inflict('stun'), then, damage(7, U)],
          adds: {
            'crit-smash': {
              name: 'Crit Smash',
              needs: shows({ pow: 3 }),
              run: [inflict('concussion'), then, damage(2, U)],
            },
          },
        },
      ],
    },
    fortitude: {
      name: 'Fortitude',
      needs: scale('life', 3, 4, 5),
      levels: [
        { run: [heal(row(4, 5, 6))] },
        { cost: 2, run: [heal(row(5, 6, 7)), when(alike(3), remove({ of: 'self' }, { upTo: true }))] },
      ],
    },
    overpower: {
      name: 'Overpower',
      needs: shows({ sword: 3, pow: 2 }),
      levels: [
        { run: [roll(3, then, damage(sum), when(atLeast(sum, 14), inflict('concussion')))] },
        {
          cost: 2,
          run: [roll(3, then, damage(sum), when(atLeast(sum, 10), inflict('concussion')))],
          adds: {
            'war-cry': { name: 'War Cry', needs: shows({ sword: 2, life: 2 }), run: [heal(2), damage(2, U)] },
          },
        },
      ],
    },
    reckless: {
      name: 'Reckless',
      needs: largeStraight,
      levels: [
        { run: [damage(15), damage(4, U, { to: 'self', if: atLeast(dealt('target'), 1) })] },
        { cost: 2, run: [damage(20), damage(5, U, { to: 'self', if: atLeast(dealt('target'), 1) })] },
      ],
    },
    'thick-skin': {
      name: 'Thick Skin',
      levels: [
        { defence: 3, run: [heal(times(2, count('life')))] },
        {
          cost: 3,
          defence: 4,
          run: [
            heal(times(2, count('life'))),
            when(shows({ life: 2 }), remove({ of: 'self', inflictedBy: 'attack' }, { upTo: true })),
          ],
        },
      ],
    },
    rage: {
      name: 'RAGE!',
      ultimate: true,
      needs: shows({ pow: 5 }),
      levels: [{ run: [inflict('stun'), damage(15, 'ultimate')] }],
    },
  },
  tokens: {
    concussion,
    stun,
  },
  cards: {
    concuss: { name: 'Concuss!', type: 'main', cost: 1, run: [inflict('concussion', 1, foe)] },
    'head-bash': {
      name: 'Head Bash!',
      type: 'roll',
      cost: 0,
      when: afterOwnDefence,
      run: [
        listen('dealt', inflict('concussion'), { of: 'target', if: atLeast({ it: 'n' }, 8), times: 1, until: 'roll' }),
      ],
    },
    'get-some': {
      name: 'Get Some!',
      type: 'roll',
      modifier: true,
      cost: 2,
      run: [roll(5, enhance(count('sword')), inflict('concussion'))],
    },
    'feelin-good': {
      name: "Feelin' Good!",
      type: 'instant',
      cost: 0,
      run: [roll(3, heal(plus(1, times(2, count('life')))))],
    },
    'adrenaline-surge': {
      name: 'Adrenaline Surge!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ pow: 1 }), [heal(2), inflict('concussion', 1, foe)], draw(1)))],
    },
  },
});
