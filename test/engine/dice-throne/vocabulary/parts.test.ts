/** Parts that `run` runs, companions that turn, listen and stand, a phase that begins anew, what is forbidden. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { damage, gainCp, heal, held, lose, scale, shows } from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { Amount, CompanionSide, Effect, Program } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token } from '../../../support/games/made-up.ts';

const words = suite('run, become, restart, cannot');
const run = (part: string, more = {}): Effect => ({ do: 'run', part, ...more });
const burst: Amount = { table: [0, 1, 3, 5], by: held('spark') };

const side = (id: string, more: Partial<CompanionSide> = {}): CompanionSide => ({ id, name: id, limit: 2, ...more });
const turnTo = (to: string, from = 'egg'): Effect => ({ do: 'become', what: { companion: 'bird', from }, side: to });
const maker = madeUp({
  parts: { rest: [heal(2), gainCp(1)] },
  tokens: {
    spark: token({
      kind: 'negative',
      parts: { burst: [damage(burst, 'undefendable', { to: 'self' }), lose('spark', 'all')] },
    }),
  },
  companions: {
    bird: {
      name: 'Bird',
      sides: [
        side('egg', { on: [{ at: 'begins:upkeep', run: [turnTo('next')] }] }),
        side('chick', {
          limit: 1,
          offers: [{ when: { is: ['attack', 'own'] }, cost: { cp: 3 }, limit: { n: 1, per: 'turn' }, run: [heal(5)] }],
          parts: { sing: [gainCp(1)] },
        }),
        side('hawk', { standing: [{ do: 'modify', of: { out: 'self' }, add: 2 }] }),
      ],
    },
  },
  abilities: { rest: { name: 'Rest', needs: shows({ star: 2 }), levels: [{ run: [run('rest'), damage(1)] }] } },
  cards: {
    rest: card('main', run('rest', { n: 2 })),
    bang: card('main', run('spark/burst', { of: 'everyone' })),
    'bang-one': card(
      'main',
      { do: 'choose', as: 'who', from: { players: 'opponent' } },
      run('spark/burst', { of: { picked: 'who' } }),
    ),
    chirp: card('main', run('chick/offer1')),
    'chirp-free': card('main', run('chick/offer1', { free: true, n: 2 })),
    sing: card('main', run('chick/sing', { n: 3 })),
    hatch: card('main', turnTo('next')),
    fledge: card('main', turnTo('hawk')),
    fall: card('main', turnTo('next', 'hawk')),
  },
});
const game = gameWith(maker);
const play = (id: string, mine: object = {}, theirs: object = {}) =>
  playWith(game, {
    seats: [
      { hero: 'wanderer', health: 30, hand: [id], ...mine },
      { hero: 'barbarian', ...theirs },
    ],
    actions: [{ seat: 0, type: 'play', card: id }],
  });

words('run: a part of the hero, so many times', () => {
  const result = play('rest');
  assert.equal([seatsOf(result, 'health')[0], seatsOf(result, 'cp')[0]], [34, 4]);
});
words('run: a part of the hero in an ability; the Attack is the ability’s own', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', health: 30 }, { hero: 'barbarian' }],
    dice: [4, 4, 1, 1, 2, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'rest' },
    ],
  });
  assert.equal([seatsOf(result, 'health'), seatsOf(result, 'cp')[0]], [[32, 49], 3]);
});
words('run: a part of a token, of everybody: each owner’s own', () => {
  const result = play('bang', { tokens: { spark: 1 } }, { tokens: { spark: 3 } });
  assert.equal(
    [seatsOf(result, 'health'), seatsOf(result, 'tokens')],
    [
      [29, 45],
      [{}, {}],
    ],
  );
});
words('run: a part of a token, of one who was picked', () => {
  const result = play('bang-one', { tokens: { spark: 1 } }, { tokens: { spark: 2 } });
  assert.equal(
    [seatsOf(result, 'health'), seatsOf(result, 'tokens')],
    [
      [30, 47],
      [{ spark: 1 }, {}],
    ],
  );
});
const OFFERS: readonly (readonly [string, card: string, cp: number, after: [number, number]])[] = [
  ['an offer needs its price and its when', 'chirp', 9, [30, 9]],
  ['free: neither, but its limit holds', 'chirp-free', 0, [35, 0]],
  ['a part of a companion', 'sing', 0, [30, 3]],
];
for (const [name, id, cp, after] of OFFERS) {
  words(`run: ${name}`, () => {
    const result = play(id, { cp, companions: { chick: 1 } });
    assert.equal([seatsOf(result, 'health')[0], seatsOf(result, 'cp')[0]], after);
  });
}

const TURNED: readonly (readonly [string, card: string, before: object, after: object])[] = [
  ['the next side', 'hatch', { egg: 2 }, { egg: 1, chick: 1 }],
  ['no more than the limit of a side', 'hatch', { egg: 1, chick: 1 }, { egg: 1, chick: 1 }],
  ['a side by its name', 'fledge', { egg: 1 }, { hawk: 1 }],
  ['who is not there does not turn', 'fledge', { chick: 1 }, { chick: 1 }],
  ['behind the last there is none', 'fall', { hawk: 1 }, { hawk: 1 }],
];
for (const [name, id, companions, after] of TURNED) {
  words(`become: ${name}`, () => assert.equal(seatsOf(play(id, { companions }), 'companions')[0], after));
}
words('companions listen, those of one side once', () => {
  const result = playWith(game, {
    phase: 'upkeep',
    seats: [{ hero: 'wanderer', companions: { egg: 2 } }, { hero: 'barbarian' }],
  });
  assert.equal(seatsOf(result, 'companions')[0], { egg: 1, chick: 1 });
});
const STRIKE = { phase: 'offensive-roll', dice: [1, 1, 1, 4, 6, 1, 1, 1] };
const strike = (ability: string) => [
  { seat: 0, type: 'roll' },
  { seat: 0, type: 'announce', ability },
];
words('companions stand: their words hold for each of them, for their own side', () => {
  const hawk = { hero: 'wanderer', companions: { hawk: 1 } };
  const own = playWith(game, { ...STRIKE, seats: [hawk, { hero: 'barbarian' }], actions: strike('strike') });
  const other = playWith(game, { ...STRIKE, seats: [{ hero: 'barbarian' }, hawk], actions: strike('smack') });
  assert.equal([seatsOf(own, 'health')[1], seatsOf(other, 'health')[1]], [44, 46]);
});

const again = madeUp({
  tokens: {
    mark: token({ leaves: { ends: 'roll' } }),
    tally: token({ limit: 9, on: [{ at: 'ends:roll', run: [gainCp({ used: 'attempts' })] }] }),
  },
  abilities: {
    again: {
      name: 'Again',
      needs: shows({ star: 2 }),
      levels: [{ run: [gainCp(1), { do: 'phase', which: 'offensive', how: 'restart' }] }],
    },
    'late-again': {
      name: 'Late Again',
      needs: scale('star', 3),
      levels: [
        {
          run: [
            { do: 'move', what: { token: 'mark' }, n: 1, to: 'target' },
            { do: 'then' },
            { do: 'phase', which: 'offensive', how: 'restart' },
            damage(1),
          ],
        },
      ],
    },
  },
});
const restart = (dice: number[], actions: object[]) =>
  playWith(gameWith(again), {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', tokens: { mark: 1, tally: 1 } }, { hero: 'barbarian' }],
    dice,
    actions,
  });
const three = [
  { seat: 0, type: 'roll' },
  { seat: 0, type: 'roll', dice: [0] },
  { seat: 0, type: 'roll', dice: [0] },
];
words('restart: three new attempts, nothing has left', () => {
  const result = restart(
    [1, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2],
    [...three, { seat: 0, type: 'announce', ability: 'again' }, ...three],
  );
  assert.equal(
    [seatsOf(result, 'tokens')[0], seatsOf(result, 'cp')[0], result.diceLeft],
    [{ mark: 1, tally: 1 }, 3, []],
  );
  assert.equal(
    result.legal[0]?.filter(({ type }) => type === 'roll'),
    [],
  );
});
words('restart: the attempts made are all remembered, the phase ends once', () => {
  const result = restart(
    [1, 4, 4, 1, 1, 1, 1, 1, 1, 1, 4, 6, 1, 1, 1],
    [
      ...three,
      { seat: 0, type: 'announce', ability: 'again' },
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'strike' },
    ],
  );
  assert.equal(
    [seatsOf(result, 'tokens')[0], seatsOf(result, 'cp')[0], seatsOf(result, 'health')[1]],
    [{ tally: 1 }, 7, 46],
  );
  assert.is(result.events.filter(({ type }) => type === 'roll-phase-over').length, 1);
});
words('restart: not after the Offensive Roll Phase has ended', () => {
  const result = restart(
    [4, 4, 4, 1, 1, 1, 1, 1],
    [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'late-again' },
    ],
  );
  assert.equal([seatsOf(result, 'health')[1], matchOf(result, 'phase')], [49, 'main-2']);
});

const banning = (...program: Program) =>
  card('roll', { do: 'choose', as: 'who', from: { players: 'opponent' } }, ...program);
const cannot = (what: 'act' | 'defend' | 'gain:dust', until: 'roll' | 'turn' = 'roll'): Effect => ({
  do: 'cannot',
  what,
  of: { picked: 'who' },
  until,
});
const jailer = madeUp({
  tokens: {
    dust: token({ kind: 'negative' }),
    seal: token({ kind: 'negative', standing: [{ do: 'cannot', what: 'activate:ultimate' }] }),
    gag: token({ kind: 'negative', standing: [{ do: 'cannot', what: 'activate:strike' }] }),
    lid: token({ kind: 'negative', standing: [{ do: 'cannot', what: 'gain:dust' }] }),
    brittle: token({ kind: 'negative', standing: [{ do: 'cannot', what: 'defend' }] }),
  },
  abilities: {
    soot: {
      name: 'Soot',
      needs: shows({ star: 3 }),
      levels: [{ run: [{ do: 'move', what: { token: 'dust' }, n: 1, to: 'target' }, damage(2)] }],
    },
  },
  cards: { open: banning(cannot('defend')), hold: banning(cannot('act')), clean: banning(cannot('gain:dust')) },
});
const jail = gameWith(jailer);
const announced = (seats: object[], dice: number[]) =>
  playWith(jail, { phase: 'offensive-roll', seats, dice, actions: [{ seat: 0, type: 'roll' }] }).legal[0]?.flatMap(
    (action) => ('ability' in action ? [action.ability] : []),
  );
words('cannot: activate one ability, or all of a kind', () => {
  const foe = { hero: 'barbarian' };
  assert.equal(announced([{ hero: 'wanderer' }, foe], [6, 6, 6, 6, 6]), ['flare', null]);
  assert.equal(announced([{ hero: 'wanderer', tokens: { seal: 1 } }, foe], [6, 6, 6, 6, 6]), [null]);
  assert.equal(announced([{ hero: 'wanderer', tokens: { seal: 1 } }, foe], [1, 1, 1, 6, 6]), ['strike', null]);
  assert.equal(announced([{ hero: 'wanderer', tokens: { gag: 1 } }, foe], [1, 1, 1, 6, 6]), [null]);
});
const BANS: readonly (readonly [
  string,
  played: string[],
  foe: object,
  dice: number[],
  ability: string,
  after: object,
])[] = [
  ['nothing: the defence is rolled', [], {}, [1, 1, 1, 6, 6, 4, 4, 4], 'strike', { health: 52, tokens: {} }],
  ['defend, by a card', ['open'], {}, [1, 1, 1, 6, 6], 'strike', { health: 46, tokens: {} }],
  [
    'defend, by a token',
    [],
    { tokens: { brittle: 1 } },
    [1, 1, 1, 6, 6],
    'strike',
    { health: 46, tokens: { brittle: 1 } },
  ],
  [
    'act: no defence, and no other action',
    ['hold'],
    { hand: ['tip-it'] },
    [1, 1, 1, 6, 6],
    'strike',
    { health: 46, tokens: {} },
  ],
  ['gain, by a card', ['clean'], {}, [4, 4, 4, 1, 1, 1, 1, 1], 'soot', { health: 48, tokens: {} }],
  [
    'gain, by a token',
    [],
    { tokens: { lid: 1 } },
    [4, 4, 4, 1, 1, 1, 1, 1],
    'soot',
    { health: 48, tokens: { lid: 1 } },
  ],
  [
    'gain: another token may be gained',
    [],
    { tokens: { seal: 1 } },
    [4, 4, 4, 1, 1, 1, 1, 1],
    'soot',
    { health: 48, tokens: { seal: 1, dust: 1 } },
  ],
];
for (const [name, played, foe, dice, ability, after] of BANS) {
  words(`cannot: ${name}`, () => {
    const result = playWith(jail, {
      phase: 'offensive-roll',
      seats: [
        { hero: 'wanderer', hand: played },
        { hero: 'barbarian', ...foe },
      ],
      dice,
      actions: [
        ...played.map((id) => ({ seat: 0, type: 'play', card: id })),
        ...strike(ability),
        ...(played.includes('hold') ? [{ seat: 1, type: 'play', card: 'tip-it', expect: 'refused' }] : []),
      ],
    });
    assert.equal({ health: seatsOf(result, 'health')[1], tokens: seatsOf(result, 'tokens')[1] }, after);
    assert.equal(result.diceLeft, []);
  });
}

words.run();
