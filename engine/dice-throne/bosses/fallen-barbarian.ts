/** Fallen Barbarian. Board and upgrades: the one transcription there is, of a prototype; the figures
 *  stand as found. House values, as no source tells them: that the Ultimate's damage to its target is Ultimate damage, the
 *  passive, and the action deck (fallen-barbarian-cards.ts), of which only Skull Crush is known. */

import { concussion, stun } from '../cards/common-tokens.ts';
import {
  alike,
  atLeast,
  count,
  damage,
  dealt,
  defineHero,
  draw,
  gainCp,
  half,
  heal,
  inflict,
  largeStraight,
  lessThan,
  plus,
  prevent,
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
import type { Effect, Level, Row } from '../vocabulary/words.ts';
import { fallenBarbarianCards } from './fallen-barbarian-cards.ts';
import { bonusTokens, heroBonuses } from './hero-bonuses.ts';
import { inVersus, kingsHand, kingsHandRule } from './kings-hand.ts';

/** What it costs the boss itself is due only when the Attack has dealt damage. */
const recoil = (n: number): Effect => damage(n, U, { to: 'self', if: atLeast(dealt('target'), 1) });
const unhinged = (small: [number, number], large: [number, number]): Row[] => [
  { needs: smallStraight, run: [damage(small[0]), recoil(small[1])] },
  { needs: largeStraight, run: [damage(large[0]), recoil(large[1])] },
];

/** Heals, may stop one of the status effects that the Attack inflicts, chosen by chance, and strikes back. */
const stoneSkin = (cost: number, dice: number, back: number): Level => ({
  cost,
  defence: dice,
  run: [
    heal(times(2, count('vortex'))),
    when(shows({ vortex: 2 }), [
      {
        do: 'choose',
        as: 'stopped',
        from: { tokens: { of: 'self', kind: 'negative', inflictedBy: 'attack' }, use: 'remove' },
        random: true,
      },
      { do: 'move', what: { picked: 'stopped' }, n: 'all', from: 'everyone' },
    ]),
    when(shows({ chaos: 1 }), damage(back, U)),
  ],
});

export const fallenBarbarian = defineHero({
  id: 'fallen-barbarian',
  name: 'Fallen Barbarian',
  kind: 'boss',
  handicap: { 'boss-vs-many': [2, -11, -16] },
  die: ['swipe', 'swipe', 'swipe', 'vortex', 'vortex', 'chaos'],
  complexity: 3,
  abilities: {
    smackdown: {
      name: 'Smackdown',
      priority: 3,
      needs: scale('swipe', 4, 5),
      levels: [
        { run: [damage(row(7, 9)), when(alike(4), inflict('concussion'))] },
        {
          cost: 2,
          needs: scale('swipe', 3, 4, 5),
          run: [damage(row(6, 8, 10)), when(alike(3), inflict('concussion'))],
        },
        { cost: 4, run: [damage(row(7, 9, 11)), when(alike(2), inflict('concussion'))] },
      ],
    },
    'low-blow': {
      name: 'Low Blow',
      priority: 2,
      needs: shows({ swipe: 3, chaos: 1 }),
      levels: [{ run: [damage(5, U)] }, { cost: 2, run: [damage(6, U)] }, { cost: 4, run: [damage(7, U)] }],
    },
    unhinged: {
      name: 'Unhinged',
      priority: [5, 7],
      levels: [
        { rows: unhinged([10, 3], [15, 5]) },
        { cost: 2, rows: unhinged([11, 3], [16, 5]) },
        { cost: 4, rows: unhinged([12, 4], [17, 6]) },
      ],
    },
    'skull-bash': {
      name: 'Skull Bash',
      priority: 8,
      needs: shows({ chaos: 4 }),
      levels: [
        { run: [inflict('stun'), then, damage(6, U)] },
        {
          cost: 2,
          run: [inflict('stun'), then, damage(7, U)],
          adds: {
            'skull-smash': {
              name: 'Skull Smash',
              priority: 5.5,
              needs: shows({ chaos: 3 }),
              run: [inflict('concussion'), damage(4, U)],
            },
          },
        },
        {
          cost: 4,
          run: [inflict('stun'), then, damage(8, U)],
          adds: {
            'skull-smash': {
              name: 'Skull Smash',
              priority: 5.5,
              needs: shows({ chaos: 3 }),
              run: [inflict('concussion'), damage(5, U)],
            },
          },
        },
      ],
    },
    'pained-response': {
      name: 'Pained Response',
      priority: 1,
      needs: scale('vortex', 3, 4, 5),
      levels: [
        { run: [damage(row(4, 5, 6)), heal(row(3, 4, 5))] },
        { cost: 2, run: [damage(row(5, 6, 7)), heal(row(3, 4, 5))] },
        { cost: 4, run: [damage(row(6, 7, 8)), heal(row(4, 5, 6))] },
      ],
    },
    'barbaric-roar': {
      name: 'Barbaric Roar',
      priority: 4,
      needs: shows({ vortex: 2, chaos: 2 }),
      levels: [
        { run: [inflict('concussion'), damage(3, 'collateral', { to: 'opponents' })] },
        { cost: 2, run: [inflict('concussion'), damage(4, 'collateral', { to: 'opponents' })] },
        { cost: 4, run: [inflict('concussion', 1, 'opponents'), damage(4, 'collateral', { to: 'opponents' })] },
      ],
    },
    overload: {
      name: 'Overload',
      priority: 6,
      needs: shows({ swipe: 2, chaos: 3 }),
      levels: [
        { run: [roll(3, damage(sum), when(lessThan(sum, 8), inflict('concussion')))] },
        {
          cost: 2,
          run: [
            roll(4, damage(sum), when(lessThan(sum, 10), inflict('concussion'))),
            roll(1, damage(sum, U, { to: 'self' })),
          ],
        },
        { cost: 4, run: [roll(4, damage(sum), inflict('concussion')), roll(1, damage(sum, U, { to: 'self' }))] },
      ],
    },
    'stone-skin': {
      name: 'Stone Skin',
      levels: [{ defence: 3, run: [prevent(times(2, count('vortex')))] }, stoneSkin(3, 4, 3), stoneSkin(4, 5, 4)],
    },
    'explosive-rage': {
      name: 'Explosive Rage!',
      priority: 9,
      ultimate: true,
      needs: shows({ chaos: 5 }),
      levels: [
        {
          run: [inflict('stun'), damage(10, 'ultimate'), then, damage(5, 'collateral', { to: 'opponents' })],
        },
      ],
    },
    'blood-frenzy': {
      name: 'Blood Frenzy',
      levels: [
        {
          on: [
            {
              at: 'ends:income',
              if: inVersus,
              run: [gainCp(half({ size: 'opponents' })), draw(plus(half({ size: 'opponents' }), -1))],
            },
          ],
        },
      ],
    },
    'kings-hand': kingsHandRule,
  },
  tokens: { concussion, stun, 'kings-hand': kingsHand, ...bonusTokens },
  cards: fallenBarbarianCards,
  automaton: {
    battle: {
      scenario: 2,
      health: [70, 70, 75, 80],
      upgradeCp: [7, 8, 9, 10],
      cp: 2,
      kingsHands: [2, 2, 3, 4],
      kingsHand: { max: 1, from: 4 },
    },
    objectives: [
      { swipe: 5 },
      { swipe: 3, chaos: 1 },
      'straights',
      { chaos: 4 },
      { vortex: 5 },
      { vortex: 2, chaos: 2 },
      { swipe: 2, chaos: 3 },
      { swipe: 5 },
    ],
    bonuses: heroBonuses,
  },
});
