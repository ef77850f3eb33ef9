/** A campaign outlives the content it began with: saved and loaded, cards replaced that are gone, heroes that are gone. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceThroneCampaign as game } from '../../../engine/campaign/index.ts';
import type { Campaign } from '../../../engine/campaign/state/state.ts';
import { shopOf, spoilsOf } from '../../../engine/campaign/state/table.ts';
import { clonePlain } from '../../../engine/core/clone.ts';
import { checkCampaign } from '../../../proof/battery/campaign.ts';
import { badField, codeOf, forming, play, positioned, report } from './campaign.ts';

/** As it lies in a store, written down and read again. */
const stored = (m: Campaign): Record<string, unknown> => JSON.parse(JSON.stringify(game.save(m)));
/** As a server with other content would have written it: one card has another id there. */
const withOther = (m: Campaign, card: string, instead: string): unknown =>
  JSON.parse(JSON.stringify({ ...stored(m), content: 'other' }).replaceAll(`"${card}"`, `"${instead}"`));

/** A shop with that much gold. */
const purse = (gold: number): unknown => {
  const m = positioned({ stage: 'shop', seats: [{ hero: 'monk' }] });
  shopOf(m).purse[0] = gold;
  return stored(m);
};

const save = suite('campaign: saved and loaded');
save('what was saved is what is loaded, in every stage', () => {
  const seats = [{ hero: 'monk', loot: ['torch'] }, { hero: 'ninja' }];
  const decks = { common: ['rope', 'bandage', 'rations'], rare: ['campfire'] };
  for (const stage of ['forming', 'camp', 'playing', 'shop'])
    for (const m of [positioned({ stage, decks, seats })]) assert.equal(stored(game.load(stored(m))), stored(m), stage);
  const spoils = positioned({ stage: 'spoils', scenario: 2, decks, seats }, [1, 1]);
  assert.equal(stored(game.load(stored(spoils))), stored(spoils));
});
for (const [name, value, field] of [
  ['nothing', undefined, 'saved'],
  ['a list', [], 'saved'],
  ['a match of another game', { content: 'x', chance: {} }, 'saved.form'],
  ['a document of a newer server', { ...stored(forming(1, 'newer')), form: 2 }, 'saved.form'],
  ['a stage that does not exist', { ...stored(forming(1, 'newer')), stage: { name: 'tavern' } }, 'saved.stage.name'],
  ['a field too many', { ...stored(forming(1, 'newer')), gold: 3 }, 'saved.gold'],
  ['a purse that was emptied by hand', purse(-5), 'saved.stage.purse.0'],
  [
    'a log of something else',
    { ...stored(forming(1, 'newer')), log: [{ session: 1, event: {} }] },
    'saved.log.0.event',
  ],
] as const)
  save(`${name} is not loaded: ${field}`, () => {
    assert.is(
      badField(() => game.load(value)),
      field,
    );
  });
save.run();

const migration = suite('campaign: content that has changed');
/** Begun, so that every card is somewhere; the seat has a card of the top of a deck. */
const begun = (): Campaign => {
  const m = forming(2, 'migration');
  play(m, [0, { type: 'begin' }]);
  return m;
};
const given = (m: Campaign, seat: number, card: string): void => {
  for (const deck of Object.values(m.decks)) if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
  m.members[seat]?.loot.push(card);
};

migration('a loot card that is gone is replaced by the next of its rarity, and the log says so', () => {
  const m = begun();
  given(m, 1, 'electro-gauntlets');
  const [next] = m.decks.rare;
  const loaded = game.load(withOther(m, 'electro-gauntlets', 'rusty-gauntlets'));
  // The id that the other server did not know is new here, and lies under its deck.
  assert.is(loaded.decks.rare.at(-1), 'electro-gauntlets');
  assert.equal(loaded.members[1]?.loot, [next]);
  assert.equal(loaded.log.at(-1)?.event, { type: 'exchanged', seat: 1, gone: 'rusty-gauntlets', card: next ?? null });
  assert.match(game.tell({ type: 'exchanged', seat: 1, gone: 'rusty-gauntlets', card: next ?? null }), /instead/);
  checkCampaign(loaded);
});
migration('one that is gone from a deck is no more; loading again finds nothing to do', () => {
  const m = begun();
  const loaded = game.load(withOther(m, 'campfire', 'bonfire'));
  assert.not.ok(Object.values(loaded.decks).flat().includes('bonfire'));
  assert.is(loaded.decks.rare.at(-1), 'campfire');
  assert.is(loaded.log.length, m.log.length);
  assert.equal(stored(game.load(stored(loaded))), stored(loaded));
});
migration('a card that lies in the shop, known or not, is replaced too', () => {
  const m = begun();
  play(
    m,
    [0, { type: 'ready', on: true, bots: [1] }],
    [0, { type: 'depart', bots: [1] }],
    [0, report(true, { gold: 20, unidentified: [['epic']] })],
  );
  const shop = shopOf(m);
  const [dealt = ''] = shop.dealt[1] ?? [];
  const [found = ''] = shop.unidentified[0] ?? [];
  for (const card of [dealt, found]) {
    const loaded = game.load(withOther(m, card, 'gone'));
    checkCampaign(loaded);
    assert.not.ok(JSON.stringify(loaded.stage).includes('"gone"'));
  }
});
migration('boss loot that waits for an answer is replaced too', () => {
  const m = begun();
  m.scenario = 2;
  m.stage = { name: 'playing', match: null, allot: [1, 1], bots: [] };
  play(m, [0, report(true)]);
  const loaded = game.load(withOther(m, spoilsOf(m).drawn[0]?.card ?? '', 'gone'));
  assert.not.ok(JSON.stringify(loaded.stage).includes('"gone"'));
  checkCampaign(loaded);
});
migration('a card of which nobody knows how rare it was cannot be replaced', () => {
  const m = clonePlain(begun());
  given(m, 0, 'torch');
  const saved = { ...stored(m), content: 'other', rarities: {} };
  assert.is(
    badField(() => game.load(JSON.parse(JSON.stringify(saved).replaceAll('"torch"', '"lamp"')))),
    'saved.rarities.lamp',
  );
});
migration('with a hero that is gone it can be looked at, and nothing else', () => {
  const loaded = game.load(withOther(begun(), 'moon-elf', 'sun-elf'));
  assert.is(game.view(loaded, 0).gone, 'sun-elf');
  assert.equal(game.waiting(loaded), []);
  for (const seat of [0, 1]) assert.equal(game.legal(loaded, seat), []);
  assert.is(codeOf(loaded, 0, { type: 'ready', on: true, bots: [] }), 'unknown-id');
  assert.is(codeOf(loaded, 0, { type: 'vote', about: 'retire', yes: true }), 'unknown-id');
});
migration.run();
