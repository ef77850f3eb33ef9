/** Cards between piles, prices in cards, and what may be picked: dice, by chance, the same again, a chosen value. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  choose,
  damage,
  draw,
  gain,
  gainCp,
  held,
  lose,
  oneOf,
  picked,
  remove,
  roll,
  shows,
  sum,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Cards, Dice, Effect, Offer } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const words = suite('cards and picks');
const cards = (from: Cards['from'], to: Cards['to'], pick: Cards['pick'], more: Partial<Cards> = {}): Cards => ({
  do: 'cards',
  n: 1,
  from,
  to,
  pick,
  ...more,
});
const foe = { choose: 'opponent' } as const;
const paidInCards: Offer = { cost: { cards: 2 }, run: [gainCp(5)] };
const librarian = madeUp({
  cards: {
    recall: card('main', cards('discard', 'hand', 'self', { n: 2 })),
    'recall-last': card('main', cards('discard', 'hand', 'top')),
    seek: card('main', cards('deck', 'hand', 'search')),
    'seek-upgrade': card('main', cards('deck', 'hand', 'search', { only: { type: 'upgrade', cost: 2 } })),
    mill: card('main', cards('deck', 'discard', 'top', { n: 2, of: foe })),
    'put-top': card('main', cards('hand', 'deck', 'self')),
    'put-bottom': card('main', cards('hand', 'bottom', 'self')),
    peek: card('main', cards('hand', 'hand', 'random', { n: 'all', of: foe, show: true })),
    'count-them': card('main', cards('hand', 'discard', 'self', { n: 2, as: 'thrown' }), gainCp(picked('thrown'))),
    forge: card('main', oneOf({ cost: { cards: 2 }, run: [gainCp(4)] }, { run: [gainCp(1)] })),
  },
  abilities: { trade: { name: 'Trade', levels: [{ offers: [paidInCards] }] } },
  tokens: { coupon: token({ offers: [{ cost: { cards: 1 }, run: [draw(2)] }] }) },
});
const game = gameWith(librarian);
type Seat = { hand?: string[]; deck?: string[]; discard?: string[]; cp?: number; tokens?: object };
const play = (id: string, mine: Seat, choices: readonly string[] = [], theirs: Seat = {}) =>
  playWith(game, {
    seats: [
      { hero: 'wanderer', ...mine, hand: [id, ...(mine.hand ?? [])] },
      { hero: 'barbarian', ...theirs },
    ],
    actions: [{ seat: 0, type: 'play', card: id }, ...choices.map((option) => ({ seat: 0, type: 'choose', option }))],
  });

const PILES: readonly (readonly [
  string,
  card: string,
  mine: Seat,
  choices: string[],
  pile: string,
  after: string[],
])[] = [
  [
    'from the discard pile, of one’s choice',
    'recall',
    { discard: ['tip-it', 'so-wild', 'six-it'] },
    ['card:six-it', 'card:tip-it'],
    'hand',
    ['six-it', 'tip-it'],
  ],
  ['from the discard pile, all there is', 'recall', { discard: ['tip-it'] }, [], 'hand', ['tip-it']],
  ['from the discard pile, its top', 'recall-last', { discard: ['tip-it', 'so-wild'] }, [], 'hand', ['so-wild']],
  ['searched for', 'seek', { deck: ['tip-it', 'so-wild'] }, ['card:so-wild'], 'hand', ['so-wild']],
  [
    'to the top of the deck',
    'put-top',
    { hand: ['tip-it', 'so-wild'], deck: ['six-it'] },
    ['card:so-wild'],
    'deck',
    ['so-wild', 'six-it'],
  ],
  [
    'to the bottom of the deck',
    'put-bottom',
    { hand: ['tip-it', 'so-wild'], deck: ['six-it'] },
    ['card:tip-it'],
    'deck',
    ['six-it', 'tip-it'],
  ],
  [
    'how many they were is known afterwards',
    'count-them',
    { cp: 0, hand: ['tip-it', 'so-wild', 'six-it'] },
    ['card:six-it', 'card:tip-it'],
    'hand',
    ['so-wild'],
  ],
];
for (const [name, id, mine, choices, pile, after] of PILES) {
  words(`cards: ${name}`, () => assert.equal(seatsOf(play(id, mine, choices), pile)[0], after));
}
words('cards: only what is asked for may be searched', () => {
  const game2 = gameWith(
    madeUp({
      ...librarian,
      abilities: {
        ...librarian.abilities,
        cut: {
          name: 'Cut',
          needs: { alike: 3 },
          levels: [{ run: [damage(3)] }, { cost: 2, run: [damage(4)] }, { cost: 4, run: [damage(5)] }],
        },
      },
    }),
  );
  const result = playWith(game2, {
    seats: [
      { hero: 'wanderer', hand: ['seek-upgrade'], deck: ['tip-it', 'cut-3', 'cut-2', 'so-wild'] },
      { hero: 'barbarian' },
    ],
    actions: [{ seat: 0, type: 'play', card: 'seek-upgrade' }],
  });
  assert.equal(
    [seatsOf(result, 'hand')[0], result.events.some(({ type }) => type === 'reshuffled')],
    [['cut-2'], true],
  );
});
words('cards: from the top of a deck to its discard pile', () => {
  const result = play('mill', {}, [], { deck: ['tip-it', 'so-wild', 'six-it'] });
  assert.equal([seatsOf(result, 'deck')[1], seatsOf(result, 'discard')[1]], [['six-it'], ['tip-it', 'so-wild']]);
});
words('cards: whoever looks sees them, nobody else does, and it cannot be taken back', () => {
  const seats = [
    { hero: 'wanderer', hand: ['peek'] },
    { hero: 'barbarian', hand: ['tip-it', 'so-wild'] },
  ];
  const match = game.scenario.position({ seats }, { key: '00'.repeat(32), position: 0 });
  game.apply(match, 0, { type: 'play', card: 'peek' });
  game.apply(match, 0, { type: 'pass' });
  const events = game.apply(match, 1, { type: 'pass' }).filter(({ type }) => type === 'shown');
  const seen = { type: 'shown', seat: 1, to: 0, cards: ['tip-it', 'so-wild'] };
  const { cards: _, ...unseen } = seen;
  assert.equal([game.seen(match, events, 0), game.seen(match, events, 'public')], [[seen], [unseen]]);
  assert.is(game.undoable(match), undefined);
});

words('a price in cards: chosen, then the alternative runs', () => {
  const result = play('forge', { cp: 0, hand: ['tip-it', 'so-wild', 'six-it'] }, [
    'option:1',
    'card:tip-it',
    'card:six-it',
  ]);
  assert.equal(
    [seatsOf(result, 'cp')[0], seatsOf(result, 'hand')[0], seatsOf(result, 'discard')[0]],
    [4, ['so-wild'], ['tip-it', 'six-it', 'forge']],
  );
});
words('a price in cards that cannot be paid is not offered', () => {
  const result = play('forge', { cp: 0, hand: ['tip-it'] });
  assert.equal([seatsOf(result, 'cp')[0], seatsOf(result, 'hand')[0]], [1, ['tip-it']]);
});
words('a price in cards of a passive, and of a token; answers may come along', () => {
  const seats = [
    {
      hero: 'wanderer',
      cp: 0,
      hand: ['tip-it', 'so-wild', 'six-it', 'samesies'],
      tokens: { coupon: 1 },
      deck: ['double-up', 'buh-bye'],
    },
    { hero: 'barbarian' },
  ];
  const result = playWith(game, {
    seats,
    actions: [
      { seat: 0, type: 'use', ability: 'trade', with: ['card:tip-it', 'card:six-it'] },
      { seat: 0, type: 'spend', token: 'coupon' },
      { seat: 0, type: 'choose', option: 'card:samesies' },
    ],
  });
  assert.equal([seatsOf(result, 'cp')[0], seatsOf(result, 'tokens')[0]], [5, {}]);
  assert.equal(seatsOf(result, 'hand')[0], ['so-wild', 'double-up', 'buh-bye']);
});
words('a passive with a price in cards is not offered without them', () => {
  const { legal } = playWith(game, { seats: [{ hero: 'wanderer', hand: ['tip-it'] }, { hero: 'barbarian' }] });
  assert.equal(
    legal[0]?.filter(({ type }) => type === 'use'),
    [],
  );
});

const die = (n: number): Effect => choose('dice', { dice: { whose: 'opponents', roll: 'open' } }, { n });
const alterPicked = (how: Dice['how']): Effect => ({ do: 'dice', which: { picked: 'dice' }, how });
const trickster = madeUp({
  tokens: { bead: token({ kind: 'negative', limit: 5 }), shell: token({ kind: 'negative', limit: 5 }) },
  cards: {
    ransack: {
      ...card('roll', die(1), {
        do: 'choose',
        who: { owner: 'dice' },
        options: [
          {
            name: 'yes',
            if: { compare: [{ stat: 'cp', of: { owner: 'dice' } }, '>=', 2] },
            run: [{ do: 'move', what: 'cp', n: 2, from: { owner: 'dice' }, to: 'self' }],
          },
          { name: 'no', run: [alterPicked('reroll')] },
        ],
      }),
    },
    shake: card('roll', { do: 'dice', which: { whose: 'opponents' }, how: 'reroll', n: 'all' }),
    decide: card('main', { ...roll(2, gainCp(sum)), value: 'chosen' }),
    bribe: card('main', { ...roll(1, gainCp(sum)), value: { for: { cp: 2 } } }),
    chance: card(
      'main',
      { do: 'choose', as: 'gone', from: { tokens: { of: 'self' } }, random: true },
      { do: 'move', what: { picked: 'gone' }, n: 'all', from: 'self' },
    ),
    twice: card(
      'main',
      { do: 'choose', as: 'who', from: { players: 'player' }, n: 2, repeat: true },
      { do: 'each', over: picked('who'), run: [gainCp(1)] },
    ),
  },
});
const tricks = gameWith(trickster);
const ROLLED = {
  phase: 'offensive-roll',
  seats: [
    { hero: 'barbarian', cp: 3 },
    { hero: 'wanderer', cp: 0, hand: ['ransack', 'shake'] },
  ],
};
words('choose: a die of another’s roll, whose owner decides', () => {
  const ask = [
    { seat: 0, type: 'roll' },
    { seat: 1, type: 'play', card: 'ransack', with: ['seat:0/die:2'] },
  ];
  const paid = playWith(tricks, {
    ...ROLLED,
    dice: [1, 1, 1, 2, 6],
    actions: [...ask, { seat: 0, type: 'choose', option: 'yes' }],
  });
  assert.equal(seatsOf(paid, 'cp'), [1, 2]);
  const refused = playWith(tricks, {
    ...ROLLED,
    dice: [1, 1, 1, 2, 6, 5],
    actions: [...ask, { seat: 0, type: 'choose', option: 'no' }],
  });
  assert.equal(seatsOf(refused, 'cp'), [3, 0]);
  assert.equal(
    matchOf(refused, 'dice'),
    [1, 1, 5, 2, 6].map((value) => ({ value, symbol: ['', 'sword', 'sword', 'sword', 'life', 'life', 'pow'][value] })),
  );
});
words('choose: without a die to pick the card may not be played', () => {
  playWith(tricks, { ...ROLLED, actions: [{ seat: 1, type: 'play', card: 'ransack', expect: 'requirement-not-met' }] });
});
words('dice: all of them, nobody is asked which', () => {
  const result = playWith(tricks, {
    ...ROLLED,
    dice: [1, 1, 1, 2, 6, 2, 2, 2, 3, 4],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 1, type: 'play', card: 'shake' },
    ],
  });
  assert.equal(result.diceLeft, []);
});
const MAIN = (id: string, tokens: object) => ({
  seats: [{ hero: 'wanderer', cp: 0, hand: [id], tokens }, { hero: 'barbarian' }],
});
words('roll: with chosen values nothing is rolled', () => {
  const actions = [
    { seat: 0, type: 'play', card: 'decide' },
    { seat: 0, type: 'choose', option: 'value:6' },
    { seat: 0, type: 'choose', option: 'value:3' },
  ];
  assert.is(seatsOf(playWith(tricks, { ...MAIN('decide', {}), actions }), 'cp')[0], 9);
});
words('roll: what the die shows may be had at a price', () => {
  const bribe = (cp: number, choices: string[], dice: number[]) =>
    playWith(tricks, {
      seats: [{ hero: 'wanderer', cp, hand: ['bribe'] }, { hero: 'barbarian' }],
      dice,
      actions: [
        { seat: 0, type: 'play', card: 'bribe' },
        ...choices.map((option) => ({ seat: 0, type: 'choose', option })),
      ],
    });
  assert.equal(seatsOf(bribe(2, ['yes', 'value:6'], []), 'cp')[0], 6);
  assert.equal(seatsOf(bribe(2, ['no'], [3]), 'cp')[0], 5);
  // Who cannot pay is not asked.
  assert.equal(seatsOf(bribe(1, [], [3]), 'cp')[0], 4);
});
words('choose: by chance, nobody is asked', () => {
  const result = playWith(tricks, {
    ...MAIN('chance', { bead: 1, shell: 1 }),
    actions: [{ seat: 0, type: 'play', card: 'chance' }],
  });
  assert.is(Object.keys(seatsOf(result, 'tokens')[0] ?? {}).length, 1);
  assert.ok(result.events.every(({ type }) => type !== 'asked'));
});
words('choose: the same again, where it says so', () => {
  const actions = [{ seat: 0, type: 'play', card: 'twice', with: ['seat:0', 'seat:0'] }];
  assert.is(seatsOf(playWith(tricks, { ...MAIN('twice', {}), actions }), 'cp')[0], 2);
});

const duellist = madeUp({
  abilities: {
    showdown: {
      name: 'Showdown',
      needs: shows({ star: 2 }),
      levels: [
        {
          run: [
            {
              ...roll(1, {
                ...roll(1, {
                  do: 'if',
                  cond: { compare: [{ sum: 'mine' }, '>=', { sum: 'theirs' }] },
                  run: [damage(7)],
                  else: [damage(5)],
                }),
                who: 'target',
                as: 'theirs',
              }),
              as: 'mine',
            },
          ],
        },
      ],
    },
  },
});
const SHOWDOWN: readonly (readonly [string, mine: number, theirs: number, health: number])[] = [
  ['higher', 4, 3, 28],
  ['equal', 3, 3, 28],
  ['lower', 2, 3, 30],
];
for (const [name, mine, theirs, health] of SHOWDOWN) {
  words(`roll: two rolls with names are compared, ${name}; the target's roll calls for the target`, () => {
    const result = playWith(gameWith(duellist), {
      phase: 'offensive-roll',
      mode: 'king-of-the-hill',
      seats: [{ hero: 'wanderer' }, { hero: 'monk' }, { hero: 'barbarian' }],
      dice: [4, 4, 1, 1, 6, mine, theirs, 1, 1, 1],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'showdown' },
        { seat: 0, type: 'choose', option: 'seat:2' },
      ],
    });
    assert.equal([seatsOf(result, 'health'), result.diceLeft], [[35, 35, health], []]);
  });
}

const gambler = madeUp({
  tokens: {
    chip: token({
      limit: 5,
      offers: [
        { tokens: 3, run: remove({ of: 'self' }) },
        { tokens: 2, run: [gainCp(1)] },
      ],
    }),
  },
  cards: {
    both: card('main', choose('who', { players: 'opponent' }, { n: 2 }), gain('chip', 1, { picked: 'who' })),
    cash: card(
      'main',
      choose('spent', { amount: [0, held('chip')] }),
      lose('chip', picked('spent')),
      gainCp(picked('spent')),
    ),
  },
});
const table = gameWith(gambler);
const MANY: readonly (readonly [
  string,
  foes: number,
  named: string[],
  asked: boolean,
  chips: (number | undefined)[],
])[] = [
  ['two of three are asked for', 3, ['seat:1', 'seat:3'], true, [0, 1, 0, 1]],
  ['two of two are taken unasked', 2, [], false, [0, 1, 1]],
  ['two of two may be named, in any order', 2, ['seat:2', 'seat:1'], false, [0, 1, 1]],
  ['of one there is only that one', 1, [], false, [0, 1]],
];
for (const [name, foes, named, isAsked, chips] of MANY) {
  words(`choose: ${name}`, () => {
    const result = playWith(table, {
      ...(foes > 1 ? { mode: 'king-of-the-hill' } : {}),
      seats: [{ hero: 'wanderer', hand: ['both'] }, ...Array.from({ length: foes }, () => ({ hero: 'barbarian' }))],
      actions: [
        { seat: 0, type: 'play', card: 'both', ...(named.length > 0 && !isAsked ? { with: named } : {}) },
        ...(isAsked ? named.map((option) => ({ seat: 0, type: 'choose', option })) : []),
      ],
    });
    assert.is(
      result.events.some(({ type }) => type === 'asked'),
      isAsked,
    );
    assert.equal(
      seatsOf(result, 'tokens'),
      chips.map((chip) => (chip === 0 ? {} : { chip })),
    );
  });
}
words('choose: what pays for an offer is none of the tokens that it picks from', () => {
  const legal = (chip: number, more: object) =>
    playWith(table, {
      seats: [{ hero: 'wanderer', tokens: { chip, ...more } }, { hero: 'barbarian' }],
      actions: [{ seat: 0, type: 'spend', token: 'chip' }],
      until: 'now',
    }).legal[0]?.some((action) => action.type === 'choose' && 'option' in action && action.option === 'option:1');
  assert.equal([legal(3, {}), legal(4, {}), legal(3, { knockdown: 1 })], [false, true, true]);
});
words('choose: of an amount noted before the window of a card, what is left then', () => {
  const result = playWith(table, {
    seats: [{ hero: 'wanderer', cp: 0, hand: ['cash'], tokens: { chip: 4 } }, { hero: 'barbarian' }],
    actions: [
      { seat: 0, type: 'play', card: 'cash', with: ['amount:4'] },
      { seat: 0, type: 'spend', token: 'chip', with: ['option:2'] },
    ],
  });
  assert.equal([seatsOf(result, 'cp')[0], seatsOf(result, 'tokens')[0]], [3, {}]);
});
words('gain: CP that have no room are no use of an offer', () => {
  const position = (cp: number) => ({
    seats: [{ hero: 'wanderer', cp, tokens: { chip: 2 } }, { hero: 'barbarian' }],
    actions: [{ seat: 0, type: 'spend', token: 'chip', expect: cp < 15 ? 'accepted' : 'requirement-not-met' }],
  });
  assert.ok(playWith(table, position(14)).ok);
  assert.ok(playWith(table, position(15)).ok);
});

words.run();
