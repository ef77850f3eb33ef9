/** A portal crawl from its set-up to its report: figures of its cards by heroes and difficulty, what is bad input, what stays
 *  hidden, and that bots play it to its end. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { playBot } from '../../../../engine/bots/index.ts';
import type { BotKind } from '../../../../engine/bots/kinds.ts';
import { scriptedStream, seededStream } from '../../../../engine/core/chance.ts';
import { BadInput } from '../../../../engine/core/refusal.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import type { Match } from '../../../../engine/dice-throne/state/match.ts';
import { hideOtherwise } from '../../../../proof/battery/dice-throne.ts';
import { isMatched } from '../../../../protocol/pool.ts';
import { playByBots } from '../../../support/games/by-bots.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk', 'paladin'];
const start = (seats: number, setup: Readonly<Record<string, unknown>> = {}, seed = 'crawl'): Match =>
  diceThrone.start(
    { mode: 'portal-crawl', seats: HEROES.slice(0, seats).map((hero) => ({ hero })), setup },
    seededStream(seed),
  );
const crawlOf = (m: Match) => diceThrone.view(m, 'public').crawl;

const crawl = suite('portal crawl');

/** By number of heroes: health on Normal, Veteran, Insane and Hardcore, gold, salves of each. */
const FIGURES: readonly (readonly [health: readonly number[], gold: number, salves: readonly number[]])[] = [
  [[35, 25, 25, 35], 15, [2]],
  [[18, 13, 13, 20], 10, [1, 1]],
  [[13, 10, 10, 15], 5, [1, 1, 0]],
  [[10, 8, 8, 11], 1, [1, 1, 0, 0]],
];
for (const [i, [health, gold, salves]] of FIGURES.entries()) {
  crawl(`${i + 1} heroes: the figures of the card`, () => {
    for (const [k, difficulty] of ['normal', 'veteran', 'insane', 'hardcore'].entries()) {
      const { seats } = diceThrone.view(start(i + 1, { difficulty }), 0);
      assert.ok(seats.every((seat) => seat.health === health[k] && seat.cp === 2 && seat.handCount === 4));
    }
    const m = start(i + 1);
    assert.is(crawlOf(m)?.gold, gold);
    assert.equal(
      diceThrone.view(m, 0).seats.map(({ tokens }) => tokens.find(({ id }) => id === 'salve')?.count ?? 0),
      salves,
    );
  });
}
crawl('issue: bots do not draw the same cards for ever once the deck is empty', () => {
  const m = start(1, { loot: [['rations', 'triple-up-iv']] });
  const [held] = m.holdings;
  held?.hand.splice(0, held.hand.length, 'rations', 'triple-up-iv');
  const swap = { type: 'use', ability: 'loot' } as const;
  const free = { type: 'play', card: 'triple-up-iv' } as const;
  const goRound = () => [swap, free].map((action) => diceThrone.revises?.(m, 0, action));
  assert.equal(goRound(), [false, false]);
  held?.deck.splice(0);
  assert.equal(goRound(), [true, true]);
});
crawl('scenarios 1, 3, 5 and 7 have four cards each, and King’s Hands succeed ever more often', () => {
  for (const [scenario, from] of [
    [1, 4],
    [3, 4],
    [5, 3],
    [7, 2],
  ]) {
    const shown = crawlOf(start(2, { scenario, card: `${scenario}C` }));
    assert.equal([shown?.card, shown?.kh.from, shown?.kh.max], [`${scenario}C`, from, 1]);
    const cards = new Set(Array.from({ length: 40 }, (_, k) => crawlOf(start(2, { scenario }, `card ${k}`))?.card));
    assert.equal(
      [...cards].sort(),
      ['A', 'B', 'C', 'D'].map((letter) => `${scenario}${letter}`),
    );
  }
});

const BAD_SETUP: readonly (readonly [string, unknown, string])[] = [
  ['a boss battle', { scenario: 2 }, 'setup.scenario'],
  ['no scenario', { scenario: 9 }, 'setup.scenario'],
  ['a card of another scenario', { scenario: 1, card: '3B' }, 'setup.card'],
  ['an unknown difficulty', { difficulty: 'easy' }, 'setup.difficulty'],
  ['salves for other seats', { salves: [1] }, 'setup.salves'],
  ['half a salve', { salves: [1, 0.5] }, 'setup.salves.1'],
  ['upgrades of a boss', { upgrades: 'unbound' }, 'setup.upgrades'],
  ['a stranger field', { moon: true }, 'setup.moon'],
];
const isBadInput =
  (field: string) =>
  (error: unknown): boolean =>
    error instanceof BadInput && error.message.startsWith(field);
for (const [name, setup, field] of BAD_SETUP)
  crawl(`bad input: ${name}`, () => {
    assert.throws(
      () =>
        diceThrone.start(
          { mode: 'portal-crawl', seats: [{ hero: 'monk' }, { hero: 'ninja' }], setup },
          seededStream('x'),
        ),
      isBadInput(field),
    );
  });

const TILES = [
  { at: '0-0', tile: 'crimson-sands' },
  { at: '0-1', tile: 'caves', up: true },
  { at: '0-2', tile: 'embers' },
];
const FAIRY = { id: 'fairy', at: '0-1', engaged: [0] };
const HERE = { hero: 'barbarian', at: '0-1' };
const position = (spec: Readonly<Record<string, unknown>>): Match =>
  diceThrone.scenario.position(
    { mode: 'portal-crawl', phase: 'salve', map: TILES, seats: [HERE, { hero: 'monk' }], ...spec },
    scriptedStream([], 0),
  );
const BAD_POSITIONS: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['no map', { map: undefined }, 'map'],
  ['a map without the start tile', { map: TILES.slice(1) }, 'map'],
  ['two tiles in one place', { map: [...TILES, { at: '0-2', tile: 'alley' }] }, 'map.3.at'],
  ['an unknown tile', { map: [...TILES, { at: '1-0', tile: 'moon' }] }, 'map.3.tile'],
  ['an unknown item', { map: [...TILES, { at: '1-0', tile: 'alley', items: ['sword'] }] }, 'map.3.items.0'],
  ['four shards', { shards: 4 }, 'shards'],
  ['a minion in the deck of another level', { minions: { 1: ['basilisk'] } }, 'minions.1.0'],
  ['an unknown minion', { enemies: [{ ...FAIRY, id: 'moon' }] }, 'enemies.0.id'],
  ['an enemy without a hero', { enemies: [{ ...FAIRY, engaged: [] }] }, 'enemies.0.engaged'],
  ['a hero engaged from afar', { enemies: [{ ...FAIRY, engaged: [1] }] }, 'enemies.0.engaged'],
  ['a hero that is not there', { enemies: [{ ...FAIRY, engaged: [2] }] }, 'enemies.0.engaged'],
  ['a hero with two enemies', { enemies: [FAIRY, { ...FAIRY, id: 'roc' }] }, 'enemies.1.at'],
  [
    'a hero on an enemy’s tile that does not fight',
    { seats: [HERE, { ...HERE, hero: 'monk' }], enemies: [FAIRY] },
    'seats.1.at',
  ],
  ['a hero on a tile that lies face-down', { seats: [{ ...HERE, at: '0-2' }, { hero: 'monk' }] }, 'seats.0.at'],
  ['an enemy on a tile that lies face-down', { enemies: [{ ...FAIRY, at: '0-2' }] }, 'enemies.0.at'],
  ['more tokens than fit', { enemies: [{ ...FAIRY, tokens: { poison: 4 } }] }, 'enemies.0.tokens.poison'],
  ['an unknown token', { enemies: [{ ...FAIRY, tokens: { moon: 1 } }] }, 'enemies.0.tokens.moon'],
  ['far too much health', { enemies: [{ ...FAIRY, health: 20 }] }, 'enemies.0.health'],
  ['a side that it does not have', { enemies: [{ ...FAIRY, side: 'elk' }] }, 'enemies.0.side'],
  [
    'three damage tokens',
    { seats: [{ ...HERE, tokens: { 'damage-1': 2, 'damage-2': 1 } }, { hero: 'monk' }] },
    'seats.0.tokens.damage-2',
  ],
  [
    'a rarity that is none',
    { seats: [{ ...HERE, unidentified: ['mythic'] }, { hero: 'monk' }] },
    'seats.0.unidentified.0',
  ],
  ['a move of whoever fights', { phase: 'move', enemies: [FAIRY] }, 'phase'],
  ['a Hero Step without an enemy', { phase: 'main-1' }, 'phase'],
  ['a map where there is none', { mode: 'boss-battle', seats: [{ hero: 'monk' }] }, 'map'],
];
for (const [name, spec, field] of BAD_POSITIONS)
  crawl(`bad position: ${name}`, () => {
    assert.throws(() => position(spec), isBadInput(field));
  });

crawl('which tiles lie face-down, and the order of minions, nobody can tell', () => {
  const m = start(2);
  const other = hideOtherwise(m, 0);
  assert.not.equal(diceThrone.save(other), diceThrone.save(m));
  for (const viewer of ['public', 0, 1] as const)
    assert.equal(diceThrone.view(other, viewer), diceThrone.view(m, viewer));
});

const endsWith = (kind: BotKind, seats: number, scenario: number, seed: string): Match => {
  const m = start(seats, { scenario }, seed);
  assert.is(
    diceThrone.report?.(m, () => []),
    undefined,
  );
  playByBots(m, kind);
  const { outcome } = m;
  const report = diceThrone.report?.(m, () => []);
  assert.ok(typeof report === 'object' && report !== null && 'won' in report && 'explored' in report);
  assert.is(report.won, (outcome?.winners.length ?? 0) > 0);
  assert.is(report.explored, m.crawl?.tiles.filter(({ up }) => up).length);
  return m;
};
for (const seats of [1, 2, 3, 4])
  for (const scenario of [1, 3, 5, 7])
    crawl(`random bots play scenario ${scenario} to its end with ${seats} heroes, and its report tells of it`, () => {
      endsWith('random', seats, scenario, `${scenario} by ${seats}`);
    });
crawl('sensible bots win a crawl: three shards, and the guardian defeated', () => {
  const m = endsWith('sensible', 2, 1, 'crawl 3');
  assert.equal(m.outcome?.winners, [0, 1]);
  assert.is(m.crawl?.shards, 3);
  assert.ok(m.crawl?.guardianFell);
});

/** A hero with so much health has a salve, and so has its teammate, if there is one. */
const beforeBattle = (health: number, heroes: readonly string[]): Match =>
  diceThrone.scenario.position(
    {
      mode: 'portal-crawl',
      phase: 'salve',
      setup: { scenario: 1 },
      map: [
        { at: '0-0', tile: 'crimson-sands' },
        { at: '0-1', tile: 'caves', up: true },
        { at: '1-0', tile: 'void-crater' },
      ],
      enemies: [{ id: 'fairy', at: '0-1', engaged: [0] }],
      seats: heroes.map((hero, seat) => ({ hero, health, tokens: { salve: 1 }, ...(seat === 0 && { at: '0-1' }) })),
    },
    seededStream('salves'),
  );
for (const [name, health, heroes, does] of [
  ['alone a bot heals with its salve while it is low', 3, ['barbarian'], 'spend'],
  ['with teammates it keeps it: at 0 a teammate lives by it (I1)', 12, ['barbarian', 'moon-elf'], 'pass'],
  ['even while it is low itself', 3, ['barbarian', 'moon-elf'], 'pass'],
] as const)
  crawl(name, () => {
    const m = beforeBattle(health, heroes);
    assert.ok(diceThrone.legal(m, 0).some(({ type }) => type === 'spend'));
    assert.is(playBot('sensible', diceThrone, m, 0, () => 0.5).type, does);
  });

crawl('nobody is matched for it', () => {
  const mode = diceThrone.modes.find(({ id }) => id === 'portal-crawl');
  assert.ok(mode?.coop);
  assert.not.ok(isMatched(diceThrone, mode));
});

crawl.run();
