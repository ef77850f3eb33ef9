/** Fallen Gunslinger. No source tells its board, upgrades or deck: everything here is a house value, but
 *  the die and the tokens, which it shares with others. The tokens are as their owners print them. */

import { bleed, blind, bounty, evasive, knockdown } from '../cards/common-tokens.ts';
import {
  alike,
  count,
  damage,
  defineHero,
  gain,
  inflict,
  largeStraight,
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
import type { Effect, Program, Row } from '../vocabulary/words.ts';
import { fallenGunslingerCards } from './fallen-gunslinger-cards.ts';
import { bonusTokens, heroBonuses } from './hero-bonuses.ts';
import { kingsHand, kingsHandRule } from './kings-hand.ts';

const each = (n: number): Effect => damage(n, 'collateral', { to: 'opponents' });
const standoff = (small: number, large: number): Row[] => [
  { needs: smallStraight, run: [damage(small)] },
  { needs: largeStraight, run: [damage(large)] },
];
const emptied = (n: number): Program => [roll(5, damage(plus(n, times(2, count('swipe')))))];
const dodge: Effect = when(shows({ vortex: 1 }), prevent('half'));

export const fallenGunslinger = defineHero({
  id: 'fallen-gunslinger',
  name: 'Fallen Gunslinger',
  kind: 'boss',
  handicap: { 'boss-vs-many': [0, -1, -9], 'boss-vs-boss': [-5] },
  die: ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'],
  complexity: 3,
  abilities: {
    'hip-shot': {
      name: 'Hip Shot',
      priority: 1,
      needs: scale('swipe', 4, 5),
      levels: [
        { run: [damage(row(7, 9))] },
        {
          cost: 2,
          needs: scale('swipe', 3, 4, 5),
          run: [damage(row(6, 8, 10)), when(alike(4), inflict('knockdown'))],
        },
        { cost: 4, run: [damage(row(7, 9, 11)), when(alike(3), inflict('knockdown'))] },
      ],
    },
    'marked-man': {
      name: 'Marked Man',
      priority: 2,
      needs: shows({ swipe: 2, vortex: 2 }),
      levels: [
        { run: [inflict('bounty'), then, damage(4)] },
        { cost: 2, run: [inflict('bounty'), then, damage(5)] },
        { cost: 4, run: [inflict('bounty'), then, damage(6)] },
      ],
    },
    'duck-and-cover': {
      name: 'Duck and Cover',
      priority: 3,
      needs: scale('vortex', 3, 4, 5),
      levels: [
        { run: [gain('evasive'), damage(row(3, 4, 5), U)] },
        { cost: 2, run: [gain('evasive'), damage(row(4, 5, 6), U)] },
        { cost: 4, run: [gain('evasive'), damage(row(5, 6, 7), U)] },
      ],
    },
    ricochet: {
      name: 'Ricochet',
      priority: 4,
      needs: shows({ vortex: 2, chaos: 2 }),
      levels: [
        { run: [gain('evasive'), each(3)] },
        { cost: 2, run: [gain('evasive'), each(4)] },
        { cost: 4, run: [gain('evasive'), each(5)] },
      ],
    },
    standoff: {
      name: 'Standoff',
      priority: [5, 7],
      levels: [{ rows: standoff(9, 14) }, { cost: 2, rows: standoff(10, 16) }, { cost: 4, rows: standoff(11, 18) }],
    },
    'dead-eye': {
      name: 'Dead Eye',
      priority: 6,
      needs: shows({ swipe: 1, chaos: 3 }),
      levels: [
        { run: [inflict('knockdown'), then, damage(7, U)] },
        { cost: 2, run: [inflict('knockdown'), then, damage(8, U)] },
        { cost: 4, run: [inflict('knockdown'), then, damage(9, U)] },
      ],
    },
    'empty-the-chamber': {
      name: 'Empty the Chamber',
      priority: 8,
      needs: shows({ swipe: 3, chaos: 2 }),
      levels: [{ run: emptied(6) }, { cost: 2, run: emptied(7) }, { cost: 4, run: emptied(9) }],
    },
    'quick-hands': {
      name: 'Quick Hands',
      levels: [
        { defence: 2, run: [dodge, when(shows({ chaos: 1 }), damage(3))] },
        { cost: 3, defence: 3, run: [dodge, when(shows({ chaos: 1 }), damage(3))] },
        {
          cost: 4,
          defence: 4,
          run: [dodge, when(shows({ vortex: 2 }), gain('evasive')), when(shows({ chaos: 1 }), damage(4))],
        },
      ],
    },
    'last-man-standing': {
      name: 'Last Man Standing!',
      priority: 9,
      ultimate: true,
      needs: shows({ chaos: 5 }),
      levels: [{ run: [inflict('bounty'), inflict('knockdown'), damage(10, 'ultimate'), then, each(5)] }],
    },
    'kings-hand': kingsHandRule,
  },
  tokens: { bounty, evasive, knockdown, blind, bleed, 'kings-hand': kingsHand, ...bonusTokens },
  cards: fallenGunslingerCards,
  automaton: {
    battle: {
      scenario: 4,
      health: [73, 80, 80, 79],
      upgradeCp: [10, 11, 12, 13],
      cp: 2,
      kingsHands: [2, 3, 3, 4],
      kingsHand: { max: 1, from: 4 },
    },
    objectives: [
      { swipe: 5 },
      { swipe: 2, vortex: 2 },
      { vortex: 5 },
      { vortex: 2, chaos: 2 },
      'straights',
      { swipe: 1, chaos: 3 },
      { swipe: 3, chaos: 2 },
      { swipe: 5 },
    ],
    bonuses: heroBonuses,
  },
});
