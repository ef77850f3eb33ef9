/** Monk, Season One (Re-Rolled). No printed Re-Rolled board was seen, so some figures of the first level rest on one
 *  transcription: Fist Strike 6 / 7 / 8 (it fits the step to II), Fist of Harmony 6, Fist of Tranquility 3 Chi, the
 *  Ultimate's 6 Chi. Fist Strike II costs 2 (photo). Tempest Rush I may re-roll one die for 2 Chi, as the first edition and
 *  the rulebook's feats say, and inflicts Knockdown from 13; Chi of the same turn may pay for it, since only adding damage
 *  asks for older Chi. Nothing here is a house value. */

import { chi, cleanse, evasive, knockdown } from '../cards/common-tokens.ts';
import {
  alike,
  all,
  atLeast,
  count,
  damage,
  defineHero,
  draw,
  each,
  foe,
  gain,
  inflict,
  largeStraight,
  oneOf,
  option,
  plus,
  roll,
  rollAgain,
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
import type { Effect } from '../vocabulary/words.ts';

const evasiveOrCleanse: Effect = oneOf(option(gain('evasive')), option(gain('cleanse')));
const raiseLimit: Effect = { do: 'adjust', what: 'limit:chi', by: 1, until: 'match' };

export const monk = defineHero({
  id: 'monk',
  name: 'Monk',
  die: ['fist', 'fist', 'palm', 'zen', 'zen', 'lotus'],
  complexity: 4,
  abilities: {
    'fist-strike': {
      name: 'Fist Strike',
      needs: scale('fist', 3, 4, 5),
      levels: [
        { run: [damage(row(6, 7, 8))] },
        { cost: 2, run: [damage(row(7, 8, 9))] },
        { cost: 2, run: [damage(row(7, 8, 9)), when(alike(4), inflict('knockdown'))] },
      ],
    },
    meditate: {
      name: 'Meditate',
      needs: shows({ zen: 3 }),
      levels: [
        { run: [gain('chi', 5), evasiveOrCleanse] },
        {
          cost: 2,
          run: [gain('chi', 6), gain('evasive'), gain('cleanse')],
          adds: {
            'zen-strike': {
              name: 'Zen Strike',
              needs: shows({ fist: 2, zen: 2 }),
              run: [damage(6), then, gain('chi', 2)],
            },
          },
        },
      ],
    },
    'combo-strike': {
      name: 'Combo Strike',
      needs: shows({ fist: 3, palm: 1 }),
      levels: [
        {
          run: [
            damage(6),
            roll(
              1,
              when(shows({ fist: 1 }), damage(2)),
              when(shows({ palm: 1 }), damage(3)),
              when(shows({ zen: 1 }), gain('chi', 2)),
              when(shows({ lotus: 1 }), evasiveOrCleanse),
            ),
          ],
        },
        {
          cost: 2,
          run: [
            damage(5),
            roll(
              2,
              damage(plus(times(2, count('fist')), times(3, count('palm')))),
              gain('chi', times(2, count('zen'))),
              each(count('lotus'), evasiveOrCleanse),
            ),
          ],
        },
      ],
    },
    'tempest-rush': {
      name: 'Tempest Rush',
      needs: shows({ palm: 3 }),
      levels: [
        {
          run: [
            rollAgain(
              3,
              { n: 1, cost: { token: { id: 'chi', n: 2 } } },
              damage(sum),
              when(atLeast(sum, 13), inflict('knockdown')),
            ),
          ],
        },
        {
          cost: 1,
          run: [
            rollAgain(
              3,
              { n: 1, cost: { token: { id: 'chi', n: 1 } } },
              damage(sum),
              when(atLeast(sum, 12), inflict('knockdown')),
            ),
          ],
        },
      ],
    },
    'fist-of-harmony': {
      name: 'Fist of Harmony',
      needs: smallStraight,
      levels: [{ run: [damage(6), then, gain('chi', 2)] }, { cost: 1, run: [damage(6), then, gain('chi', 3)] }],
    },
    'lotus-strike': {
      name: 'Lotus Strike',
      needs: shows({ lotus: 4 }),
      levels: [
        { run: [damage(5, U), then, raiseLimit, gain('chi', 5)] },
        {
          cost: 2,
          run: [damage(6, U), then, raiseLimit, gain('chi', 6)],
          adds: {
            'way-of-the-lotus': {
              name: 'Way of the Lotus',
              needs: shows({ lotus: 3 }),
              run: [damage(2, U), then, gain('evasive'), gain('chi', 2)],
            },
          },
        },
      ],
    },
    'fist-of-tranquility': {
      name: 'Fist of Tranquility',
      needs: largeStraight,
      levels: [
        { run: [damage(7), then, gain('evasive'), gain('chi', 3)] },
        {
          cost: 2,
          run: [damage(7), then, gain('evasive'), gain('chi', 3), inflict('knockdown')],
          adds: {
            'way-of-the-monk': {
              name: 'Way of the Monk',
              needs: shows({ fist: 1, palm: 1, zen: 1, lotus: 1 }),
              run: [gain('evasive', 2), damage(3, U)],
            },
          },
        },
      ],
    },
    serenity: {
      name: 'Serenity',
      levels: [
        { defence: 4, run: [gain('chi', count('zen')), damage(count('fist'))] },
        { cost: 2, defence: 5, run: [gain('chi', count('zen')), damage(count('fist'))] },
        {
          cost: 3,
          defence: 5,
          run: [
            gain('chi', count('zen')),
            damage(count('fist')),
            when(all(shows({ zen: 1 }), shows({ lotus: 1 })), evasiveOrCleanse),
          ],
        },
      ],
    },
    transcendence: {
      name: 'TRANSCENDENCE!',
      ultimate: true,
      needs: shows({ lotus: 5 }),
      levels: [
        {
          run: [
            gain('evasive'),
            gain('cleanse'),
            inflict('knockdown'),
            damage(10, 'ultimate'),
            then,
            raiseLimit,
            gain('chi', 6),
          ],
        },
      ],
    },
  },
  tokens: {
    chi,
    cleanse,
    evasive,
    knockdown,
  },
  cards: {
    'palm-strike': { name: 'Palm Strike!', type: 'main', cost: 0, run: [inflict('knockdown', 1, foe)] },
    'mystic-mantra': {
      name: 'Mystic Mantra!',
      type: 'main',
      cost: 3,
      run: [gain('chi'), gain('evasive'), gain('cleanse'), inflict('knockdown', 1, foe)],
    },
    ruminate: { name: 'Ruminate!', type: 'instant', cost: 3, run: [gain('chi', 5)] },
    contemplate: { name: 'Contemplate!', type: 'instant', cost: 0, run: [gain('chi', 2)] },
    enlightenment: {
      name: 'Enlightenment!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ lotus: 1 }), [gain('chi', 2), gain('evasive'), gain('cleanse')], draw(1)))],
    },
  },
});
