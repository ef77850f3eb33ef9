/** Figures of the rules that words change, what listens only so often, and Attacks that are aimed without a roll. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { choose, damage, gainCp, heal, inflict, shows, when } from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Effect, Figure, Listener } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const words = suite('figures and aims');
const standing = (what: Figure, by: number) => token({ limit: 2, standing: [{ do: 'adjust', what, by }] });
const adjust = (what: Figure, by: number, until: 'roll' | 'turn'): Effect => ({
  do: 'adjust',
  what,
  by,
  of: { choose: 'opponent' },
  until,
});
const merchant = madeUp({
  tokens: {
    noose: standing('attempt price', 1),
    shackle: token({ limit: 1, standing: [{ do: 'adjust', what: 'attempts', by: -1, back: 1 }] }),
    chain: token({ limit: 1, standing: [{ do: 'adjust', what: 'attempts', by: -1 }] }),
    tax: standing('card price', 1),
    bargain: standing('card price', -1),
    stall: standing('sale', 1),
    wage: standing('income', 2),
    debt: standing('income', -2),
  },
  cards: {
    hush: { ...card('main', gainCp(1)), cost: 1 },
    levy: card('instant', adjust('attempt price', 2, 'turn')),
    brief: card('instant', adjust('attempt price', 2, 'roll')),
  },
});
const game = gameWith(merchant);
const seat = (tokens: object, more: object = {}) => ({ hero: 'wanderer', cp: 2, tokens, ...more });
const foe = { hero: 'barbarian' };

const CP: readonly (readonly [string, position: object, actions: object[], cp: number])[] = [
  [
    'attempt price: the first attempt is free',
    { phase: 'offensive-roll', dice: [1, 2, 3, 4, 5], seats: [seat({ noose: 1 }), foe] },
    [{ seat: 0, type: 'roll' }],
    2,
  ],
  [
    'attempt price: each further one is paid',
    { phase: 'offensive-roll', dice: [1, 2, 3, 4, 5, 1, 1], seats: [seat({ noose: 1 }), foe] },
    [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [0] },
      { seat: 0, type: 'roll', dice: [0] },
    ],
    0,
  ],
  [
    'attempt price: who cannot pay does not roll',
    { phase: 'offensive-roll', dice: [1, 2, 3, 4, 5], seats: [seat({ noose: 1 }, { cp: 0 }), foe] },
    [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [0], expect: 'not-enough-cp' },
    ],
    0,
  ],
  [
    'attempt price: the bearer’s alone',
    {
      active: 1,
      phase: 'offensive-roll',
      dice: [1, 2, 3, 4, 5, 1],
      seats: [seat({ noose: 1 }), { hero: 'barbarian', cp: 2 }],
    },
    [
      { seat: 1, type: 'roll' },
      { seat: 1, type: 'roll', dice: [0] },
    ],
    2,
  ],
  ...(
    [
      ['back: what is left is free', { shackle: 1 }, 2, 2],
      ['back: the attempt taken away is bought', { shackle: 1 }, 3, 1],
      ['back: only what may be bought, not what another word takes', { shackle: 1, chain: 1 }, 2, 1],
      ['back: its price comes on top of the price of every attempt', { shackle: 1, noose: 1 }, 2, 1],
    ] as const
  ).map(([name, tokens, rolls, cp]): (typeof CP)[number] => [
    name,
    { phase: 'offensive-roll', dice: [1, 2, 3, 4, 5, 1, 1].slice(0, 4 + rolls), seats: [seat(tokens), foe] },
    Array.from({ length: rolls }, (_, i) => ({ seat: 0, type: 'roll', ...(i > 0 ? { dice: [0] } : {}) })),
    cp,
  ]),
  [
    'back: no more than was taken away',
    { phase: 'offensive-roll', dice: [1, 2, 3, 4, 5, 1, 1], seats: [seat({ shackle: 1 }), foe] },
    [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [0] },
      { seat: 0, type: 'roll', dice: [0] },
      { seat: 0, type: 'roll', dice: [0], expect: 'requirement-not-met' },
    ],
    1,
  ],
  [
    'back: who cannot pay does not roll',
    { phase: 'offensive-roll', dice: [1, 2, 3, 4, 5, 1], seats: [seat({ shackle: 1 }, { cp: 0 }), foe] },
    [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [0] },
      { seat: 0, type: 'roll', dice: [0], expect: 'not-enough-cp' },
    ],
    0,
  ],
  [
    'card price: more',
    { seats: [seat({ tax: 1 }, { hand: ['hush'] }), foe] },
    [{ seat: 0, type: 'play', card: 'hush' }],
    1,
  ],
  [
    'card price: more than there is',
    { seats: [seat({ tax: 1 }, { hand: ['hush'], cp: 1 }), foe] },
    [{ seat: 0, type: 'play', card: 'hush', expect: 'not-enough-cp' }],
    1,
  ],
  [
    'card price: less, never below nothing',
    { seats: [seat({ bargain: 2 }, { hand: ['hush'] }), foe] },
    [{ seat: 0, type: 'play', card: 'hush' }],
    3,
  ],
  ['sale', { seats: [seat({ stall: 1 }, { hand: ['hush'] }), foe] }, [{ seat: 0, type: 'sell', card: 'hush' }], 4],
  [
    'sale: 15 at most',
    { seats: [seat({ stall: 1 }, { hand: ['hush'], cp: 14 }), foe] },
    [{ seat: 0, type: 'sell', card: 'hush' }],
    15,
  ],
  ['income: more', { phase: 'income', seats: [seat({ wage: 1 }), foe] }, [], 5],
  ['income: less, never below nothing', { phase: 'income', seats: [seat({ debt: 1 }), foe] }, [], 2],
];
for (const [name, position, actions, cp] of CP) {
  words(name, () => assert.is(seatsOf(playWith(game, { ...position, actions }), 'cp')[0], cp));
}
words('attempt price: what cannot be paid is not legal', () => {
  const { legal } = playWith(game, {
    phase: 'offensive-roll',
    dice: [1, 2, 3, 4, 5],
    seats: [seat({ noose: 1 }, { cp: 0 }), foe],
    actions: [{ seat: 0, type: 'roll' }],
  });
  assert.equal(
    legal[0]?.filter(({ type }) => type === 'roll'),
    [],
  );
});
for (const id of ['levy', 'brief']) {
  words(`a figure changed for a while, by ${id}: it holds now, and no more in the next turn`, () => {
    const rolls = [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [0] },
    ];
    const over = (who: number) => [
      { seat: who, type: 'announce', ability: null },
      { seat: who, type: 'pass', phase: 'main-2' },
    ];
    const position = {
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', cp: 5 },
        { hero: 'wanderer', hand: ['levy', 'brief'] },
      ],
    };
    const now = [{ seat: 1, type: 'play', card: id }, ...rolls];
    assert.is(seatsOf(playWith(game, { ...position, dice: [1, 2, 2, 4, 4, 1], actions: now }), 'cp')[0], 3);
    const later = [
      ...now,
      ...over(0),
      { seat: 1, type: 'pass', phase: 'main-1' },
      ...over(1),
      { seat: 0, type: 'pass', phase: 'main-1' },
      ...rolls,
    ];
    const dice = [1, 2, 2, 4, 4, 1, 1, 2, 2, 4, 4, 1];
    assert.is(seatsOf(playWith(game, { ...position, dice, actions: later }), 'cp')[0], 4);
  });
}

const often = (...on: Listener[]) => gameWith(madeUp({ abilities: { habit: { name: 'Habit', levels: [{ on }] } } }));
const three = {
  phase: 'offensive-roll',
  dice: [1, 2, 3, 4, 5, 1, 1],
  seats: [seat({}), foe],
  actions: [
    { seat: 0, type: 'roll' },
    { seat: 0, type: 'roll', dice: [0] },
    { seat: 0, type: 'roll', dice: [0] },
  ],
};
words('on: so many times in a span, then it is silent until the span is over', () => {
  const listener: Listener = { at: 'rolled', times: 2, per: 'turn', run: [gainCp(1)] };
  assert.is(seatsOf(playWith(often(listener), three), 'cp')[0], 4);
  assert.is(seatsOf(playWith(often({ at: 'rolled', run: [gainCp(1)] }), three), 'cp')[0], 5);
});
words('on: what its condition silences does not count', () => {
  const listener: Listener = { at: 'rolled', if: shows({ 1: 2 }), times: 1, per: 'turn', run: [gainCp(1)] };
  assert.is(seatsOf(playWith(often(listener), { ...three, dice: [1, 2, 3, 4, 5, 2, 3] }), 'cp')[0], 2);
  assert.is(seatsOf(playWith(often(listener), { ...three, dice: [1, 1, 3, 4, 5, 1, 1] }), 'cp')[0], 3);
});

const aimer = madeUp({
  tokens: {
    lure: token({
      on: [{ at: 'begins:targeting', of: 'opponents', run: [{ do: 'modify', of: 'attack', target: 'self' }] }],
    }),
    dust: token({ kind: 'negative' }),
  },
  abilities: {
    mercy: {
      name: 'Mercy',
      needs: shows({ star: 2 }),
      target: { choose: 'player' },
      levels: [{ run: [when({ who: 'target', among: 'opponents' }, [inflict('dust'), damage(5)], heal(3, 'target'))] }],
    },
  },
  cards: {
    redirect: card('roll', choose('who', { players: 'opponent' }), {
      do: 'modify',
      of: 'attack',
      target: { picked: 'who' },
    }),
  },
});
const aims = gameWith(aimer);
const ring = (tokens: object = {}) => ({
  phase: 'offensive-roll',
  mode: 'king-of-the-hill',
  seats: [{ hero: 'wanderer', health: 30, hand: ['redirect'] }, { hero: 'barbarian' }, { hero: 'barbarian', tokens }],
});
const announce = (ability: string) => [
  { seat: 0, type: 'roll' },
  { seat: 0, type: 'announce', ability },
];
words('an ability with a target of its own: the player chooses, no targeting roll', () => {
  const result = playWith(aims, {
    ...ring(),
    dice: [4, 4, 1, 1, 6, 1, 1, 1],
    actions: [...announce('mercy'), { seat: 0, type: 'choose', option: 'seat:2' }],
  });
  assert.equal([seatsOf(result, 'health'), seatsOf(result, 'tokens')[2]], [[30, 35, 30], { dust: 1 }]);
  assert.not.ok(
    result.events.some(({ type, ...rest }) => type === 'phase' && 'phase' in rest && rest.phase === 'targeting-roll'),
  );
});
words('an ability with a target of its own: on oneself it is no Attack', () => {
  const result = playWith(aims, {
    ...ring(),
    dice: [4, 4, 1, 1, 6],
    actions: [...announce('mercy'), { seat: 0, type: 'choose', option: 'seat:0' }],
  });
  assert.equal([seatsOf(result, 'health'), matchOf(result, 'phase')], [[33, 35, 35], 'main-2']);
});
words('modify: what listens to the targeting may take the Attack upon itself', () => {
  const result = playWith(aims, { ...ring({ lure: 1 }), dice: [1, 1, 1, 4, 6, 1, 1, 1], actions: announce('strike') });
  assert.equal(seatsOf(result, 'health'), [30, 35, 31]);
});
words('modify: an Attack that is aimed already is aimed anew', () => {
  const result = playWith(aims, {
    ...ring(),
    dice: [1, 1, 1, 4, 6, 1, 1, 1],
    until: 'quiet',
    actions: [
      ...announce('strike'),
      { seat: 0, type: 'choose', option: 'seat:1' },
      { seat: 0, type: 'play', card: 'redirect', with: ['seat:2'] },
    ],
  });
  assert.equal(seatsOf(result, 'health'), [30, 35, 31]);
});
words('modify: in a team game no die is rolled for a target that is known', () => {
  const result = playWith(aims, {
    phase: 'offensive-roll',
    mode: '2v2',
    seats: [{ hero: 'wanderer' }, { hero: 'monk' }, { hero: 'barbarian' }, { hero: 'barbarian', tokens: { lure: 1 } }],
    dice: [1, 1, 1, 4, 6, 1, 1, 1],
    actions: announce('strike'),
  });
  assert.equal([seatsOf(result, 'health'), result.diceLeft], [[50, 50, 46, 46], []]);
});

words.run();
