/** Mad King. No source shows his board, upgrades or cards, so every figure here and in
 *  mad-king-cards.ts is a house value, as are his Ultimate and the mix of his tokens; die and King's Hand are the rules'.
 *  Drain steals health, which is no damage: nobody defends against it, and it is no Attack. */

import { bleed, dominance, hex, lifeSiphon, silence, stun, wither } from '../cards/common-tokens.ts';
import {
  activeFoe,
  alike,
  count,
  damage,
  defineHero,
  gain,
  heal,
  inflict,
  largeStraight,
  prevent,
  row,
  scale,
  shows,
  smallStraight,
  stealHealth,
  then,
  times,
  U,
  when,
} from '../vocabulary/build.ts';
import type { Effect, Row } from '../vocabulary/words.ts';
import { bonusTokens, heroBonuses } from './hero-bonuses.ts';
import { kingsHand, kingsHandRule } from './kings-hand.ts';
import { madKingCards } from './mad-king-cards.ts';

const eachOpponent = (n: number): Effect => damage(n, 'collateral', { to: 'opponents' });
const guard = (small: number, large: number): Row[] => [
  { needs: smallStraight, run: [damage(small)] },
  { needs: largeStraight, run: [damage(large)] },
];
/** Holds off, and pricks whoever came too close. */
const thorns = (back: number): Effect[] => [
  prevent(times(2, count('vortex'))),
  when(shows({ chaos: 1 }), damage(back, U)),
];

export const madKing = defineHero({
  id: 'mad-king',
  name: 'Mad King',
  kind: 'boss',
  handicap: { 'boss-vs-many': [2, 2, -3] },
  die: ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'],
  complexity: 4,
  abilities: {
    drain: {
      name: 'Drain',
      priority: 1,
      needs: scale('vortex', 3, 4, 5),
      levels: [
        { run: [stealHealth(row(2, 3, 4), 'target')] },
        { cost: 2, run: [stealHealth(row(3, 4, 5), 'target')] },
        { cost: 4, run: [stealHealth(row(4, 5, 6), 'target')] },
      ],
    },
    scepter: {
      name: 'Scepter',
      priority: 2,
      needs: scale('swipe', 4, 5),
      levels: [
        { run: [damage(row(7, 9))] },
        {
          cost: 2,
          needs: scale('swipe', 3, 4, 5),
          run: [damage(row(6, 8, 10)), when(alike(4), inflict('wither'))],
        },
        { cost: 4, run: [damage(row(7, 9, 11)), when(alike(3), inflict('wither'))] },
      ],
    },
    decree: {
      name: 'Decree',
      priority: 3,
      needs: shows({ swipe: 3, vortex: 1 }),
      levels: [
        { run: [inflict('dominance'), then, damage(6)] },
        { cost: 2, run: [inflict('dominance'), then, damage(7)] },
        { cost: 4, run: [inflict('dominance'), then, damage(8)] },
      ],
    },
    madness: {
      name: 'Madness',
      priority: 4,
      needs: shows({ vortex: 2, chaos: 1 }),
      levels: [
        { run: [eachOpponent(2)] },
        { cost: 2, run: [eachOpponent(3)] },
        { cost: 4, run: [inflict('hex', 1, activeFoe), eachOpponent(4)] },
      ],
    },
    'royal-guard': {
      name: 'Royal Guard',
      priority: [5, 7],
      levels: [{ rows: guard(8, 13) }, { cost: 2, rows: guard(9, 14) }, { cost: 4, rows: guard(10, 16) }],
    },
    'kings-summons': {
      name: "King's Summons",
      priority: 6,
      needs: shows({ chaos: 3 }),
      levels: [
        { run: [gain('kings-hand'), damage(6, U)] },
        { cost: 2, run: [gain('kings-hand'), heal(3), damage(7, U)] },
        { cost: 4, run: [gain('kings-hand'), heal(3), damage(8, U)] },
      ],
    },
    execution: {
      name: 'Execution',
      priority: 8,
      needs: shows({ swipe: 2, chaos: 3 }),
      levels: [
        { run: [damage(10)] },
        { cost: 2, run: [inflict('silence'), inflict('wither'), damage(12)] },
        { cost: 4, run: [inflict('silence'), inflict('wither'), damage(14, U)] },
      ],
    },
    'crown-of-thorns': {
      name: 'Crown of Thorns',
      levels: [
        { defence: 3, run: thorns(2) },
        { cost: 3, defence: 4, run: thorns(3) },
        { cost: 4, defence: 5, run: [...thorns(3), when(shows({ chaos: 2 }), gain('kings-hand'))] },
      ],
    },
    'the-throne-is-mine': {
      name: 'The Throne Is Mine!',
      priority: 9,
      ultimate: true,
      needs: shows({ chaos: 5 }),
      levels: [{ run: [inflict('stun'), damage(12, 'ultimate'), then, eachOpponent(5)] }],
    },
    'kings-hand': kingsHandRule,
  },
  tokens: {
    dominance,
    hex,
    silence,
    wither,
    'life-siphon': lifeSiphon,
    stun,
    bleed,
    'kings-hand': kingsHand,
    ...bonusTokens,
  },
  cards: madKingCards,
  automaton: {
    battle: {
      scenario: 8,
      health: [83, 80, 73, 72],
      upgradeCp: [18, 18, 17, 17],
      cp: 4,
      kingsHands: [3, 4, 4, 4],
      kingsHand: { max: 1, from: 2 },
    },
    objectives: [
      { swipe: 5 },
      { vortex: 5 },
      { swipe: 3, vortex: 1 },
      'straights',
      { vortex: 2, chaos: 1 },
      { chaos: 3 },
      { swipe: 2, chaos: 3 },
      'straights',
    ],
    bonuses: heroBonuses,
  },
});
