/** Vampire Lord, Season Two. Where sources differ: Blood Power has a limit of 4 (the reference speaks of it beside "each
 *  effect once a turn"), adds 2 (the rulebook's feat says so), removes from oneself, and draws two for one; Gouge I deals
 *  3 / 5 / 7, as on the board that was read again from its picture; Blood Magic I may be made undefendable with Mesmerize,
 *  II is; Consume Blood! takes up to 2 Blood Power; Blood Letting! gains CP; Blood Flow! is an instant; Limb from Limb!
 *  counts Claws and Blood Tide! asks for a Blood Drop, like their twins of other heroes. Immortal Flesh I rolls 3 dice and
 *  EXSANGUINATE! deals 10 by one source each. The complexity is a house value. */

import { bleed } from '../cards/common-tokens.ts';
import {
  alike,
  alter,
  any,
  atLeast,
  choose,
  count,
  damage,
  dealt,
  defineHero,
  draw,
  enhance,
  foe,
  gain,
  gainCp,
  half,
  heal,
  held,
  holds,
  inflict,
  largeStraight,
  least,
  lose,
  may,
  oneOf,
  option,
  ownAttack,
  picked,
  plus,
  remove,
  retype,
  roll,
  row,
  scale,
  shows,
  smallStraight,
  stealHealth,
  sum,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Effect } from '../vocabulary/words.ts';

const rend = (dice: number): Effect[] => [
  damage(6),
  then,
  roll(
    dice,
    damage(count('claw')),
    when(shows({ gaze: 1 }), draw(1)),
    when(shows({ 'blood-drop': 1 }), gain('blood-power')),
  ),
];
const immortal: Effect[] = [
  when(shows({ claw: 2 }), inflict('bleed', 1, 'attacker')),
  when(shows({ gaze: 2 }), gain('blood-power')),
  stealHealth(count('blood-drop'), 'attacker'),
];
const onceATurn = { n: 1, per: 'turn' } as const;

export const vampireLord = defineHero({
  id: 'vampire-lord',
  name: 'Vampire Lord',
  die: ['claw', 'claw', 'claw', 'gaze', 'gaze', 'blood-drop'],
  complexity: 4,
  abilities: {
    gouge: {
      name: 'Gouge',
      needs: scale('claw', 3, 4, 5),
      levels: [
        { run: [damage(row(3, 5, 7)), when(alike(4), gain('blood-power'))] },
        { cost: 1, run: [damage(row(3, 5, 7)), when(alike(3), gain('blood-power'))] },
        { cost: 2, run: [damage(row(4, 6, 8)), when(alike(3), gain('blood-power'))] },
      ],
    },
    glamour: {
      name: 'Glamour',
      needs: shows({ gaze: 3 }),
      levels: [
        { run: [gainCp(1), gain('mesmerize'), then, damage(4, U)] },
        {
          cost: 2,
          run: [gainCp(1), gain('mesmerize'), then, damage(5, U)],
          adds: {
            influence: {
              name: 'Influence',
              needs: shows({ claw: 1, gaze: 2 }),
              run: [gain('mesmerize'), inflict('bleed', 2, foe)],
            },
          },
        },
      ],
    },
    sanguimancy: {
      name: 'Sanguimancy',
      needs: shows({ gaze: 3, 'blood-drop': 1 }),
      levels: [
        { run: [heal(2), gain('blood-power', 3)] },
        {
          cost: 2,
          run: [heal(3), gain('blood-power', 3)],
          adds: {
            presence: {
              name: 'Presence',
              needs: shows({ claw: 1, gaze: 1, 'blood-drop': 2 }),
              run: [gain('blood-power', 2), draw(1)],
            },
          },
        },
      ],
    },
    rend: {
      name: 'Rend',
      needs: shows({ claw: 3, 'blood-drop': 2 }),
      levels: [{ run: rend(3) }, { cost: 2, run: rend(5) }],
    },
    possess: {
      name: 'Possess',
      needs: smallStraight,
      levels: [
        {
          run: [
            damage(7),
            roll(
              1,
              when(shows({ claw: 1 }), inflict('bleed')),
              when(any(shows({ gaze: 1 }), shows({ 'blood-drop': 1 })), gain('mesmerize')),
            ),
          ],
        },
        {
          cost: 2,
          run: [damage(8), oneOf(option(inflict('bleed')), option(gain('mesmerize')))],
          adds: {
            'draw-blood': {
              name: 'Draw Blood',
              needs: shows({ claw: 2, 'blood-drop': 1 }),
              run: [gain('blood-power', 2)],
            },
          },
        },
      ],
    },
    'blood-magic': {
      name: 'Blood Magic',
      needs: largeStraight,
      levels: [
        {
          run: [
            gain('blood-power'),
            inflict('bleed'),
            then,
            damage(8),
            when(holds('mesmerize'), may([retype(U)], { token: { id: 'mesmerize', n: 1 } })),
          ],
        },
        {
          cost: 2,
          run: [gain('blood-power'), inflict('bleed'), then, damage(8, U)],
          adds: {
            gash: { name: 'Gash', needs: shows({ claw: 2, 'blood-drop': 2 }), run: [damage(5, U)] },
          },
        },
      ],
    },
    'blood-thirst': {
      name: 'Blood Thirst',
      needs: shows({ 'blood-drop': 4 }),
      levels: [
        { run: [gain('blood-power', 2), then, damage(5, U)] },
        {
          cost: 2,
          run: [gain('blood-power', 3), then, damage(6, U)],
          adds: {
            hemorrhage: {
              name: 'Hemorrhage',
              needs: shows({ 'blood-drop': 3 }),
              run: [inflict('bleed', 2), damage(2, 'collateral', { to: 'opponents' })],
            },
          },
        },
      ],
    },
    'immortal-flesh': {
      name: 'Immortal Flesh',
      levels: [
        { defence: 3, run: immortal },
        { cost: 2, defence: 4, run: immortal },
      ],
    },
    exsanguinate: {
      name: 'EXSANGUINATE!',
      ultimate: true,
      needs: shows({ 'blood-drop': 5 }),
      levels: [
        {
          run: [
            { do: 'cards', n: 1, from: 'deck', to: 'hand', pick: 'search' },
            gain('blood-power', 2),
            then,
            damage(10, 'ultimate'),
          ],
        },
      ],
    },
  },
  tokens: {
    'blood-power': {
      name: 'Blood Power',
      kind: 'positive',
      limit: 4,
      offers: [
        { modifier: true, limit: onceATurn, when: { is: ['attack', 'declared'] }, run: [enhance(2)] },
        { tokens: 2, limit: onceATurn, run: remove({ of: 'self' }) },
        {
          tokens: 3,
          limit: onceATurn,
          run: [draw(2), { do: 'cards', n: 1, from: 'hand', to: 'discard', pick: 'self' }],
        },
        {
          tokens: 4,
          limit: onceATurn,
          when: { is: ['self', 'roller'] },
          run: [heal(dealt('target'), 'self', { if: ownAttack })],
        },
      ],
    },
    mesmerize: {
      name: 'Mesmerize',
      kind: 'positive',
      limit: 1,
      offers: [
        {
          when: { is: ['opponents', 'dice'] },
          run: [roll(1, when(atLeast(sum, 5), alter('reroll', { whose: 'opponents' }, { upTo: true })))],
        },
      ],
    },
    bleed,
  },
  cards: {
    'blood-letting': { name: 'Blood Letting!', type: 'main', cost: 0, run: [gain('blood-power'), gainCp(1)] },
    'blood-flow': { name: 'Blood Flow!', type: 'instant', cost: 1, run: [roll(1, gain('blood-power', half(sum)))] },
    'consume-blood': {
      name: 'Consume Blood!',
      type: 'main',
      cost: 0,
      when: holds('blood-power'),
      run: [
        choose('spent', { amount: [least(1, held('blood-power')), least(2, held('blood-power'))] }),
        lose('blood-power', picked('spent')),
        gainCp(times(2, picked('spent'))),
      ],
    },
    'dark-omen': {
      name: 'Dark Omen!',
      type: 'main',
      cost: 4,
      run: [gain('mesmerize'), gain('blood-power', 2), inflict('bleed', 1, foe)],
    },
    'limb-from-limb': {
      name: 'Limb from Limb!',
      type: 'roll',
      modifier: true,
      cost: 1,
      run: [roll(5, enhance(count('claw')), when(atLeast(count('claw'), 3), inflict('bleed')))],
    },
    'blood-boil': {
      name: 'Blood Boil!',
      type: 'roll',
      modifier: true,
      cost: 0,
      run: [enhance(plus(1, held('bleed', 'target')))],
    },
    'blood-tide': {
      name: 'Blood Tide!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ 'blood-drop': 1 }), gain('blood-power', 3), draw(1)))],
    },
  },
});
