/** Rolls that lie open together, the roll in focus, and roll attempts remembered until the turn is over. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  alter,
  atLeast,
  damage,
  gainCp,
  prevent,
  roll,
  straight,
  sum,
  then,
  when,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect, Who } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token, told } from '../../../support/games/made-up.ts';

const words = suite('rolls beside each other');
const theirs = (who: Who, own: string, won: Effect, lost: Effect): Effect => ({
  do: 'roll',
  dice: 1,
  who,
  as: 'theirs',
  run: [when(atLeast({ sum: own }, { sum: 'theirs' }), won, lost)],
});
const gambler = madeUp({
  abilities: {
    dare: {
      name: 'Dare',
      needs: straight(4),
      levels: [
        {
          run: [
            { do: 'roll', dice: 1, as: 'mine', keep: true, run: [theirs('target', 'mine', damage(7), damage(1))] },
            then,
            damage(1),
          ],
        },
      ],
    },
    guard: {
      name: 'Guard',
      levels: [{ defence: 1, keep: true, run: [theirs('attacker', 'defence', prevent('all'), prevent(1))] }],
    },
    habit: {
      name: 'Habit',
      levels: [
        {
          on: [
            {
              at: 'rolled',
              if: { is: ['it', 'from', 'token:spur'] },
              run: [alter('reroll', { whose: 'own', roll: 'this' }, { upTo: true })],
            },
            { at: 'ends:turn', run: [gainCp({ used: 'attempts' })] },
          ],
        },
      ],
    },
  },
  tokens: { spur: token({ offers: [{ run: [roll(1, gainCp(sum))] }] }) },
  cards: { nudge: card('roll', alter('step', { whose: 'any' })) },
});
const game = gameWith(gambler);
const W = (more: object = {}) => ({ hero: 'wanderer', cp: 0, ...more });
const B = (more: object = {}) => ({ hero: 'barbarian', ...more });
const dare = [
  { seat: 0, type: 'roll' },
  { seat: 0, type: 'announce', ability: 'dare' },
];
const passes = (n: number, ...seats: number[]) =>
  Array.from({ length: n }, () => seats.map((seat) => ({ seat, type: 'pass' }))).flat();
const nudge = (seat: number, ...options: string[]) => ({ seat, type: 'play', card: 'nudge', with: options });

const DARES: readonly (readonly [string, position: object, health: number])[] = [
  ['both are compared', { seats: [W(), B()], dice: [1, 2, 3, 4, 6, 4, 4, 1, 1, 1], actions: dare }, 42],
  [
    'the older one is still altered',
    {
      seats: [W({ hand: ['nudge'] }), B()],
      dice: [1, 2, 3, 4, 6, 3, 4, 1, 1, 1],
      actions: [...dare, nudge(0, 'roll:0/die:0', 'value:4')],
    },
    42,
  ],
  [
    'the newer one as well',
    {
      seats: [W({ hand: ['nudge'] }), B()],
      dice: [1, 2, 3, 4, 6, 3, 4, 1, 1, 1],
      actions: [...dare, nudge(0, 'seat:1/die:0', 'value:3')],
    },
    42,
  ],
];
for (const [name, position, health] of DARES) {
  words(`keep: ${name}`, () => {
    assert.is(seatsOf(playWith(game, { phase: 'offensive-roll', ...position }), 'health')[1], health);
  });
}
words('keep: one window for both, and both close with it', () => {
  const position = { phase: 'offensive-roll', seats: [W({ hand: ['nudge'] }), B()], dice: [1, 2, 3, 4, 6, 3, 4] };
  const open = playWith(game, { ...position, until: 'now', actions: [...dare, ...passes(1, 0, 1)] });
  assert.is(told(open, 'window').length, 2);
  assert.ok(open.legal[0]?.some(({ type }) => type === 'play'));
  const closed = playWith(game, { ...position, until: 'now', actions: [...dare, ...passes(2, 0, 1)] });
  assert.not.ok(closed.legal[0]?.some(({ type }) => type === 'play'));
});
words('keep: a roll of the target finds the target first', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    mode: '2v2',
    seats: [W(), B(), B(), B()],
    dice: [1, 2, 3, 4, 6, 5, 3, 6, 1, 1, 1],
    actions: dare,
  });
  assert.equal(seatsOf(result, 'health'), [50, 50, 48, 48]);
  assert.equal(
    told(result, 'rolled').map((event) => Reflect.get(Object(event), 'seat')),
    [0, 0, 0, 3, 3],
  );
});

const smack = [
  { seat: 0, type: 'roll' },
  { seat: 0, type: 'announce', ability: 'smack' },
];
words('keep: a defence that is compared has its own window, then one with the other die', () => {
  const position = { phase: 'offensive-roll', seats: [B(), W({ hand: ['nudge'] })], dice: [1, 1, 1, 4, 6, 3, 4] };
  const first = playWith(game, { ...position, actions: [...smack, nudge(1, 'die:0', 'value:4')] });
  assert.is(seatsOf(first, 'health')[1], 50);
  const second = playWith(game, {
    ...position,
    actions: [...smack, ...passes(3, 0, 1), nudge(1, 'roll:0/die:0', 'value:4')],
  });
  assert.is(seatsOf(second, 'health')[1], 50);
  assert.is(seatsOf(playWith(game, { ...position, actions: smack }), 'health')[1], 47);
});

words('dice: those of the roll in focus, whatever else lies open', () => {
  const position = {
    phase: 'offensive-roll',
    seats: [W({ tokens: { spur: 1 } }), B()],
    dice: [1, 2, 3, 4, 6, 2, 5, 6],
  };
  const asked = playWith(game, {
    ...position,
    until: 'now',
    actions: [...dare, ...passes(1, 0, 1), { seat: 0, type: 'spend', token: 'spur' }],
  });
  assert.equal(
    asked.legal[0]?.flatMap((action) => ('option' in action ? [action.option] : [])),
    ['die:0', 'done'],
  );
});

const attempts = (n: number) => [
  { seat: 0, type: 'roll' },
  ...Array.from({ length: n - 1 }, () => ({ seat: 0, type: 'roll', dice: [0] })),
  { seat: 0, type: 'announce', ability: null },
];
const over = { seat: 0, type: 'pass', phase: 'main-2' };
for (const n of [1, 2, 3]) {
  words(`used: ${n} roll attempts are remembered at the end of the turn`, () => {
    const result = playWith(game, {
      phase: 'offensive-roll',
      seats: [W(), B()],
      dice: [1, 1, 4, 4, 6, 1, 1],
      actions: [...attempts(n), over],
    });
    assert.equal([seatsOf(result, 'cp')[0], matchOf(result, 'active')], [n, 1]);
  });
}
words('used: the attempts of both roll phases of a turn', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [W(), B({ tokens: { stun: { count: 1, from: 0 } } })],
    dice: [1, 1, 4, 4, 6, 1, 1, 1, 4, 4, 6],
    actions: [...attempts(2), ...attempts(1), over],
  });
  assert.is(seatsOf(result, 'cp')[0], 3);
});
words('used: none in a turn without a roll phase, whatever the turn before', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [W(), W()],
    dice: [1, 1, 4, 4, 6, 1, 1],
    actions: [
      ...attempts(3),
      over,
      { seat: 1, type: 'pass', phase: 'main-1' },
      { seat: 1, type: 'pass', phase: 'offensive-roll' },
      { seat: 1, type: 'pass', phase: 'main-2' },
    ],
  });
  // One CP of the income, and nothing for attempts.
  assert.equal(seatsOf(result, 'cp'), [4, 1]);
});

words.run();
