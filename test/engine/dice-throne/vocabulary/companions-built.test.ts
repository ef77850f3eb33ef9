/** Companions that are built, turned to another side, and activated: with a price, or for nothing. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  choose,
  damage,
  enhance,
  gain,
  gainCp,
  held,
  inflict,
  lose,
  shows,
} from '../../../../engine/dice-throne/vocabulary/build.ts';
import type { CompanionDef, Effect, Offer } from '../../../../engine/dice-throne/vocabulary/words.ts';
import { card, gameWith, madeUp, matchOf, playWith, seatsOf, token, told } from '../../../support/games/made-up.ts';

const GOLEMS = ['smith', 'guard-dog', 'bell'];
const built = (at: string, side: string): Effect[] => [
  choose('golem', { companions: GOLEMS, at }),
  { do: 'move', what: { picked: 'golem', side }, n: 'all', to: 'self' },
];
const activated = (n: number): Effect[] => [
  choose('golems', { companions: GOLEMS, usable: 'offer1' }, { n, upTo: true }),
  { do: 'run', part: 'offer1', companion: { picked: 'golems' }, free: true },
];
const golem = (name: string, offer: Offer): CompanionDef => ({
  name,
  single: true,
  sides: [
    { id: 'clay', name: 'Clay', limit: 1, offers: [{ ...offer, cost: { token: { id: 'ember', n: 2 } } }] },
    { id: 'stone', name: 'Stone', limit: 1, offers: [{ ...offer, cost: { token: { id: 'ember', n: 1 } } }] },
  ],
});
const maker = madeUp({
  tokens: {
    ember: token({
      limit: 7,
      offers: [
        { tokens: 2, run: built('supply', 'clay') },
        { tokens: 3, run: built('clay', 'stone') },
      ],
    }),
    rust: token({
      kind: 'negative',
      parts: { crumble: [damage(held('rust'), undefined, { to: 'self' }), lose('rust', 'all')] },
    }),
  },
  companions: {
    smith: golem('Smith', { limit: { n: 2, per: 'turn' }, run: [gainCp(1)] }),
    'guard-dog': golem('Guard Dog', {
      modifier: true,
      when: { is: ['attack', 'declared'] },
      limit: { n: 1, per: 'turn' },
      run: [enhance(3)],
    }),
    bell: golem('Bell', {
      at: 'upkeep',
      limit: { n: 1, per: 'turn' },
      run: [{ do: 'run', part: 'rust/crumble', of: 'everyone' }],
    }),
  },
  abilities: {
    ring: { name: 'Ring', needs: shows({ star: 2 }), levels: [{ run: [inflict('rust'), damage(5), ...activated(2)] }] },
  },
  cards: {
    raise: card('main', ...built('supply', 'stone')),
    fire: card('main', ...built('clay', 'stone')),
    wake: card('main', ...activated(1)),
    count: card('main', gainCp(held('smith/stone')), gainCp(held('bell'))),
    stoke: card('instant', gain('ember', 2)),
  },
});
const game = gameWith(maker);
const golems = suite('companions that are built');
const clay = { side: 'clay' };
const stone = { side: 'stone' };

const play = (id: string, choices: string[], mine: object) =>
  playWith(game, {
    seats: [{ hero: 'wanderer', cp: 0, hand: [id], ...mine }, { hero: 'barbarian' }],
    actions: [{ seat: 0, type: 'play', card: id }, ...choices.map((option) => ({ seat: 0, type: 'choose', option }))],
  });
const BUILT: readonly (readonly [string, card: string, choices: string[], before: object, after: object])[] = [
  ['from the supply, to the side that is said', 'raise', ['companion:bell'], {}, { bell: stone }],
  ['only what does not lie there', 'raise', ['companion:bell'], { smith: clay }, { smith: clay, bell: stone }],
  [
    'one left answers itself',
    'raise',
    [],
    { smith: clay, 'guard-dog': clay },
    { smith: clay, 'guard-dog': clay, bell: stone },
  ],
  [
    'turned where they show the side',
    'fire',
    ['companion:smith'],
    { smith: clay, bell: clay },
    { smith: stone, bell: clay },
  ],
  ['only what shows the side', 'fire', [], { smith: stone, bell: clay }, { smith: stone, bell: stone }],
];
for (const [name, id, choices, before, after] of BUILT)
  golems(`built: ${name}`, () =>
    assert.equal(seatsOf(play(id, choices, { companions: before }), 'companions')[0], after),
  );
golems('nothing to build: the card cannot be played', () => {
  playWith(game, {
    seats: [
      { hero: 'wanderer', hand: ['raise'], companions: { smith: clay, 'guard-dog': clay, bell: clay } },
      { hero: 'barbarian' },
    ],
    actions: [{ seat: 0, type: 'play', card: 'raise', expect: 'requirement-not-met' }],
  });
});
golems('who has no such companions has nothing to build with the token', () => {
  playWith(game, {
    active: 1,
    seats: [{ hero: 'wanderer' }, { hero: 'barbarian', tokens: { ember: 7 } }],
    actions: [{ seat: 1, type: 'spend', token: 'ember', expect: 'requirement-not-met' }],
  });
});
golems('counted by name, and by name and side', () => {
  assert.is(seatsOf(play('count', [], { companions: { smith: stone, bell: clay } }), 'cp')[0], 2);
  assert.is(seatsOf(play('count', [], { companions: { smith: clay } }), 'cp')[0], 0);
});

const spend = (actions: object[], mine: object) =>
  playWith(game, { seats: [{ hero: 'wanderer', cp: 0, ...mine }, { hero: 'barbarian' }], actions });
const smith = { seat: 0, type: 'spend', token: 'smith' };
golems('activated under their own name; the price is that of the side', () => {
  const once = (side: object) =>
    seatsOf(spend([smith], { tokens: { ember: 3 }, companions: { smith: side } }), 'tokens')[0];
  assert.equal([once(clay), once(stone)], [{ ember: 1 }, { ember: 2 }]);
});
golems('uses are counted for the companion, whatever side it shows', () => {
  const fire = { seat: 0, type: 'spend', token: 'ember', with: ['option:2'] };
  const result = spend([smith, fire, smith, { ...smith, expect: 'requirement-not-met' }], {
    tokens: { ember: 7 },
    companions: { smith: clay, bell: stone },
  });
  assert.equal([seatsOf(result, 'cp')[0], seatsOf(result, 'tokens')[0]], [2, { ember: 1 }]);
});
golems('for nothing: without price and requirement', () => {
  const result = play('wake', ['companion:smith'], { companions: { smith: clay, bell: clay } });
  assert.equal([seatsOf(result, 'cp')[0], told(result, 'spent')], [1, []]);
});
golems('for nothing: only what has uses left', () => {
  const result = spend([smith, smith, { seat: 0, type: 'play', card: 'wake' }], {
    hand: ['wake'],
    tokens: { ember: 2 },
    companions: { smith: stone, bell: clay },
  });
  assert.equal(result.legal['0'], [
    { type: 'choose', option: 'companion:bell' },
    { type: 'choose', option: 'done' },
  ]);
});

const ring = (choices: string[], mine: object, theirs: object, more: object = {}) =>
  playWith(game, {
    phase: 'offensive-roll',
    seats: [
      { hero: 'wanderer', ...mine },
      { hero: 'barbarian', tokens: theirs },
    ],
    dice: [4, 4, 1, 2, 6, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'ring' },
      ...choices.map((option) => ({ seat: 0, type: 'choose', option })),
    ],
    ...more,
  });
golems('what is run for everybody finds what was inflicted before it', () => {
  const result = ring(['companion:bell', 'done'], { companions: { bell: clay, smith: clay } }, { rust: 1 });
  assert.equal([seatsOf(result, 'health')[1], seatsOf(result, 'tokens')[1]], [43, {}]);
});
golems('different ones, each once', () => {
  const result = ring(
    ['companion:guard-dog', 'companion:smith'],
    { cp: 0, companions: { 'guard-dog': clay, smith: clay, bell: clay } },
    {},
  );
  assert.equal([seatsOf(result, 'health')[1], seatsOf(result, 'cp')[0]], [42, 1]);
});
golems('where the target is rolled for, it is found first', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [
      { hero: 'wanderer', companions: { bell: clay } },
      { hero: 'barbarian' },
      { hero: 'barbarian' },
      { hero: 'barbarian' },
    ],
    dice: [4, 4, 1, 2, 6, 3, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { seat: 0, type: 'announce', ability: 'ring' },
      { seat: 0, type: 'choose', option: 'companion:bell' },
    ],
  });
  assert.equal([seatsOf(result, 'health')[3], seatsOf(result, 'tokens')[3]], [44, {}]);
});

const dog = { seat: 0, type: 'spend', token: 'guard-dog' };
golems('declared: not before the target is known, but until the last call', () => {
  const result = playWith(game, {
    phase: 'offensive-roll',
    seats: [{ hero: 'wanderer', tokens: { ember: 2 }, companions: { 'guard-dog': clay } }, { hero: 'barbarian' }],
    dice: [1, 1, 1, 4, 6, 1, 1, 1],
    actions: [
      { seat: 0, type: 'roll' },
      { ...dog, expect: 'requirement-not-met' },
      { seat: 0, type: 'announce', ability: 'strike' },
      { ...dog, expect: 'requirement-not-met' },
      { seat: 0, type: 'pass' },
      { seat: 1, type: 'pass' },
      dog,
    ],
  });
  assert.is(seatsOf(result, 'health')[1], 43);
});

const upkeep = (mine: object, theirs: object, actions: object[] = [], more: object = {}) =>
  playWith(game, {
    phase: 'upkeep',
    seats: [
      { hero: 'wanderer', ...mine },
      { hero: 'barbarian', tokens: theirs },
    ],
    actions,
    ...more,
  });
const bell = { seat: 0, type: 'spend', token: 'bell' };
golems('what acts in the own upkeep holds it open, with damage or without', () => {
  const held = upkeep({ companions: { bell: clay } }, {}, [], { until: 'now' });
  const asked = [
    { seat: 0, why: 'window' },
    { seat: 1, why: 'window' },
  ];
  assert.equal([matchOf(held, 'phase'), matchOf(held, 'waiting')], ['upkeep', asked]);
  const rung = upkeep({ tokens: { ember: 2, rust: 1, poison: 1 }, companions: { bell: clay } }, { rust: 2 }, [bell]);
  assert.equal([seatsOf(rung, 'health'), told(rung, 'dealt').length], [[48, 48], 2]);
});
golems('nobody is asked in an upkeep without it, nor in another player’s', () => {
  const phase = (result: ReturnType<typeof upkeep>) => matchOf(result, 'phase');
  assert.is(phase(upkeep({ companions: { smith: clay } }, {}, [], { until: 'now' })), 'main-1');
  assert.is(phase(upkeep({ companions: { bell: clay } }, {}, [], { active: 1, until: 'now' })), 'main-1');
});
golems('what acts in the own upkeep acts nowhere else', () => {
  spend([{ ...bell, expect: 'requirement-not-met' }], { tokens: { ember: 2 }, companions: { bell: clay } });
  upkeep(
    { tokens: { ember: 2 }, companions: { bell: clay } },
    { poison: 1 },
    [{ ...bell, expect: 'requirement-not-met' }],
    { active: 1, until: 'now' },
  );
});
golems('every word of them is told in words', () => {
  for (const id of ['smith', 'guard-dog', 'bell', 'ember', 'ring', 'raise', 'fire', 'wake', 'count']) {
    const text = game.describe(id)?.text ?? '';
    assert.ok(text.length > 3, `${id}: ${text}`);
    assert.not.match(text, /undefined|NaN|\[object|offer1|clay\/|\/stone/);
  }
});

golems.run();
