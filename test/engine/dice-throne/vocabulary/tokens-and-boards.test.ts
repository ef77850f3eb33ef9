/** What a token may say about itself (limits, sources, locks, declining), and boards with two sides. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  count,
  damage,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  lose,
  may,
  prevent,
  remove,
  shows,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Cond, Effect, TokenDef } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const words = suite('tokens and boards');
const foe = { choose: 'opponent' } as const;
const coin: TokenDef = token({
  kind: 'unique',
  limit: { owner: 4, others: 2 },
  perSource: true,
  declinable: true,
  locks: ['move', 'remove', 'but by its board'],
  on: [
    {
      at: 'begins:upkeep',
      if: { not: { who: 'self', among: 'source' } },
      run: [damage(held('coin'), undefined, { to: 'self' })],
    },
  ],
});
const pirate = madeUp({
  tokens: { coin, sand: token({ limit: 'none' }), pearl: token({ limit: { owner: 0, others: 1 } }) },
  abilities: {
    plunder: {
      name: 'Plunder',
      needs: shows({ star: 2 }),
      levels: [{ run: [inflict('coin'), gain('coin', 2), damage(1)] }],
    },
    cleanse: {
      name: 'Cleanse',
      needs: shows({ star: 3 }),
      levels: [{ run: [...remove({ of: 'everyone', id: 'coin' }), damage(1)] }],
    },
    spendthrift: {
      name: 'Spendthrift',
      needs: shows({ star: 4 }),
      levels: [{ run: [lose('coin', 'all', 'target'), damage(1)] }],
    },
  },
  cards: {
    throw: card('main', inflict('coin', 1, foe)),
    throws: card('main', inflict('coin', 5, foe)),
    take: card('main', gain('coin', 5)),
    heap: card('main', gain('sand', 30)),
    shine: card('main', gain('pearl'), inflict('pearl', 2, foe)),
    scrub: card('main', ...remove({ of: 'everyone' })),
    tally: card('main', gainCp(held('coin', foe.choose === 'opponent' ? 'opponents' : 'self'))),
  },
});
const game = gameWith(pirate);
const play = (id: string, choices: string[], mine: object = {}, theirs: object = {}) =>
  playWith(game, {
    seats: [
      { hero: 'wanderer', cp: 0, hand: [id], tokens: mine },
      { hero: 'barbarian', tokens: theirs },
    ],
    actions: [{ seat: 0, type: 'play', card: id }, ...choices.map((option) => ({ seat: 0, type: 'choose', option }))],
  });
const LIMITS: readonly (readonly [
  string,
  card: string,
  choices: string[],
  mine: object,
  theirs: object,
  after: [object, object],
])[] = [
  ['on others', 'throws', [], {}, {}, [{}, { coin: 2 }]],
  ['on its owner', 'take', ['yes', 'yes', 'yes', 'yes'], {}, {}, [{ coin: 4 }, {}]],
  ['none', 'heap', [], { sand: 9 }, {}, [{ sand: 39 }, {}]],
  ['none at all on its owner', 'shine', [], {}, {}, [{}, { pearl: 1 }]],
  ['what each inflicted is a kind of its own', 'throw', [], {}, { coin: { count: 2, from: 1 } }, [{}, { coin: 3 }]],
];
for (const [name, id, choices, mine, theirs, after] of LIMITS) {
  words(`limit: ${name}`, () => assert.equal(seatsOf(play(id, choices, mine, theirs), 'tokens'), after));
}
words('its owner may decline each token, others may not', () => {
  assert.equal(seatsOf(play('take', ['no', 'yes', 'no', 'no', 'no']), 'tokens')[0], { coin: 1 });
  const asked = play('throw', []).events.filter(({ type }) => type === 'asked');
  assert.equal(asked, []);
});
words('another hero of the kind is not the owner of what it did not inflict', () => {
  const result = playWith(game, {
    seats: [
      { hero: 'wanderer', hand: ['throws'] },
      { hero: 'wanderer', tokens: { coin: 3 } },
    ],
    actions: [{ seat: 0, type: 'play', card: 'throws' }],
  });
  assert.equal(seatsOf(result, 'tokens')[1], { coin: 5 });
  assert.equal(
    result.events.filter(({ type }) => type === 'asked'),
    [],
  );
});
words('held: those of whoever asks', () => {
  assert.is(seatsOf(play('tally', [], {}, { coin: { count: 2, from: 1 } }), 'cp')[0], 0);
  assert.is(seatsOf(play('tally', [], {}, { coin: { count: 2, from: 0 } }), 'cp')[0], 2);
});
words('each source is heard on its own, its owner’s own do nothing', () => {
  const result = playWith(game, {
    phase: 'upkeep',
    mode: 'king-of-the-hill',
    seats: [
      { hero: 'barbarian', tokens: { coin: { count: 2, from: 1 } } },
      { hero: 'wanderer', tokens: { coin: 3 } },
      { hero: 'wanderer' },
    ],
  });
  assert.is(seatsOf(result, 'health')[0], 33);
});
words('two pirates: both hit, and each in their own number', () => {
  const two = playWith(game, {
    seats: [
      { hero: 'wanderer', hand: ['throw'] },
      { hero: 'barbarian', tokens: { coin: { count: 2, from: 2 } } },
      { hero: 'wanderer' },
    ],
    mode: 'king-of-the-hill',
    actions: [
      { seat: 0, type: 'play', card: 'throw' },
      { seat: 0, type: 'choose', option: 'seat:1' },
      { seat: 0, type: 'pass', phase: 'main-1' },
      { seat: 0, type: 'announce', ability: null },
      { seat: 0, type: 'pass', phase: 'main-2' },
    ],
  });
  assert.equal([seatsOf(two, 'tokens')[1], seatsOf(two, 'health')[1]], [{ coin: 3 }, 32]);
});
words('locks: cards leave it alone', () => {
  const position = (mine: object, theirs: object) => ({
    seats: [
      { hero: 'wanderer', hand: ['scrub', 'what-status-effects'], tokens: mine },
      { hero: 'barbarian', tokens: theirs },
    ],
  });
  playWith(game, {
    ...position({}, { coin: 1 }),
    actions: [{ seat: 0, type: 'play', card: 'scrub', expect: 'requirement-not-met' }],
  });
  // Ruling 14: what may not be removed is nothing to play a removal on.
  playWith(game, {
    ...position({}, { coin: 1 }),
    actions: [{ seat: 0, type: 'play', card: 'what-status-effects', expect: 'requirement-not-met' }],
  });
  const swept = playWith(game, {
    ...position({}, { coin: 1, sand: 2 }),
    actions: [{ seat: 0, type: 'play', card: 'what-status-effects' }],
  });
  assert.equal(seatsOf(swept, 'tokens')[1], { coin: 1 });
});
const roll = (dice: number[], ability: string, theirs: object) =>
  playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer' }, { hero: 'barbarian', tokens: theirs }],
    dice,
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability },
    ],
  });
words('locks: abilities of its own hero pass them', () => {
  assert.equal(seatsOf(roll([4, 4, 4, 1, 1, 1, 1, 1], 'cleanse', { coin: { count: 2, from: 0 } }), 'tokens')[1], {
    coin: 1,
  });
});
words('lose: those of whoever speaks', () => {
  assert.equal(seatsOf(roll([4, 4, 4, 4, 1, 1, 1, 1], 'spendthrift', { coin: { count: 2, from: 1 } }), 'tokens')[1], {
    coin: 2,
  });
  assert.equal(
    seatsOf(roll([4, 4, 4, 4, 1, 1, 1, 1], 'spendthrift', { coin: { count: 2, from: 0 } }), 'tokens')[1],
    {},
  );
});

const flip = (to: string): Effect => ({ do: 'become', what: 'board', side: to });
const onSide = (side: string): Cond => ({ side });
const twoFaced = madeUp({
  boards: {
    cursed: {
      name: 'Cursed',
      abilities: {
        tear: {
          name: 'Tear',
          needs: shows({ sword: 3 }),
          levels: [{ run: [damage(9)] }, { cost: 1, run: [damage(11)] }],
        },
        shell: { name: 'Shell', levels: [{ defence: 5, run: [prevent(count('star'))] }] },
        ache: {
          name: 'Ache',
          levels: [{ on: [{ at: 'begins:upkeep', run: [damage(4, undefined, { to: 'self', sure: true })] }] }],
        },
      },
    },
  },
  abilities: { doom: { name: 'Doom', levels: [{ on: [{ at: 'ends:turn', run: [may(flip('next'))] }] }] } },
  cards: {
    turn: card('main', flip('cursed')),
    back: card('main', flip('first')),
    life: card('main', { do: 'if', cond: onSide('first'), run: [gainCp(2)], else: [heal(3)] }),
  },
});
const faces = gameWith(twoFaced);
const SMACK = { phase: 'offensive-roll', dice: [1, 1, 1, 4, 6] };
words('board: the side that shows decides what may be announced', () => {
  const announced = (board: string) =>
    playWith(faces, {
      ...SMACK,
      seats: [{ hero: 'wanderer', board }, { hero: 'barbarian' }],
      actions: [{ seat: 0, type: 'roll' }],
    }).legal[0]?.flatMap((action) => ('ability' in action ? [action.ability] : []));
  assert.equal(
    [announced('first'), announced('cursed')],
    [
      ['strike', null],
      ['tear', null],
    ],
  );
});
words('board: its defence and its passives too', () => {
  const turn = playWith(faces, {
    phase: 'upkeep',
    seats: [{ hero: 'wanderer', board: 'cursed' }, { hero: 'barbarian' }],
  });
  assert.is(seatsOf(turn, 'health')[0], 46);
  const defended = playWith(faces, {
    ...SMACK,
    dice: [1, 1, 1, 4, 6, 4, 4, 4, 4, 1],
    seats: [{ hero: 'barbarian' }, { hero: 'wanderer', board: 'cursed' }],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'smack' },
    ],
  });
  assert.equal([seatsOf(defended, 'health')[1], defended.diceLeft], [50, []]);
});
words('board: turned by an effect, and back; a condition reads it', () => {
  const cards = ['turn', 'life', 'back'];
  const result = playWith(faces, {
    seats: [{ hero: 'wanderer', health: 20, cp: 0, hand: cards }, { hero: 'barbarian' }],
    actions: cards.map((id) => ({ seat: 0, type: 'play', card: id })),
  });
  assert.equal(
    [seatsOf(result, 'health')[0], seatsOf(result, 'cp')[0], seatsOf(result, 'board')[0]],
    [23, 0, undefined],
  );
});
words('board: upgrades of a side lie in the same deck, and hold when it shows', () => {
  const result = playWith(faces, {
    ...SMACK,
    dice: [...SMACK.dice, 1, 1, 1],
    seats: [{ hero: 'wanderer', upgrades: ['tear-2'], board: 'cursed' }, { hero: 'barbarian' }],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'tear' },
    ],
  });
  assert.is(seatsOf(result, 'health')[1], 39);
});
words('board: the next side at the end of the turn; behind the last there is none', () => {
  const end = (board: string, actions: object[]) =>
    playWith(faces, {
      phase: 'main-2',
      seats: [{ hero: 'wanderer', board }, { hero: 'barbarian' }],
      actions: [{ seat: 0, type: 'pass', phase: 'main-2' }, ...actions],
    });
  assert.is(seatsOf(end('first', [{ seat: 0, type: 'choose', option: 'yes' }]), 'board')[0], 'cursed');
  assert.is(seatsOf(end('first', [{ seat: 0, type: 'choose', option: 'no' }]), 'board')[0], undefined);
  // The cursed side has no such passive.
  assert.equal(matchOf(end('cursed', []), 'active'), 1);
});
words('board: the front may have a name, and is told always', () => {
  const named = gameWith(madeUp({ ...twoFaced, front: 'bright', cards: { back: card('main', flip('bright')) } }));
  const sides = (board: object) =>
    seatsOf(
      playWith(named, {
        seats: [{ hero: 'wanderer', hand: ['back'], ...board }, { hero: 'barbarian' }],
        actions: [{ seat: 0, type: 'play', card: 'back' }],
      }),
      'board',
    );
  assert.equal(
    [sides({ board: 'cursed' }), sides({})],
    [
      ['bright', undefined],
      ['bright', undefined],
    ],
  );
});
words('board: abilities of every side have words', () => {
  assert.is(faces.describe('tear/2')?.text, '3 Sword. Deal 11 damage.');
});

words.run();
