/** Tactician, Season Two. Where sources differ: Constrict takes a roll attempt that may be bought back for 1 CP (the
 *  reference counts it among what reduces attempts; the price is from facts); Protect, by Tactical Advantage, goes to a
 *  player of one's choice; Strategize asks for 4 Flags and draws 2; Interdiction constricts an opponent; the defence's
 *  damage has no type; Feigned Retreat! is a roll phase card. The complexity is a house value. */

import { protect, targeted } from '../cards/common-tokens.ts';
import {
  alike,
  alter,
  anyone,
  choose,
  count,
  damage,
  defineHero,
  draw,
  foe,
  gain,
  gainCp,
  half,
  inflict,
  largeStraight,
  ownDice,
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
  whenAttacked,
} from '../vocabulary/build.ts';
import type { Amount, Effect } from '../vocabulary/words.ts';

const plan = (n: Amount = 1): Effect => gain('tactical-advantage', n);
const bomb: Effect[] = [
  choose('bombed', { players: 'opponent' }, { n: 2 }),
  damage(2, 'collateral', { to: { picked: 'bombed' } }),
];
/** On a Medal the Offensive Roll Phase begins anew; nothing of it has ended. */
const profiteer = (gained: number, dealt: number, more: number): Effect[] => [
  plan(gained),
  roll(
    1,
    when(shows({ saber: 1 }), damage(dealt)),
    when(shows({ flag: 1 }), plan(more)),
    when(shows({ medal: 1 }), [draw(1), then, { do: 'phase', which: 'offensive', how: 'restart' }]),
  ),
];
const counter = (perPair: number): Effect[] => [
  damage(times(perPair, count('saber', 2))),
  prevent(count('flag')),
  plan(count('medal')),
];

export const tactician = defineHero({
  id: 'tactician',
  name: 'Tactician',
  die: ['saber', 'saber', 'saber', 'flag', 'flag', 'medal'],
  complexity: 4,
  abilities: {
    'saber-strike': {
      name: 'Saber Strike',
      needs: scale('saber', 3, 4, 5),
      levels: [
        { run: [damage(row(4, 5, 6))] },
        { cost: 1, run: [damage(row(5, 6, 7)), when(alike(3), inflict('constrict'))] },
      ],
    },
    'carpet-bomb': {
      name: 'Carpet Bomb',
      needs: shows({ saber: 2, medal: 2 }),
      levels: [
        { run: [plan(), then, ...bomb] },
        {
          cost: 2,
          run: [plan(2), then, ...bomb],
          adds: { strategize: { name: 'Strategize', needs: shows({ flag: 4 }), run: [plan(3), draw(2)] } },
        },
      ],
    },
    profiteer: {
      name: 'Profiteer',
      needs: shows({ saber: 1, flag: 3 }),
      levels: [{ run: profiteer(1, 5, 4) }, { cost: 2, run: profiteer(2, 6, 3) }],
    },
    'strategic-approach': {
      name: 'Strategic Approach',
      needs: shows({ saber: 3, medal: 2 }),
      levels: [
        { run: [inflict('constrict'), then, damage(7)] },
        {
          cost: 2,
          run: [plan(), inflict('constrict'), then, damage(7)],
          adds: {
            'indirect-approach': {
              name: 'Indirect Approach',
              needs: shows({ saber: 3, flag: 1 }),
              run: [plan(2), then, damage(2, U)],
            },
          },
        },
      ],
    },
    flank: {
      name: 'Flank',
      needs: smallStraight,
      levels: [{ run: [plan(), then, damage(6)] }, { cost: 2, run: [plan(2), then, damage(6)] }],
    },
    exploit: {
      name: 'Exploit',
      needs: largeStraight,
      levels: [
        { run: [plan(2), inflict('constrict'), then, damage(9)] },
        {
          cost: 2,
          run: [plan(3), inflict('constrict'), then, damage(9)],
          adds: {
            interdiction: {
              name: 'Interdiction',
              needs: shows({ saber: 1, flag: 2, medal: 1 }),
              run: [draw(2), inflict('constrict', 1, foe)],
            },
          },
        },
      ],
    },
    maneuver: {
      name: 'Maneuver',
      needs: shows({ medal: 4 }),
      levels: [
        { run: [plan(5), then, damage(5, U)] },
        {
          cost: 2,
          run: [plan(5), inflict('constrict'), then, damage(5, U)],
          adds: { reconnaissance: { name: 'Reconnaissance', needs: shows({ medal: 3 }), run: [plan(5)] } },
        },
      ],
    },
    countermeasures: {
      name: 'Countermeasures',
      levels: [
        { defence: 4, run: counter(1) },
        { cost: 3, defence: 5, run: counter(1) },
        { cost: 5, defence: 5, run: counter(2) },
      ],
    },
    'higher-ground': {
      name: 'HIGHER GROUND!',
      ultimate: true,
      needs: shows({ medal: 5 }),
      levels: [
        {
          run: [
            inflict('targeted'),
            inflict('constrict'),
            { do: 'adjust', what: 'limit:tactical-advantage', by: 1, until: 'match' },
            then,
            plan({ stat: 'limit:tactical-advantage' }),
            then,
            damage(12, 'ultimate'),
          ],
        },
      ],
    },
  },
  tokens: {
    'tactical-advantage': {
      name: 'Tactical Advantage',
      kind: 'positive',
      limit: 5,
      offers: [
        { run: [gainCp(1)] },
        { run: [alter('reroll', ownDice)] },
        { tokens: 3, run: [draw(1)] },
        { tokens: 3, run: [inflict('targeted', 1, foe)] },
        { tokens: 4, run: [gain('protect', 1, anyone)] },
        {
          tokens: 4,
          when: { during: ['main'] },
          run: [
            choose('token', { tokens: { of: 'everyone' }, use: 'move' }),
            {
              do: 'move',
              what: { picked: 'token' },
              n: 1,
              from: { owner: 'token' },
              to: { choose: 'player', except: { owner: 'token' } },
            },
          ],
        },
      ],
    },
    constrict: {
      name: 'Constrict',
      kind: 'negative',
      limit: 1,
      standing: [{ do: 'adjust', what: 'attempts', by: -1, back: 1 }],
      leaves: { ends: 'roll', aged: true },
    },
    targeted,
    protect,
  },
  cards: {
    'upper-hand': {
      name: 'Upper Hand!',
      type: 'main',
      cost: 0,
      run: [roll(1, when(shows({ medal: 1 }), plan(4), draw(1)))],
    },
    'war-room': { name: 'War Room!', type: 'main', cost: 1, run: [roll(1, plan(half(sum)))] },
    'bunker-up': { name: 'Bunker Up!', type: 'main', cost: 2, run: [gain('protect', 1, anyone)] },
    disengage: {
      name: 'Disengage!',
      type: 'roll',
      cost: 0,
      when: whenAttacked,
      run: [
        roll(
          1,
          when(shows({ saber: 1 }), damage(2, undefined, { to: 'attacker' })),
          when(shows({ flag: 1 }), prevent(3)),
          when(shows({ medal: 1 }), gain('protect')),
        ),
      ],
    },
    'feigned-retreat': {
      name: 'Feigned Retreat!',
      type: 'roll',
      cost: 2,
      when: whenAttacked,
      run: [prevent(3), inflict('constrict', 1, 'attacker')],
    },
    ambush: { name: 'Ambush!', type: 'instant', cost: 1, run: [plan(2)] },
  },
  setUp: [plan(2)],
});
