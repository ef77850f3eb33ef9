/** What no match can be started with is refused, and the field is named: options, scripted positions, content. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { StartOptions } from '../../../engine/core/game.ts';
import { ofKind } from '../../../engine/core/kinds.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { HEROES } from '../../../engine/dice-throne/heroes/index.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import type { AbilityDef, CardDef, HeroDef } from '../../../engine/dice-throne/vocabulary/words.ts';
import { card, madeUp, token } from '../../support/games/made-up.ts';

const start = suite('start: what is refused');

/** The field that a `BadInput` names; nothing when all is well. */
const refusedField = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
};

const seats = (n: number, hero = 'barbarian'): StartOptions['seats'] => Array.from({ length: n }, () => ({ hero }));
const BOSS = 'fallen-barbarian';
const BOSSES = ofKind(diceThrone, 'boss');
const OPTIONS: readonly (readonly [string, StartOptions, field: string | undefined])[] = [
  ['a mode that does not exist', { mode: 'chess', seats: seats(2) }, 'mode'],
  ['no mode', { mode: '', seats: seats(2) }, 'mode'],
  ['a mode of the language, not of the game', { mode: 'constructor', seats: seats(2) }, 'mode'],
  ['a hero who does not exist', { mode: '1v1', seats: [{ hero: 'barbarian' }, { hero: 'nobody' }] }, 'seats.1.hero'],
  ['the first hero who does not exist', { mode: '1v1', seats: [{ hero: 'x' }, { hero: 'y' }] }, 'seats.0.hero'],
  [
    'a hero’s printed name is not its id',
    { mode: '1v1', seats: [{ hero: 'Moon Elf' }, { hero: 'monk' }] },
    'seats.0.hero',
  ],
  [
    'a hero of the language, not of the game',
    { mode: '1v1', seats: [{ hero: '__proto__' }, { hero: 'monk' }] },
    'seats.0.hero',
  ],
  ['the same hero twice is no fault', { mode: '1v1', seats: seats(2) }, undefined],
  ...[
    ['1v1', [2]],
    ['king-of-the-hill', [3, 4, 5, 6]],
    ['2v2', [4]],
    ['3v3', [6]],
    ['2v2v2', [6]],
    ['boss-battle', [1, 2, 3, 4]],
    ['portal-crawl', [1, 2, 3, 4]],
  ].flatMap(([mode, fitting]) =>
    Array.from({ length: 9 }, (_, n): [string, StartOptions, string | undefined] => [
      `${mode} with ${n} seats`,
      { mode: String(mode), seats: seats(n) },
      Array.isArray(fitting) && fitting.includes(n) ? undefined : 'seats',
    ]),
  ),
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((n): [string, StartOptions, string | undefined][] => [
    [
      `boss-vs-many with ${n} seats`,
      { mode: 'boss-vs-many', seats: [...seats(1, BOSS), ...seats(8)].slice(0, n) },
      n >= 3 && n <= 5 ? undefined : 'seats',
    ],
    [`boss-vs-boss with ${n} seats`, { mode: 'boss-vs-boss', seats: seats(n, BOSS) }, n === 2 ? undefined : 'seats'],
  ]),
  ['a hero where the boss sits', { mode: 'boss-vs-many', seats: seats(3) }, 'seats.0.hero'],
  ...BOSSES.flatMap((boss): [string, StartOptions, string | undefined][] => [
    [`${boss} against many`, { mode: 'boss-vs-many', seats: [{ hero: boss }, ...seats(4)] }, undefined],
    [`${boss} against ${BOSS}`, { mode: 'boss-vs-boss', seats: [{ hero: boss }, { hero: BOSS }] }, undefined],
    [
      `${boss} a second boss among the heroes`,
      { mode: 'boss-vs-many', seats: [{ hero: BOSS }, { hero: 'monk' }, { hero: boss }] },
      'seats.2.hero',
    ],
    [`${boss} in a duel`, { mode: '1v1', seats: [{ hero: 'monk' }, { hero: boss }] }, 'seats.1.hero'],
    [`a hero against ${boss}`, { mode: 'boss-vs-boss', seats: [{ hero: boss }, { hero: 'monk' }] }, 'seats.1.hero'],
  ]),
  ['an option of the mode', { mode: 'boss-vs-boss', seats: seats(2, BOSS), options: ['even-start'] }, undefined],
  [
    'an option that the mode does not have',
    { mode: 'boss-vs-boss', seats: seats(2, BOSS), options: ['even-start', 'odd-start'] },
    'options.1',
  ],
  ['an option of another mode', { mode: '1v1', seats: seats(2), options: ['even-start'] }, 'options.0'],
];
for (const [name, options, field] of OPTIONS) {
  start(`${name}: ${field ?? 'accepted'}`, () => {
    assert.is(
      refusedField(() => diceThrone.start(options, seededStream(1))),
      field,
    );
  });
}
start('every mode of the game stands in the table', () => {
  const tried = new Set(OPTIONS.map(([, { mode }]) => mode));
  assert.equal(
    diceThrone.modes.map(({ id }) => id).filter((id) => !tried.has(id)),
    [],
  );
});
start('the refusal says what there is', () => {
  assert.throws(() => diceThrone.start({ mode: 'chess', seats: seats(2) }, seededStream(1)), /^mode: .*1v1/);
  assert.throws(
    () => diceThrone.start({ mode: '1v1', seats: seats(2, 'x') }, seededStream(1)),
    /^seats\.0\.hero: .*barbarian/,
  );
  assert.throws(
    () => diceThrone.start({ mode: '2v2', seats: seats(3) }, seededStream(1)),
    /^seats: 2v2 is for 4 seats, not 3$/,
  );
});

const duel = (fields: object, more: object = {}) => ({
  seats: [{ hero: 'barbarian', ...fields }, { hero: 'monk' }],
  ...more,
});
const team = (...health: number[]) => ({
  seats: [0, 1, 2, 3].map((i) => ({ hero: 'monk', ...(health[i] ? { health: health[i] } : {}) })),
});
const POSITIONS: readonly (readonly [string, position: Record<string, unknown>, field: string | undefined])[] = [
  ['a mode that does not fit the seats', duel({}, { mode: '2v2' }), 'seats'],
  ['a mode that does not exist', duel({}, { mode: 'chess' }), 'mode'],
  ['one seat', { seats: [{ hero: 'monk' }] }, 'seats'],
  ['a hero who does not exist', duel({ hero: 'nobody' }), 'seats.0.hero'],
  ['an active seat that is not there', duel({}, { active: 2 }), 'active'],
  [
    'an active seat that is out',
    { active: 1, seats: [{ hero: 'monk' }, { hero: 'monk', health: 0 }, { hero: 'monk' }] },
    'active',
  ],
  ['a phase that no position begins with', duel({}, { phase: 'targeting-roll' }), 'phase'],
  ['more health than may be', duel({ health: 61 }), 'seats.0.health'],
  ['more CP than may be', duel({ cp: 16 }), 'seats.0.cp'],
  ['a card that does not exist', duel({ hand: ['tip-it', 'tip-that'] }), 'seats.0.hand.1'],
  ['a card of another hero', duel({ deck: ['palm-strike'] }), 'seats.0.deck.0'],
  ['an upgrade of another hero', duel({ upgrades: ['meditate-2'] }), 'seats.0.upgrades.0'],
  ['a card in force that is no upgrade', duel({ upgrades: ['concuss'] }), 'seats.0.upgrades.0'],
  ['one ability upgraded twice', duel({ upgrades: ['smack-2', 'smack-3'] }), 'seats.0.upgrades.1'],
  ['more of a token than its limit', duel({ tokens: { evasive: 4 } }), 'seats.0.tokens.evasive'],
  ['a token that does not exist', duel({ tokens: { glare: 1 } }), 'seats.0.tokens.glare'],
  [
    'a token from a seat that is not there',
    duel({ tokens: { burn: { count: 1, from: 2 } } }),
    'seats.0.tokens.burn.from',
  ],
  ['a raised limit of a token that does not exist', duel({ limits: { glare: 2 } }), 'seats.0.limits.glare'],
  ['a raised limit, and as many', duel({ limits: { evasive: 4 }, tokens: { evasive: 4 } }), undefined],
  ['a companion that does not exist', duel({ companions: { parrot: 1 } }), 'seats.0.companions.parrot'],
  ['more companions than may be', duel({ companions: { dryad: 2 } }), 'seats.0.companions.dryad'],
  ['a side that the board does not have', duel({ board: 'cursed' }), 'seats.0.board'],
  ['equipment outside of campaigns', duel({ equipment: ['dagger'] }), 'seats.0.equipment'],
  ['one dial with two values', team(40, 41), 'seats.1.health'],
  ['one dial with the same value twice', team(40, 40), undefined],
  ['a field that does not exist', duel({ armour: 3 }), 'seats.0.armour'],
  ['a boss against a hero', duel({ hero: BOSS }), 'seats.0.hero'],
  [
    'a boss in another seat than the first',
    { seats: [{ hero: 'monk' }, { hero: BOSS }, { hero: 'monk' }] },
    'seats.1.hero',
  ],
  ['a boss and five heroes', { seats: [BOSS, ...Array(5).fill('monk')].map((hero) => ({ hero })) }, 'seats.0.hero'],
  ['a common card in a boss’s hand', { seats: [{ hero: BOSS, hand: ['tip-it'] }, { hero: BOSS }] }, 'seats.0.hand.0'],
  ['more health than a boss may have', { seats: [{ hero: BOSS, health: 81 }, { hero: BOSS }] }, 'seats.0.health'],
  ['a boss with all the health it may have', { seats: [{ hero: BOSS, health: 80 }, { hero: BOSS }] }, undefined],
];
for (const [name, position, field] of POSITIONS) {
  start(`position, ${name}: ${field ?? 'accepted'}`, () => {
    assert.is(
      refusedField(() => diceThrone.scenario.position(position, seededStream(1))),
      field,
    );
  });
}

const spirit = (side: string) => ({ spirit: { name: 'Spirit', sides: [{ id: side, name: 'Spirit', limit: 1 }] } });
const library =
  (heroes: readonly HeroDef[], common: Readonly<Record<string, CardDef>> = commonCards) =>
  () =>
    buildLibrary(heroes, common);
const strike: AbilityDef = { name: 'Strike', needs: { alike: 3 }, levels: [{ run: [{ do: 'damage', n: 4 }] }] };
const CONTENT: readonly (readonly [string, build: () => unknown, field: string | undefined])[] = [
  ['heroes beside each other', library([...HEROES, madeUp({})]), undefined],
  ['two heroes of one id', library([...HEROES, madeUp({}, 'monk')]), 'heroes/monk'],
  ['two cards of one id', library([madeUp({ cards: { 'tip-it': card('main') } })]), 'heroes/wanderer: cards.tip-it'],
  [
    'one token twice, alike',
    library([madeUp({ tokens: { mist: token({}) } }), madeUp({ tokens: { mist: token({}) } }, 'rover')]),
    undefined,
  ],
  [
    'one token twice, not alike',
    library([madeUp({ tokens: { mist: token({}) } }), madeUp({ tokens: { mist: token({ limit: 2 }) } }, 'rover')]),
    'heroes/rover: tokens.mist',
  ],
  [
    'one companion of two heroes',
    library([madeUp({ companions: spirit('leaf') }), madeUp({ companions: spirit('twig') }, 'rover')]),
    'heroes/rover: companions.spirit',
  ],
  [
    'a companion’s side that is a token',
    library([madeUp({ tokens: { mist: token({}) }, companions: spirit('mist') })]),
    'heroes/wanderer: companions.spirit.sides.0.id',
  ],
  [
    'one ability on two sides of a board',
    library([madeUp({ boards: { dark: { name: 'Dark', abilities: { strike } } } })]),
    'heroes/wanderer: boards',
  ],
  [
    'an upgrade without a price',
    library([madeUp({ abilities: { strike: { ...strike, levels: [...strike.levels, {}] } } })]),
    'heroes/wanderer: abilities.strike.levels.1.cost',
  ],
];
for (const [name, build, field] of CONTENT) {
  start(`content, ${name}: ${field ?? 'accepted'}`, () => assert.is(refusedField(build), field));
}

start.run();
