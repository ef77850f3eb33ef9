/** Decks with loot: what lies in them from the start, what is bad input, what is told to whom, and that each card has its
 *  scenario. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { scriptedStream, seededStream } from '../../../../engine/core/chance.ts';
import { BadInput } from '../../../../engine/core/refusal.ts';
import { LOOT } from '../../../../engine/dice-throne/adventures/loot/index.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import type { Match } from '../../../../engine/dice-throne/state/match.ts';

const HEROES = ['monk', 'ninja'];
const start = (mode: string, setup: unknown, seats = 2): Match =>
  diceThrone.start({ mode, seats: HEROES.slice(0, seats).map((hero) => ({ hero })), setup }, seededStream('loot'));
const cardsOf = (m: Match, seat: number): string[] => {
  const { hand = [], deck = [] } = m.holdings[seat] ?? {};
  return [...hand, ...deck].sort();
};

const decks = suite('loot: decks');

for (const mode of ['portal-crawl', 'boss-battle'])
  decks(`${mode}: loot lies in the decks, and own cards that it replaces do not`, () => {
    const bare = start(mode, {});
    const m = start(mode, { loot: [['codex', 'buh-bye-iii', 'coin-purse'], []] });
    const kept = cardsOf(bare, 0).filter((card) => card !== 'buh-bye');
    assert.equal(cardsOf(m, 0), [...kept, 'codex', 'buh-bye-iii', 'coin-purse'].sort());
    assert.equal(cardsOf(m, 1), cardsOf(bare, 1));
    assert.equal(diceThrone.save(diceThrone.load(JSON.parse(JSON.stringify(diceThrone.save(m))))), diceThrone.save(m));
  });

decks('rulebook, Upgrading Loot Cards: what was replaced once is out, though the loot was sold', () => {
  const m = start('boss-battle', { loot: [['codex'], []], gone: [['buh-bye'], []] });
  const kept = cardsOf(start('boss-battle', {}), 0).filter((card) => card !== 'buh-bye');
  assert.equal(cardsOf(m, 0), [...kept, 'codex'].sort());
  assert.throws(() => start('boss-battle', { gone: [[]] }), /^setup\.gone: /);
});

const BAD: readonly (readonly [string, unknown, string, number?])[] = [
  ['loot for other seats', [['codex']], 'setup.loot: '],
  ['no list', ['codex', []], 'setup.loot.0: '],
  ['an unknown card', [[], ['rations', 'moon']], 'setup.loot.1.1: '],
  ["a hero's own card", [['tip-it'], []], 'setup.loot.0.0: '],
  ['two cards of a family', [['codex', 'rations', 'codex-iii'], []], 'setup.loot.0.2: '],
  ['the same card twice', [['rations', 'rations'], []], 'setup.loot.0.1: '],
  ['a card for teammates to a hero alone', [['rations', 'battle-cry']], 'setup.loot.0.1: ', 1],
  [
    'more than fifty cards',
    [LOOT.filter(({ step, replaces }) => step === 1 && !replaces).map(({ id }) => id), []],
    'setup.loot.0: ',
  ],
];
for (const [name, loot, field, seats] of BAD)
  decks(`bad input: ${name}`, () => {
    for (const mode of ['portal-crawl', 'boss-battle'])
      assert.throws(
        () => start(mode, { loot }, seats),
        (error: unknown) => error instanceof BadInput && error.message.startsWith(field),
      );
  });

const position = (seat: Readonly<Record<string, unknown>>): Match =>
  diceThrone.scenario.position({ mode: 'boss-battle', seats: [{ hero: 'monk', ...seat }] }, scriptedStream([], 0));
const BAD_SEATS: readonly (readonly [string, Readonly<Record<string, unknown>>, string])[] = [
  ['loot in hand that is not the seat’s', { hand: ['codex'] }, 'seats.0.hand.0'],
  ['an own card that loot replaces', { loot: ['buh-bye-iii'], hand: ['buh-bye'] }, 'seats.0.hand.0'],
  ['equipment that is none', { loot: ['rations'], equipment: ['rations'] }, 'seats.0.equipment.0'],
  [
    'three pieces of equipment',
    { loot: ['quiver', 'padded-vest', 'trench-coat'], equipment: ['quiver', 'padded-vest', 'trench-coat'] },
    'seats.0.equipment',
  ],
  ['two cards of a family', { loot: ['codex', 'codex-ii'] }, 'seats.0.loot.1'],
];
for (const [name, seat, field] of BAD_SEATS)
  decks(`bad position: ${name}`, () => {
    assert.throws(
      () => position(seat),
      (error: unknown) => error instanceof BadInput && error.message.startsWith(field),
    );
  });

decks('equipment is seen by everybody, and what lies nowhere else is in the deck', () => {
  const m = position({ loot: ['quiver', 'codex'], equipment: ['quiver'] });
  assert.equal(diceThrone.view(m, 'public').seats[0]?.equipment, ['quiver']);
  const deck = m.holdings[0]?.deck ?? [];
  assert.ok(deck.includes('codex') && !deck.includes('quiver'));
});
decks('a versus mode knows no equipment', () => {
  const m = diceThrone.start({ mode: '1v1', seats: HEROES.map((hero) => ({ hero })) }, seededStream('duel'));
  assert.is(diceThrone.view(m, 0).seats[0]?.equipment, undefined);
});

const SCENARIOS = join('test', 'scenarios', 'adventures', 'loot');
decks('every loot card is played or lies in play in a scenario', () => {
  const text = readdirSync(SCENARIOS)
    .map((file) => readFileSync(join(SCENARIOS, file), 'utf8'))
    .join('\n');
  assert.equal(
    LOOT.filter(
      ({ id, type }) => !text.includes(`"card": "${id}"`) && !(type === 'equipment' && text.includes(`"${id}"`)),
    ),
    [],
  );
});

decks.run();
