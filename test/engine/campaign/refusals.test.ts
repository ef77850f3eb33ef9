/** Bad input to a campaign: starts, positions and messages that are none, each refused with the field. What may not be done
 *  in a campaign is told in test/scenarios/dice-throne-campaign. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceThroneCampaign as game } from '../../../engine/campaign/index.ts';
import { seededStream } from '../../../engine/core/chance.ts';
import { badField, positioned } from './campaign.ts';

const one = ['barbarian'];
const start = suite('campaign: starts that are refused');
const STARTS: readonly (readonly [string, { mode?: string; heroes?: readonly string[]; setup?: unknown }, string?])[] =
  [
    ['one hero is none', {}],
    ['four heroes are none', { heroes: ['barbarian', 'monk', 'ninja', 'treant'] }],
    ['a mode that does not exist', { mode: '1v1' }, 'mode'],
    ['no seats', { heroes: [] }, 'seats'],
    ['five seats', { heroes: ['barbarian', 'monk', 'ninja', 'treant', 'seraph'] }, 'seats'],
    ['a hero that does not exist', { heroes: ['barbarian', 'pirate'] }, 'seats.1.hero'],
    ['a boss', { heroes: ['fallen-barbarian'] }, 'seats.0.hero'],
    ['a hero twice', { heroes: ['monk', 'barbarian', 'monk'] }, 'seats.2.hero'],
    ['a set-up that is none', { setup: 'hard' }, 'setup'],
    ['a field that a set-up does not have', { setup: { gold: 5 } }, 'setup.gold'],
    ['a difficulty that does not exist', { setup: { difficulty: 'easy' } }, 'setup.difficulty'],
    ['a difficulty that is not open', { setup: { difficulty: 'insane' } }, 'setup.difficulty'],
    ['an open one is none', { setup: { difficulty: 'insane', legacy: ['hard-ways'] } }],
    ['a legacy that does not exist', { setup: { legacy: ['gold'] } }, 'setup.legacy.0'],
    ['deeper decks that are not open', { setup: { deeper: true } }, 'setup.deeper'],
    ['an unbound king that is not open', { setup: { unbound: true, legacy: ['keepsake'] } }, 'setup.unbound'],
    ['keepsakes that are not open', { setup: { keepsakes: ['torch'] } }, 'setup.keepsakes'],
    ['a rare keepsake', { setup: { keepsakes: ['campfire'], legacy: ['keepsake'] } }, 'setup.keepsakes.0'],
    [
      'a keepsake twice',
      { heroes: ['barbarian', 'monk'], setup: { keepsakes: ['torch', 'torch'], legacy: ['keepsake'] } },
      'setup.keepsakes.1',
    ],
  ];
for (const [name, { mode = 'campaign', heroes = one, setup }, field] of STARTS)
  start(`${name}: ${field ?? 'accepted'}`, () => {
    const options = { mode, seats: heroes.map((hero) => ({ hero })), ...(setup !== undefined && { setup }) };
    assert.is(
      badField(() => game.start(options, seededStream(1))),
      field,
    );
  });
start.run();

const position = suite('campaign: positions that are refused');
const seats = [{ hero: 'barbarian' }];
const POSITIONS: readonly (readonly [string, Readonly<Record<string, unknown>>, string?])[] = [
  ['a shop is none', { stage: 'shop', seats }],
  ['no stage', { seats }, 'stage'],
  ['a campaign that is over', { stage: 'over', seats }, 'stage'],
  ['a ninth scenario', { stage: 'camp', scenario: 9, seats }, 'scenario'],
  ['a shop behind a battle', { stage: 'shop', scenario: 2, seats }, 'scenario'],
  ['boss loot behind a crawl', { stage: 'spoils', scenario: 3, seats }, 'scenario'],
  ['a card of a battle', { stage: 'camp', scenario: 2, card: '1A', seats }, 'card'],
  ['a report of another scenario', { stage: 'shop', report: { won: true, scenario: 3 }, seats }, 'report.scenario'],
  ['a report that says nothing', { stage: 'shop', report: {}, seats }, 'report.won'],
  ['a deck that fits', { stage: 'trim', seats }, 'seats'],
  ['loot that does not exist', { stage: 'camp', seats: [{ hero: 'monk', loot: ['excalibur'] }] }, 'seats.0.loot.0'],
  [
    'a card in two places',
    { stage: 'camp', decks: { common: ['torch'] }, seats: [{ hero: 'monk', loot: ['torch'] }] },
    'seats.0.loot.0',
  ],
  ['a rare card in the common deck', { stage: 'camp', decks: { common: ['campfire'] }, seats }, 'decks.common.0'],
  ['two of a family', { stage: 'camp', seats: [{ hero: 'monk', loot: ['codex', 'codex-ii'] }] }, 'seats.0.loot.1'],
  ['a purse outside of the shop', { stage: 'camp', seats: [{ hero: 'monk', purse: 5 }] }, 'seats.0'],
  ['a purse of less than nothing', { stage: 'shop', seats: [{ hero: 'monk', purse: -5 }] }, 'seats.0.purse'],
  ['a hero twice', { stage: 'camp', seats: [...seats, ...seats] }, 'seats.1.hero'],
  ['a field that nobody knows', { stage: 'camp', gold: 3, seats }, 'gold'],
];
for (const [name, spec, field] of POSITIONS)
  position(`${name}: ${field ?? 'accepted'}`, () => {
    assert.is(
      badField(() => positioned(spec)),
      field,
    );
  });
position.run();

const message = suite('campaign: messages that are no actions');
const MESSAGES: readonly (readonly [unknown, RegExp])[] = [
  [undefined, /^action: expected an object/],
  [{ type: 'roll' }, /^action\.type: /],
  [{ type: 'buy' }, /^action\.card: expected text, got nothing/],
  [{ type: 'buy', card: 'torch', price: 0 }, /^action\.price: is not a field here/],
  [{ type: 'allot', salves: [-1, 3] }, /^action\.salves\.0: expected at least 0, got -1/],
  [{ type: 'identify', loot: 0.5 }, /^action\.loot: expected a whole number/],
  [{ type: 'sell' }, /^action: names either a card or a loot/],
  [{ type: 'vote', about: 'out', yes: true }, /^action: names a member/],
  [{ type: 'ready', on: true, bots: [7] }, /^action\.bots\.0: expected at most 3, got 7/],
  [{ type: 'report', report: { won: true, card: '2A' } }, /^action\.report\.card: expected a card such as 1A/],
];
for (const [value, words] of MESSAGES)
  message(`${JSON.stringify(value)}`, () => {
    const read = game.parse(value);
    assert.is('refusal' in read && read.refusal.code, 'bad-message');
    assert.match('refusal' in read ? read.refusal.message : '', words);
  });
message.run();
