/** Health that moves: stolen, lost, healed, and when (rulebook: Steal; all damage and healing of a phase is applied
 *  together). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  count,
  damage,
  dealt,
  heal,
  ownAttack,
  scale,
  shows,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Amount, Move, Who } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const steal = (n: Amount | 'all', from: Who): Move => ({ do: 'move', what: 'health', n, from, to: 'self' });
const thief = madeUp({
  abilities: {
    drain: { name: 'Drain', needs: shows({ star: 2 }), levels: [{ run: [steal(5, 'target')] }] },
    'draining-strike': {
      name: 'Draining Strike',
      needs: scale('moon', 2),
      levels: [{ run: [steal(5, 'target'), damage(4)] }],
    },
    'drink-all': {
      name: 'Drink All',
      needs: shows({ sword: 4 }),
      levels: [{ run: [damage(6), steal(dealt('target'), 'target')] }],
    },
    feast: {
      name: 'Feast',
      needs: shows({ star: 2, moon: 2 }),
      levels: [{ run: [heal(5, 'self', { if: ownAttack }), damage(2, 'collateral', { to: 'opponents' })] }],
    },
    'feasting-strike': {
      name: 'Feasting Strike',
      needs: shows({ star: 3, moon: 2 }),
      levels: [{ run: [heal(dealt('target'), 'self', { if: ownAttack }), damage(4)] }],
    },
    leech: { name: 'Leech', levels: [{ defence: 3, run: [steal(count('star'), 'attacker')] }] },
  },
  tokens: {
    thorn: token({
      kind: 'negative',
      on: [{ at: 'begins:turn', run: [{ do: 'move', what: 'health', n: 2, from: 'self' }] }],
    }),
    spring: token({
      on: [
        { at: 'begins:income', run: [heal(2)] },
        { at: 'ends:income', run: [damage(1, undefined, { to: 'self' })] },
      ],
    }),
  },
  cards: {
    sip: card('main', steal(3, { choose: 'opponent' })),
    sips: card('main', steal(3, 'opponents')),
    gulp: card('main', steal('all', { choose: 'opponent' })),
    twice: card('main', steal(3, { choose: 'opponent' }), steal(3, { choose: 'opponent' })),
  },
});
const game = gameWith(thief);
const stolen = suite('health: stolen, lost, healed');

const duel = (mine: number, theirs: number, more: object) => {
  const { phase, dice, actions, hand } = { phase: 'main-1', dice: [], hand: [], actions: [], ...more };
  return {
    phase,
    dice,
    actions,
    seats: [
      { hero: 'wanderer', health: mine, hand },
      { hero: 'barbarian', health: theirs },
    ],
  };
};
const CARDS: readonly (readonly [string, card: string, before: [number, number], after: [number, number]])[] = [
  ['as much as is wanted', 'sip', [30, 30], [33, 27]],
  ['rulebook, Steal: no more than is there', 'sip', [30, 2], [32, 0]],
  ['all there is', 'gulp', [20, 18], [38, 0]],
  ['twice from the same: together no more than is there', 'twice', [30, 4], [34, 0]],
  ['the receiver stops at 10 above the start, the giver gives all the same', 'sip', [59, 30], [60, 27]],
];
for (const [name, id, [mine, theirs], after] of CARDS) {
  stolen(name, () => {
    const result = playWith(game, {
      ...duel(mine, theirs, { hand: [id], actions: [{ seat: 0, type: 'play', card: id }] }),
    });
    assert.equal(seatsOf(result, 'health'), after);
  });
}
stolen('from several opponents: from each what is there', () => {
  const result = playWith(game, {
    mode: 'king-of-the-hill',
    seats: [
      { hero: 'wanderer', health: 20, hand: ['sips'] },
      { hero: 'barbarian', health: 1 },
      { hero: 'monk', health: 9 },
    ],
    actions: [{ seat: 0, type: 'play', card: 'sips' }],
  });
  assert.equal(seatsOf(result, 'health'), [24, 0, 6]);
  assert.equal(seatsOf(result, 'out'), [false, true, false]);
});

const attack = (ability: string, dice: number[], mine: number, theirs: number) =>
  duel(mine, theirs, {
    phase: 'offensive-roll',
    dice,
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability },
    ],
  });
stolen('in an ability it waits for the end of the roll phase, and takes what is there then', () => {
  assert.equal(seatsOf(playWith(game, attack('drain', [4, 4, 1, 1, 2], 30, 3)), 'health'), [33, 0]);
});
stolen('with damage of the same phase: taken of the health before it, all dials together', () => {
  // The Barbarian's defence finds no Life: 4 damage stand beside the 5 stolen, of 6.
  assert.equal(seatsOf(playWith(game, attack('draining-strike', [6, 6, 1, 1, 2, 1, 1, 1], 30, 6)), 'health'), [35, 0]);
});
stolen('an amount that reads damage dealt', () => {
  assert.equal(seatsOf(playWith(game, attack('drink-all', [1, 1, 2, 2, 4, 1, 1, 1], 30, 40)), 'health'), [36, 28]);
});
stolen('by a defence', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [
      { hero: 'barbarian', health: 1 },
      { hero: 'wanderer', health: 30 },
    ],
    dice: [1, 1, 1, 4, 6, 4, 5, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'smack' },
      { seat: 1, type: 'choose', option: 'ability:leech' },
    ],
  });
  assert.equal(seatsOf(result, 'health'), [0, 27]);
  assert.equal(seatsOf(result, 'out'), [true, false]);
});
stolen('with no pool open, health lost is settled at once, and whoever has none left falls', () => {
  const position = (health: number) => ({
    phase: 'discard',
    active: 1,
    seats: [{ hero: 'wanderer', health, tokens: { thorn: 1 } }, { hero: 'barbarian' }],
  });
  const [high, low] = [playWith(game, position(5)), playWith(game, position(2))];
  assert.equal([seatsOf(high, 'health')[0], seatsOf(high, 'out')[0]], [3, false]);
  assert.equal([seatsOf(low, 'health')[0], seatsOf(low, 'out')[0]], [0, true]);
});
stolen('with no pool open, damage is settled at once after a last call (ruling 11)', () => {
  const position = {
    phase: 'income',
    seats: [{ hero: 'wanderer', health: 30, tokens: { spring: 1 } }, { hero: 'barbarian' }],
  };
  const window: unknown = matchOf(playWith(game, { ...position, until: 'now' }), 'window');
  assert.equal(window, { moment: 'isolated-damage', seats: [0, 1], held: [] });
  assert.is(seatsOf(playWith(game, position), 'health')[0], 31);
});

stolen('a condition of healing is read at settlement: it holds for an Attack laid afterwards', () => {
  assert.equal(
    seatsOf(playWith(game, attack('feasting-strike', [4, 4, 4, 6, 6, 1, 1, 1], 30, 40)), 'health'),
    [34, 36],
  );
  assert.equal(seatsOf(playWith(game, attack('feast', [1, 4, 4, 6, 6], 30, 40)), 'health'), [30, 38]);
});

stolen.run();
