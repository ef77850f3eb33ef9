/** Moments: each is heard, by whom it concerns, and what may be stopped is. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../../engine/core/chance.ts';
import {
  atLeast,
  damage,
  gain,
  gainCp,
  heal,
  incoming,
  inflict,
  lose,
  prevent,
  shows,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import {
  type Listener,
  type Moment,
  type Program,
  SPANS,
  type Span,
  type Who,
} from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const moments = suite('moments');
const passive = (...on: Listener[]) => ({ diary: { name: 'Diary', levels: [{ on }] } });
const listening = (at: Moment, of?: Who) =>
  madeUp({ abilities: passive({ at, ...(of ? { of } : {}), run: [gainCp(1)] }) });

/** One whole turn of seat 0, with an Attack, from upkeep until the next player's main phase. */
const turn = {
  phase: 'upkeep',
  dice: [1, 1, 1, 4, 6, 1, 1, 1],
  actions: [
    { seat: 0, type: 'pass', phase: 'main-1' },
    { seat: 0, type: 'roll' },
    { seat: 0, type: 'announce', ability: 'strike' },
    { seat: 0, type: 'pass', phase: 'main-2' },
  ],
};
const duel = [{ hero: 'wanderer' }, { hero: 'barbarian' }];
const HEARD: readonly (readonly [Moment, times: number])[] = [
  ...SPANS.flatMap((span): [Moment, number][] => {
    // Two main phases; a sole opponent needs no targeting; the defence is the defender's.
    const times = span === 'main' ? 2 : span === 'targeting' || span === 'defensive' ? 0 : 1;
    // The position begins with the upkeep: the turn had begun.
    return [
      [`begins:${span}`, span === 'turn' ? 0 : times],
      [`ends:${span}`, times],
    ];
  }),
  ['activating', 1],
  ['rolled', 1],
];
for (const [at, times] of HEARD) {
  moments(`${at} is heard ${times} times in a turn with an Attack`, () => {
    const result = playWith(gameWith(listening(at)), { ...turn, seats: duel });
    assert.is(seatsOf(result, 'cp')[0], 3 + times);
  });
}
const OF_THE_DEFENDER: readonly Moment[] = [
  'begins:defensive',
  'ends:defensive',
  'targeted',
  'attacked',
  'defending',
  'dealt',
  'rolled',
];
for (const at of OF_THE_DEFENDER) {
  moments(`${at} is heard once by who is attacked`, () => {
    const result = playWith(gameWith(listening(at)), {
      phase: 'offensive-roll',
      seats: [{ hero: 'barbarian' }, { hero: 'wanderer' }],
      dice: [1, 1, 1, 4, 6, 1, 1, 1],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'smack' },
      ],
    });
    assert.is(seatsOf(result, 'cp')[1], 3);
  });
}
moments('begins and ends of the targeting are heard where there is one', () => {
  for (const at of ['begins:targeting', 'ends:targeting'] as const) {
    const result = playWith(gameWith(listening(at)), {
      phase: 'offensive-roll',
      seats: [...duel, { hero: 'monk' }],
      dice: [1, 1, 1, 4, 6, 1, 1, 1, 1],
      actions: [
        { seat: 0, type: 'roll' },
        { seat: 0, type: 'announce', ability: 'strike' },
        { seat: 0, type: 'choose', option: 'seat:1' },
      ],
    });
    assert.is(seatsOf(result, 'cp')[0], 3);
  }
});
moments('the set-up is heard once by everybody', () => {
  const game = gameWith(listening('set-up'));
  const match = game.start(
    { mode: '1v1', seats: [{ hero: 'wanderer' }, { hero: 'wanderer' }] },
    seededStream('set-up'),
  );
  // The start player has no first income.
  assert.equal(
    game.view(match, 'public').seats.map(({ cp }) => cp),
    [3, 3],
  );
});

const LEAVES: readonly Span[] = ['turn', 'upkeep', 'income', 'main', 'offensive', 'roll', 'discard'];
for (const ends of LEAVES) {
  moments(`a token that leaves at the end of ${ends} is gone after the turn`, () => {
    const game = gameWith(madeUp({ tokens: { mist: token({ leaves: { ends } }), stone: token({}) } }));
    const seats = [{ hero: 'wanderer', tokens: { mist: 2, stone: 1 } }, { hero: 'barbarian' }];
    assert.equal(seatsOf(playWith(game, { ...turn, seats }), 'tokens')[0], { stone: 1 });
  });
}
moments('one that leaves at the end of the defence leaves its bearer then, not the attacker', () => {
  const game = gameWith(madeUp({ tokens: { mist: token({ leaves: { ends: 'defensive' } }) } }));
  const seats = [
    { hero: 'wanderer', tokens: { mist: 1 } },
    { hero: 'barbarian', tokens: { mist: 1 } },
  ];
  assert.equal(seatsOf(playWith(game, { ...turn, seats }), 'tokens'), [{ mist: 1 }, {}]);
});

moments('rolled: the dice of the moment are in focus, each attempt lands anew', () => {
  const lucky = madeUp({ abilities: passive({ at: 'rolled', if: shows({ moon: 1 }), run: [gainCp(1)] }) });
  const result = playWith(gameWith(lucky), {
    phase: 'offensive-roll',
    seats: duel,
    dice: [1, 1, 1, 4, 4, 6, 6, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [3, 4] },
      { seat: 0, type: 'roll', dice: [3] },
    ],
  });
  assert.is(seatsOf(result, 'cp')[0], 4);
});
moments('rolled: dice of a card too, heard before anybody may touch them', () => {
  const lucky = madeUp({
    abilities: passive({ at: 'rolled', if: { is: ['it', 'from', 'card:throw'] }, run: [gainCp(1)] }),
    cards: { throw: card('main', { do: 'roll', dice: 1, run: [heal(1)] }) },
  });
  const position = { seats: [{ hero: 'wanderer', cp: 0, hand: ['throw'] }, { hero: 'barbarian' }], dice: [3] };
  const now = playWith(gameWith(lucky), {
    ...position,
    until: 'now',
    actions: [
      { seat: 0, type: 'play', card: 'throw' },
      { seat: 0, type: 'pass' },
      { seat: 1, type: 'pass' },
    ],
  });
  assert.is(seatsOf(now, 'cp')[0], 1);
  assert.equal(now.legal[1], [{ type: 'pass' }]);
});
moments('rolled: a temporary listener hears the dice it waits for, so many times', () => {
  const hero = madeUp({
    cards: {
      'wild-one': card('main', {
        do: 'on',
        at: 'rolled',
        if: shows({ 6: 1 }),
        run: [gainCp(2)],
        times: 1,
        until: 'turn',
      }),
    },
  });
  const result = playWith(gameWith(hero), {
    seats: [{ hero: 'wanderer', hand: ['wild-one'] }, { hero: 'barbarian' }],
    dice: [1, 1, 1, 4, 4, 6, 6],
    actions: [
      { seat: 0, type: 'play', card: 'wild-one' },
      { seat: 0, type: 'pass', phase: 'main-1' },
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'roll', dice: [4] },
      { seat: 0, type: 'roll', dice: [3] },
    ],
  });
  assert.is(seatsOf(result, 'cp')[0], 4);
});

const warded = madeUp({
  tokens: {
    ward: token({
      on: [{ at: 'gaining', if: { is: ['it', 'from', 'card:curse'] }, run: [{ do: 'cancel' }, lose('ward')] }],
    }),
    jinx: token({ kind: 'negative' }),
  },
  cards: {
    curse: card('main', inflict('jinx', 2, { choose: 'opponent' }), gainCp(1)),
    doom: card('main', inflict('jinx', 2, { choose: 'opponent' })),
  },
});
const GAINING: readonly (readonly [string, played: string, tokens: object, after: object])[] = [
  ['what listens may stop a token about to lie', 'curse', { ward: 1 }, {}],
  ['one ward stops one gain', 'curse', { ward: 2 }, { ward: 1 }],
  ['nobody listens: it lies', 'curse', {}, { jinx: 2 }],
  ['a condition that does not hold stops nothing', 'doom', { ward: 1 }, { ward: 1, jinx: 2 }],
];
for (const [name, played, tokens, after] of GAINING) {
  moments(`gaining: ${name}`, () => {
    const seats = [
      { hero: 'wanderer', hand: [played], cp: 0 },
      { hero: 'barbarian', tokens },
    ];
    const result = playWith(gameWith(warded), { seats, actions: [{ seat: 0, type: 'play', card: played }] });
    assert.equal(seatsOf(result, 'tokens')[1], after);
    assert.is(seatsOf(result, 'cp')[0], played === 'curse' ? 1 : 0);
  });
}

const kegs = madeUp({
  tokens: {
    keg: token({
      kind: 'negative',
      limit: 1,
      overflow: [lose('keg'), damage(3, 'undefendable', { to: 'self', isolated: true })],
    }),
  },
  abilities: { light: { name: 'Light', needs: shows({ star: 2 }), levels: [{ run: [inflict('keg'), damage(4)] }] } },
  cards: {
    fuse: card('main', inflict('keg', 1, { choose: 'opponent' })),
    fuses: card('main', inflict('keg', 3, { choose: 'opponent' })),
    'fuse-all': card('main', inflict('keg', 1, 'opponents')),
  },
});
const OVERFLOW: readonly (readonly [string, played: string, held: number, health: number])[] = [
  ['below the limit it lies', 'fuse', 0, 50],
  ['at the limit its effects come first, then it lies', 'fuse', 1, 47],
  ['for each beyond the limit', 'fuses', 0, 44],
  ['for each beyond the limit that is there', 'fuses', 1, 41],
];
for (const [name, played, held, health] of OVERFLOW) {
  moments(`overflow: ${name}`, () => {
    const seats = [
      { hero: 'wanderer', hand: [played] },
      { hero: 'barbarian', tokens: { keg: held } },
    ];
    const result = playWith(gameWith(kegs), { seats, actions: [{ seat: 0, type: 'play', card: played }] });
    assert.equal([seatsOf(result, 'tokens')[1], seatsOf(result, 'health')[1]], [{ keg: 1 }, health]);
  });
}
moments('overflow: isolated damage of an Attack is settled before the rest of the Attack', () => {
  const result = playWith(gameWith(kegs), {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer' }, { hero: 'barbarian', health: 3, tokens: { keg: 1 } }, { hero: 'monk' }],
    dice: [4, 4, 1, 2, 6],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'light' },
      { seat: 0, type: 'choose', option: 'seat:1' },
    ],
  });
  assert.equal(seatsOf(result, 'out'), [false, true, false]);
});
moments('overflow: on several boards, in their order', () => {
  const seats = [
    { hero: 'wanderer', hand: ['fuse-all'] },
    { hero: 'barbarian', tokens: { keg: 1 } },
    { hero: 'monk' },
    { hero: 'ninja', tokens: { keg: 1 } },
  ];
  const result = playWith(gameWith(kegs), {
    mode: 'king-of-the-hill',
    seats,
    actions: [{ seat: 0, type: 'play', card: 'fuse-all' }],
  });
  assert.equal(seatsOf(result, 'health'), [35, 32, 35, 32]);
  assert.equal(seatsOf(result, 'tokens'), [{}, { keg: 1 }, { keg: 1 }, { keg: 1 }]);
});

const itch = (run: Program) =>
  madeUp({
    tokens: {
      itch: token({
        kind: 'negative',
        on: [
          { at: 'modified', if: { is: ['it', 'by a positive token'] }, run },
          { at: 'modified', run: [gain('mark')] },
        ],
      }),
      mark: token({}),
      shield: token({ offers: [{ when: atLeast(incoming(), 1), run: [prevent(3)] }] }),
    },
    cards: {
      cover: card('roll', prevent(3)),
      guarded: { ...card('roll', prevent(3)), when: atLeast(incoming(), 1) },
    },
  });
const shield = { seat: 1, type: 'spend', token: 'shield' };
const LOWERED: readonly (readonly [string, actions: object[], cp: number, tokens: object])[] = [
  ['by a positive token: heard, with how much was lowered', [shield], 5, { itch: 1, shield: 1, mark: 1 }],
  ['no more than there was', [shield, shield], 6, { itch: 1, mark: 2 }],
  // The card is played as soon as it may be, when there is no damage yet.
  ['what lowers nothing is not heard', [{ seat: 1, type: 'play', card: 'cover' }], 2, { itch: 1, shield: 2 }],
];
for (const [name, actions, cp, tokens] of LOWERED) {
  moments(`modified: ${name}`, () => {
    const result = playWith(gameWith(itch([gainCp({ it: 'n' })])), {
      phase: 'offensive-roll',
      seats: [{ hero: 'barbarian' }, { hero: 'wanderer', hand: ['cover'], tokens: { itch: 1, shield: 2 } }],
      dice: [1, 1, 1, 4, 6, 1, 1, 1],
      actions: [{ seat: 0, type: 'roll' }, { seat: 0, type: 'announce', ability: 'smack' }, ...actions],
    });
    assert.equal([seatsOf(result, 'cp')[1], seatsOf(result, 'tokens')[1]], [cp, tokens]);
  });
}
moments('modified: by a card, where only a positive token counts', () => {
  const result = playWith(gameWith(itch([gainCp(1)])), {
    phase: 'offensive-roll',
    seats: [{ hero: 'barbarian' }, { hero: 'wanderer', hand: ['guarded'], tokens: { itch: 1, shield: 1 } }],
    dice: [1, 1, 1, 4, 6, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'smack' },
      { seat: 1, type: 'play', card: 'guarded' },
    ],
  });
  assert.equal([seatsOf(result, 'cp')[1], seatsOf(result, 'tokens')[1]], [2, { itch: 1, shield: 1, mark: 1 }]);
});

moments('defeated: those left hear of it', () => {
  const reaper = madeUp({
    abilities: passive({ at: 'defeated', of: 'fallen', run: [gainCp(3), gain('tally')] }),
    tokens: { tally: token({}) },
    cards: { end: card('main', damage(5, 'undefendable', { to: 'opponents' })) },
  });
  const result = playWith(gameWith(reaper), {
    mode: 'king-of-the-hill',
    seats: [
      { hero: 'wanderer', hand: ['end'] },
      { hero: 'barbarian', health: 4 },
      { hero: 'monk', health: 5 },
      { hero: 'ninja' },
    ],
    actions: [{ seat: 0, type: 'play', card: 'end' }],
  });
  assert.equal([seatsOf(result, 'cp')[0], seatsOf(result, 'tokens')[0]], [8, { tally: 2 }]);
});
moments('attacked: an Attack that is stopped deals nothing', () => {
  const hidden = madeUp({
    tokens: { veil: token({ on: [{ at: 'attacked', run: [{ do: 'cancel' }, lose('veil')] }] }) },
  });
  const result = playWith(gameWith(hidden), {
    phase: 'offensive-roll',
    seats: [{ hero: 'barbarian' }, { hero: 'wanderer', tokens: { veil: 1 } }],
    dice: [1, 1, 1, 4, 6],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'smack' },
    ],
  });
  assert.equal([seatsOf(result, 'health')[1], seatsOf(result, 'tokens')[1], result.diceLeft], [50, {}, []]);
});

moments.run();
