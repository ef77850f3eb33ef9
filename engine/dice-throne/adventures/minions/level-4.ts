/** Minions of level IV, each with a King's Hand: five, and two of the deeper decks. */

import { KINGS_HAND } from '../../bosses/kings-hand.ts';
import {
  atMost,
  cpOf,
  damage,
  each,
  gain,
  gainCp,
  half,
  heal,
  held,
  inflict,
  not,
  plus,
  prevent,
  roll,
  row,
  shows,
  stealCp,
  straight,
  strip,
  sum,
  times,
  U,
  when,
} from '../../vocabulary/build.ts';
import {
  ABLE,
  atTurn,
  defence,
  defineMinions,
  fails,
  ifAlone,
  met,
  on,
  onAttacker,
  rising,
  unique,
  uniqueToAll,
} from './define.ts';

const HAND = { [KINGS_HAND]: 1 };
/** Dice that Chaos adds to those of the attack. */
const MOST_MORE = 3;

export const LEVEL_4 = defineMinions(4, [
  {
    id: 'corrupted-rogue',
    name: 'Corrupted Rogue',
    health: 30,
    cp: 8,
    firstStrike: true,
    objective: 'straights',
    rows: [met(straight(4), damage(half(cpOf()))), met(straight(5), damage(cpOf()))],
    defence: defence(5, when(shows({ chaos: 2 }), prevent('all'), stealCp(2, 'attacker'))),
    passive: [atTurn(gainCp(2)), fails(gain('damage-3'), gain('shadows'))],
    tokens: HAND,
  },
  {
    id: 'whispering-death',
    name: 'Whispering Death',
    health: 30,
    cp: 2,
    objective: { chaos: 5 },
    rows: [
      rising(
        'chaos',
        [2, 3, 4, 5],
        damage(row(3, 4, 5, 6), 'collateral', { to: 'opponents' }),
        ifAlone(inflict('wither', 1, 'active'), inflict('silence', 1, 'active')),
      ),
    ],
    defence: defence(2, on('chaos', prevent('all'))),
    tokens: HAND,
  },
  {
    id: 'atlas',
    name: 'Atlas',
    health: 30,
    cp: 8,
    objective: 'straights',
    rows: [
      met(straight(3), damage(2, 'collateral', { to: 'engaged' })),
      met(straight(4), inflict('knockdown', 1, 'active'), damage(4, 'collateral', { to: 'engaged' })),
      met(straight(5), inflict('concussion', 1, 'active'), damage(7, 'collateral', { to: 'engaged' })),
    ],
    passive: uniqueToAll(roll(1, prevent(sum))),
    tokens: HAND,
    deeper: true,
  },
  {
    id: 'umbra',
    name: 'Umbra',
    health: 25,
    cp: 10,
    objective: { vortex: 4 },
    rows: [rising('vortex', [3, 4], damage(plus(row(3, 5), times(4, held('shadows'))), U))],
    defence: defence(3, on('chaos', gain('shadows'))),
    passive: [fails(gain('shadows'))],
    tokens: HAND,
    deeper: true,
  },
  {
    id: 'goblin-horde',
    name: 'Goblin Horde',
    health: 25,
    cp: 6,
    objective: { swipe: 5 },
    rows: [
      met(
        shows({ swipe: 5 }),
        when(atMost({ stat: 'health' }, 5), damage(half({ stat: 'health' }), U), damage(half({ stat: 'health' }))),
      ),
    ],
    passive: [
      unique({ do: 'modify', of: { in: 'self' }, cap: 5, attackOnly: true }),
      fails(heal(3), strip('active', 'positive')),
    ],
    tokens: HAND,
  },
  {
    id: 'cobra-emperor',
    name: 'Cobra Emperor',
    health: 30,
    cp: 8,
    objective: { vortex: 3 },
    rows: [met(shows({ vortex: 3 }), inflict('poison'), inflict('entangle'), inflict('bleed', 2))],
    defence: defence(1, on('swipe', onAttacker('bleed'))),
    passive: [{ at: 'ends:turn', run: [damage(held('kind:negative', 'active'), undefined, { to: 'active' })] }],
    tokens: HAND,
  },
  {
    id: 'raging-berserker',
    name: 'Raging Berserker',
    health: 30,
    cp: 4,
    firstStrike: true,
    objective: { swipe: 3, chaos: 1 },
    rows: [
      met(
        shows({ swipe: 3, chaos: 1 }),
        roll(2, damage(sum)),
        each({ least: [MOST_MORE, held('chaos')] }, roll(1, damage(sum))),
      ),
    ],
    passive: [
      {
        at: 'dealt',
        if: { all: [ABLE, { during: ['roll'], of: 'everyone' }, not({ is: ['self', 'roller'] })] },
        run: [gain('chaos')],
      },
      fails(gain('chaos')),
    ],
    tokens: HAND,
  },
]);
