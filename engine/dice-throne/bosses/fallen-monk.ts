/** Fallen Monk. No source tells its board, upgrades or deck: everything here is a house value, but the
 *  die and the tokens, which it shares with others. Chi is the hero's, limit and all; Silence, Hex and Wither are as the
 *  Adventures rulebook and the reference print them. */

import { bleed, chi, cleanse, evasive, hex, knockdown, silence, wither } from '../cards/common-tokens.ts';
import {
  alike,
  count,
  damage,
  defineHero,
  gain,
  heal,
  inflict,
  largeStraight,
  plus,
  prevent,
  remove,
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
import type { Effect, Program, Row } from '../vocabulary/words.ts';
import { fallenMonkCards } from './fallen-monk-cards.ts';
import { bonusTokens, heroBonuses } from './hero-bonuses.ts';
import { kingsHand, kingsHandRule } from './kings-hand.ts';

const each = (n: number): Effect => damage(n, 'collateral', { to: 'opponents' });
const discord = (small: number, large: number): Row[] => [
  { needs: smallStraight, run: [gain('chi'), damage(small)] },
  { needs: largeStraight, run: [gain('evasive'), damage(large)] },
];
const lotus = (n: number): Program => [inflict('silence'), inflict('hex'), then, damage(n, U)];
const fists = (more: number): Program => [roll(3, damage(plus(sum, more)))];
const calm: Effect = prevent(times(2, count('vortex')));

export const fallenMonk = defineHero({
  id: 'fallen-monk',
  name: 'Fallen Monk',
  kind: 'boss',
  handicap: { 'boss-vs-many': [6, 13, 6], 'boss-vs-boss': [11] },
  die: ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'],
  complexity: 4,
  abilities: {
    'breath-of-ash': {
      name: 'Breath of Ash',
      priority: 1,
      needs: scale('vortex', 3, 4, 5),
      levels: [
        { run: [damage(row(3, 4, 5)), heal(row(3, 4, 5))] },
        { cost: 2, run: [damage(row(4, 5, 6)), heal(row(3, 4, 5))] },
        { cost: 4, run: [damage(row(5, 6, 7)), heal(row(4, 5, 6))] },
      ],
    },
    'broken-palm': {
      name: 'Broken Palm',
      priority: 2,
      needs: scale('swipe', 4, 5),
      levels: [
        { run: [damage(row(8, 10))] },
        { cost: 2, run: [damage(row(9, 11)), when(alike(4), inflict('knockdown'))] },
        { cost: 4, run: [damage(row(10, 12)), when(alike(3), inflict('knockdown'))] },
      ],
    },
    'low-sweep': {
      name: 'Low Sweep',
      priority: 3,
      needs: shows({ swipe: 2, vortex: 2 }),
      levels: [
        { run: [gain('chi'), damage(5)] },
        { cost: 2, run: [gain('chi'), damage(6)] },
        { cost: 4, run: [gain('chi', 2), damage(7)] },
      ],
    },
    'hollow-bell': {
      name: 'Hollow Bell',
      priority: 4,
      needs: shows({ vortex: 1, chaos: 2 }),
      levels: [{ run: [each(3)] }, { cost: 2, run: [each(4)] }, { cost: 4, run: [each(5)] }],
    },
    discord: {
      name: 'Discord',
      priority: [5, 7],
      levels: [{ rows: discord(9, 14) }, { cost: 2, rows: discord(10, 16) }, { cost: 4, rows: discord(11, 18) }],
    },
    'black-lotus': {
      name: 'Black Lotus',
      priority: 6,
      needs: shows({ chaos: 4 }),
      levels: [{ run: lotus(9) }, { cost: 2, run: lotus(10) }, { cost: 4, run: lotus(11) }],
    },
    'thousand-fists': {
      name: 'Thousand Fists',
      priority: 8,
      needs: shows({ swipe: 2, chaos: 3 }),
      levels: [{ run: fists(1) }, { cost: 2, run: fists(2) }, { cost: 4, run: fists(4) }],
    },
    'still-water': {
      name: 'Still Water',
      levels: [
        { defence: 3, run: [calm] },
        { cost: 3, defence: 4, run: [calm, when(shows({ chaos: 1 }), gain('chi'))] },
        {
          cost: 4,
          defence: 5,
          run: [
            calm,
            when(shows({ vortex: 2 }), remove({ of: 'self', kind: 'negative' })),
            when(shows({ chaos: 1 }), gain('chi', 2)),
          ],
        },
      ],
    },
    'hollow-transcendence': {
      name: 'Hollow Transcendence!',
      priority: 9,
      ultimate: true,
      needs: shows({ chaos: 5 }),
      levels: [{ run: [gain('chi', 5), inflict('knockdown'), damage(10, 'ultimate'), then, each(5)] }],
    },
    'kings-hand': kingsHandRule,
  },
  tokens: { chi, evasive, cleanse, knockdown, silence, hex, wither, bleed, 'kings-hand': kingsHand, ...bonusTokens },
  cards: fallenMonkCards,
  automaton: {
    battle: {
      scenario: 6,
      health: [80, 88, 78, 73],
      upgradeCp: [14, 14, 15, 15],
      cp: 3,
      kingsHands: [3, 3, 4, 5],
      kingsHand: { max: 1, from: 3 },
    },
    objectives: [
      { swipe: 5 },
      { vortex: 5 },
      { swipe: 2, vortex: 2 },
      'straights',
      { vortex: 1, chaos: 2 },
      { chaos: 4 },
      { swipe: 2, chaos: 3 },
      'straights',
    ],
    bonuses: heroBonuses,
  },
});
