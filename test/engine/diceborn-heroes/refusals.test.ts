/** Bad input to Diceborn Heroes: starts, carried set-ups, positions, messages and saved matches that are none. Each is
 *  refused with the field and a sentence. What may not be done in a match is told in the scenarios. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../engine/core/chance.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { dicebornHeroes as game } from '../../../engine/diceborn-heroes/index.ts';

/** The field of a `BadInput`; nothing when all is well. */
const refused = (run: () => unknown): string | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
};

const start = suite('diceborn heroes: starts that are refused');
const STARTS: readonly (readonly [string, string, readonly string[], field: string | undefined])[] = [
  ['a party of two', 'quest', ['fighter', 'mage'], undefined],
  ['the same class twice', 'family', ['fighter', 'fighter'], undefined],
  ['one seat leads a pair', 'adventure', ['two-heroes'], undefined],
  ['two seats lead two pairs', 'expert', ['two-heroes', 'two-heroes'], undefined],
  ['champions in the arena', 'arena', ['ninja', 'bard', 'oracle', 'paladin'], undefined],
  ['a mode that does not exist', 'duel', ['fighter', 'mage'], 'mode'],
  ['a mode of the language', 'constructor', ['fighter', 'mage'], 'mode'],
  ['no seats', 'quest', [], 'seats'],
  ['five seats', 'quest', ['fighter', 'mage', 'thief', 'priest', 'mage'], 'seats'],
  ['one seat in expert', 'expert', ['two-heroes'], 'seats'],
  ['one hero alone', 'quest', ['fighter'], 'seats.0.hero'],
  ['a class that does not exist', 'quest', ['fighter', 'wizard'], 'seats.1.hero'],
  ['a class of the second level', 'quest', ['fighter', 'knight'], 'seats.1.hero'],
  ['a champion in a quest', 'quest', ['fighter', 'ninja'], 'seats.1.hero'],
  ['a beginner in the arena', 'arena', ['ninja', 'fighter'], 'seats.1.hero'],
  ['a pair among others', 'quest', ['fighter', 'two-heroes'], 'seats.1.hero'],
];
for (const [name, mode, heroes, field] of STARTS) {
  start(`${name}: ${field ?? 'accepted'}`, () => {
    const options = { mode, seats: heroes.map((hero) => ({ hero })) };
    assert.is(
      refused(() => game.start(options, seededStream(1))),
      field,
    );
  });
}
start('an option that the mode does not have', () => {
  const options = { mode: 'quest', seats: [{ hero: 'mage' }, { hero: 'thief' }], options: ['fast'] };
  assert.is(
    refused(() => game.start(options, seededStream(1))),
    'options.0',
  );
});
start.run();

const carried = suite('diceborn heroes: set-ups that are refused');
const SETUPS: readonly (readonly [string, unknown, field: string | undefined])[] = [
  ['nothing', {}, undefined],
  [
    'what a campaign carries',
    { carried: { relics: ['sea-charm'], starred: ['tolling'], played: ['tide'], stars: 3 } },
    undefined,
  ],
  ['no object', 'tide', 'setup'],
  ['a field that there is not', { campaign: {} }, 'setup.campaign'],
  ['a relic that does not exist', { carried: { relics: ['sea-charm', 'crown'] } }, 'setup.carried.relics.1'],
  ['a relic twice', { carried: { relics: ['sea-charm', 'sea-charm'] } }, 'setup.carried.relics.1'],
  ['a plain attack card', { carried: { starred: ['atk-1-green'] } }, 'setup.carried.starred.0'],
  ['a pack that does not exist', { carried: { played: ['sea'] } }, 'setup.carried.played.0'],
  ['stars below zero', { carried: { stars: -1 } }, 'setup.carried.stars'],
  ['relics that are no list', { carried: { relics: 'sea-charm' } }, 'setup.carried.relics'],
];
for (const [name, setup, field] of SETUPS) {
  carried(`${name}: ${field ?? 'accepted'}`, () => {
    const options = { mode: 'quest', seats: [{ hero: 'mage' }, { hero: 'thief' }], setup };
    assert.is(
      refused(() => game.start(options, seededStream(1))),
      field,
    );
  });
}
carried.run();

const position = suite('diceborn heroes: positions that are refused');
type Fields = Readonly<Record<string, unknown>>;
const seats = [{ hero: 'fighter' }, { hero: 'priest' }];
const enemies = [{ id: 'orc' }];
const POSITIONS: readonly (readonly [string, Fields, field: string | undefined])[] = [
  ['a round against an orc', { seats, enemies }, undefined],
  ['no seats', { seats: [], enemies }, 'seats'],
  ['a round without an enemy', { seats }, 'enemies'],
  ['a class that does not exist', { seats: [{ hero: 'pirate' }], enemies }, 'seats.0.hero'],
  [
    'a second hero that does not exist',
    { seats: [{ heroes: [{ hero: 'mage' }, { hero: 'cook' }] }], enemies },
    'seats.0.heroes.1.hero',
  ],
  ['as many wounds as HP', { seats: [{ hero: 'fighter', wounds: 6 }], enemies }, 'seats.0.wounds'],
  [
    "conditions of a KO'd hero",
    { seats: [{ hero: 'fighter', ko: true, tokens: { stun: 1 } }], enemies },
    'seats.0.tokens',
  ],
  ['three Blocks', { seats: [{ hero: 'fighter', tokens: { block: 3 } }], enemies }, 'seats.0.tokens.block'],
  ['an item that does not exist', { seats: [{ hero: 'fighter', items: ['rope'] }], enemies }, 'seats.0.items.0'],
  ['a bounty that does not exist', { seats: [{ hero: 'fighter', bounty: 'rich' }], enemies }, 'seats.0.bounty'],
  ['more dice than the box holds', { seats: [{ hero: 'fighter', dice: 'RRRRRRRRR' }], enemies }, 'seats'],
  ['an enemy that does not exist', { seats, enemies: [{ id: 'cow' }] }, 'enemies.0.id'],
  ['a second side of a boss with one', { seats, enemies: [{ id: 'morvane', side: 2 }] }, 'enemies.0.side'],
  ['an enemy that has fallen', { seats, enemies: [{ id: 'orc', hp: 7, wounds: 7 }] }, 'enemies.0.wounds'],
  ["a captured die of nobody's", { seats, enemies: [{ id: 'orc', captured: ['5:green'] }] }, 'enemies.0.captured.0'],
  ['a companion of nobody', { seats, enemies: [{ id: 'orc', companion: 4 }] }, 'enemies.0.companion'],
  ['an ally that does not exist', { seats, enemies, allies: [{ id: 'dog' }] }, 'allies.0.id'],
  ['a quest that does not exist', { seats, enemies, quest: 'cellar' }, 'quest'],
  ['a quest of another level', { seats, enemies, quest: 'town-inn', level: 3 }, 'level'],
  ['a lock without a quest', { seats, enemies, locked: [{ slot: 'quest', hero: 0, die: 'green:4' }] }, 'locked'],
  [
    'a lock on no slot',
    { seats, enemies, quest: 'town-inn', locked: [{ slot: 'quest:2', hero: 0, die: 'green:4' }] },
    'locked.0.slot',
  ],
  [
    'a lock that does not fit',
    { seats, enemies, quest: 'town-inn', locked: [{ slot: 'quest', hero: 0, die: 'green:2' }] },
    'locked.0.die',
  ],
  ['a card that does not exist', { seats, enemies, deck: ['atk-9-red'] }, 'deck.0'],
  ['a leader who is not there', { seats, enemies, leader: 2 }, 'leader'],
  ['a mode that does not exist', { seats, enemies, mode: '1v1' }, 'mode'],
  ['a field that there is not', { seats, enemies, health: 3 }, 'health'],
];
for (const [name, fields, field] of POSITIONS) {
  position(`${name}: ${field ?? 'accepted'}`, () => {
    const found = refused(() => game.scenario.position(fields, scriptedStream([1, 2, 3, 4, 5, 6, 1, 2, 3])));
    assert.is(found, field);
  });
}
position.run();

const advance = suite('diceborn heroes: answers in advance');
const TOP = ['atk-6-red', 'shield-1', 'atk-1-green', 'atk-2-red'];
/** What a Thief and an Oracle are told who name a card before they have looked. */
const told = (seat: number, card: string) => {
  const m = game.scenario.position(
    {
      seats: [{ hero: 'thief' }, { hero: 'oracle', dice: 'G' }],
      enemies: [{ id: 'orc' }],
      deck: [...TOP, 'atk-3-blue'],
    },
    scriptedStream([1, 2, 3]),
  );
  return game.check(m, seat, { type: 'ability', hero: seat, with: [`card:${card}`] });
};
advance('a card that lies on top, one further down and one that there is not are refused alike (D44)', () => {
  for (const seat of [0, 1]) {
    const refusals = [...TOP, 'atk-3-blue', 'x'].map((card) => told(seat, card));
    assert.equal(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size, 1);
    assert.is(refusals[0]?.code, 'bad-option');
    for (const card of TOP) assert.not.ok(refusals[0]?.message.includes(card));
  }
});
advance.run();

const message = suite('diceborn heroes: messages that are none');
const MESSAGES: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['a type that there is not', { type: 'attack' }],
  ['a die without a value', { type: 'assign', hero: 0, die: 'green', slot: 'slash' }],
  ['a die of another colour', { type: 'assign', hero: 0, die: 'black:3', slot: 'slash' }],
  ['a die that shows 7', { type: 'assign', hero: 0, die: 'green:7', slot: 'slash' }],
  ['half a hero', { type: 'ability', hero: 0.5 }],
  ['a re-roll of nothing', { type: 'reroll', hero: 0, dice: [] }],
  ['a pass for ever', { type: 'pass', for: 'match' }],
  ['a third way to advance', { type: 'advance', hero: 0, class: 'knight', how: 'both' }],
  ['a field too many', { type: 'ready', now: true }],
];
for (const [name, value] of MESSAGES) {
  message(name, () => {
    const read = game.parse(value);
    assert.is('refusal' in read && read.refusal.code, 'bad-message');
  });
}
const SAID: readonly (readonly [string, unknown])[] = [
  ['action.hero: expected a whole number, got 0.5', { type: 'ability', hero: 0.5 }],
  ['action.die: expected a die such as green:4, got "black:3"', { type: 'assign', hero: 0, die: 'black:3', slot: 'a' }],
  ['action.now: is not a field here', { type: 'ready', now: true }],
];
for (const [words, value] of SAID) {
  message(`what is wrong is said, and what came: ${words}`, () => {
    const read = game.parse(value);
    assert.is('refusal' in read && read.refusal.message, words);
  });
}
message.run();

const saved = suite('diceborn heroes: saved matches that are none');
const match = game.start({ mode: 'family', seats }, seededStream(2));
saved('a saved match is loaded', () => assert.equal(game.save(game.load(game.save(match))), game.save(match)));
saved('something else', () =>
  assert.is(
    refused(() => game.load({ content: game.contentHash })),
    'saved',
  ),
);
saved('under other content', () =>
  assert.is(
    refused(() => game.load({ ...(game.save(match) as object), content: 'x' })),
    'saved.content',
  ),
);
saved.run();
