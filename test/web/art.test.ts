/** The look of everybody who fights: nobody and nothing of theirs lacks a symbol, every symbol exists, and what is drawn
 *  on cloth can be read. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { LOOT } from '../../engine/dice-throne/adventures/loot/index.ts';
import { commonCards } from '../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../engine/dice-throne/library/index.ts';
import { catalogueOf } from '../../engine/dice-throne/text/catalogue.ts';
import { dicebornHeroes } from '../../engine/diceborn-heroes/index.ts';
import { FIELDS } from '../../web/art/art.ts';
import { ART } from '../../web/art/index.ts';
import { artOf, dieSymbolOf, symbolOf } from '../../web/art/look-up.ts';
import { MINIONS } from '../../web/art/minions/index.ts';
import { MONSTERS } from '../../web/art/monsters/index.ts';
import { partyThings } from '../../web/art/monsters/things.ts';
import { bodyOf, SPRITE_ICONS } from '../../web/build/sprites.ts';
import { toneOf, wordOf } from '../../web/kit/words.ts';

const art = suite('web: the look of heroes');

const { heroes, cards, tokens, companions } = catalogueOf(buildLibrary(COMBATANTS, commonCards));
for (const hero of heroes) {
  art(`${hero.name} has colours, an emblem, and a symbol for each face, ability and card`, () => {
    assert.ok(ART[hero.id], hero.id);
    const bare = [
      ...hero.die.filter((symbol) => !ART[hero.id]?.die[symbol]),
      ...[...hero.abilities.map(({ id }) => id), ...hero.cards].filter((id) => !symbolOf(id, hero.id)),
    ];
    assert.equal(bare, []);
  });
  art(`the symbols of the die of ${hero.name} differ by their tone, its commonest and its last as well`, () => {
    const kinds = [...new Set(hero.die)];
    assert.is(new Set(kinds.map((symbol) => toneOf(hero.die, symbol))).size, kinds.length);
    assert.is(toneOf(hero.die, hero.die[5] ?? ''), 'high');
  });
}
art('every card, token and companion of any hero has a symbol', () => {
  const all = [cards, tokens, companions].flatMap((things) => Object.keys(things));
  assert.equal(
    all.filter((id) => !symbolOf(id)),
    [],
  );
});
art('every minion has a look, and every token of a crawl a symbol', () => {
  const crawl = diceThrone.catalogue();
  assert.equal(
    crawl.minions.map(({ id }) => id).filter((id) => !MINIONS[id]),
    [],
  );
  assert.equal(
    Object.keys(crawl.tokens).filter((id) => !symbolOf(id)),
    [],
  );
});
art('every warrior and legend of Dice Clash has a look', () => {
  const fighters = diceClash.heroes.map(({ id }) => id);
  assert.equal(
    fighters.filter((id) => !ART[id]),
    [],
  );
});

art('every loot card has a symbol, one for all steps of a family', () => {
  assert.ok(LOOT.length > 100);
  assert.equal(
    LOOT.filter(({ id }) => !symbolOf(id)).map(({ id }) => id),
    [],
  );
});

const party = dicebornHeroes.catalogue();
const idsOf = (...lists: readonly string[]): string[] =>
  lists.flatMap((list) => {
    const things: unknown = typeof party === 'object' && party !== null ? Reflect.get(party, list) : undefined;
    return Array.isArray(things) ? things.map((thing) => String(Reflect.get(Object(thing), 'id'))) : [];
  });
art('every class of Diceborn Heroes has a look', () => {
  const classes = [...idsOf('classes'), ...dicebornHeroes.heroes.map(({ id }) => id)];
  assert.ok(classes.length > 20);
  assert.equal(
    classes.filter((id) => !ART[id]),
    [],
  );
});
art(
  'every monster, boss and friend of a party has a look, and every relic, item, bounty, song and pack a symbol',
  () => {
    const met = idsOf('monsters', 'hazards', 'bosses', 'allies');
    const found = idsOf('relics', 'items', 'bounties', 'songs', 'packs');
    assert.ok(met.length > 60 && found.length > 50, `${met.length}, ${found.length}`);
    assert.equal(
      met.filter((id) => !MONSTERS[id]),
      [],
    );
    assert.equal(
      found.filter((id) => !partyThings[id]),
      [],
    );
  },
);

art('every icon that a sprite asks for is one of the set', () => {
  for (const name of new Set(Object.values(SPRITE_ICONS).flat())) assert.match(bodyOf(name), /^<path/, name);
});

/** WCAG 2: relative luminance of `#rrggbb`. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
};
const IVORY = '#fff8ea';
for (const [id, { cloth, trim, field }] of [
  ...Object.entries(ART),
  ...Object.entries(MONSTERS),
  ...Object.entries(MINIONS),
]) {
  art(`trim and ivory stand out from the cloth of ${id}`, () => {
    assert.ok(FIELDS.includes(field));
    assert.ok(contrast(cloth, trim) >= 4.5, `trim: ${contrast(cloth, trim).toFixed(2)}`);
    assert.ok(contrast(cloth, IVORY) >= 4.5, `ivory: ${contrast(cloth, IVORY).toFixed(2)}`);
  });
}
art('no two heroes hang the same banner', () => {
  const banners = [...Object.values(ART), ...Object.values(MONSTERS), ...Object.values(MINIONS)].map(
    ({ cloth, field, emblem }) => `${cloth} ${field} ${emblem}`,
  );
  assert.is(new Set(banners).size, banners.length);
});

art('a hero from outside gets a look of its own, always the same', () => {
  assert.equal(artOf('lantern-knight'), artOf('lantern-knight'));
  assert.is.not(artOf('lantern-knight').cloth, artOf('lantern-witch').cloth);
  assert.is(symbolOf('glare', 'lantern-knight'), undefined);
  assert.ok(dieSymbolOf('sword', 'lantern-knight'), 'a sword is a sword');
  assert.is(dieSymbolOf('oath', 'lantern-knight'), undefined);
});
art('a hero has its own symbol for an id that others have too', () => {
  assert.is(symbolOf('onslaught', 'huntress')?.sprite, 'huntress');
  assert.is(symbolOf('smack-3', 'barbarian')?.name, symbolOf('smack', 'barbarian')?.name);
});
art('a symbol is called by its word, of two words too', () => assert.is(wordOf('blood-drop'), 'Blood Drop'));
art('what a die does not show has the first tone', () => assert.is(toneOf([], 'sword'), 'low'));

art.run();
