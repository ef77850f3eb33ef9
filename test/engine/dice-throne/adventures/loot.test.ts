/** The loot cards of Adventures as data. Counts: the rulebook's list of components. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMON } from '../../../../engine/dice-throne/adventures/loot/common.ts';
import type { LootDef } from '../../../../engine/dice-throne/adventures/loot/define.ts';
import { EPIC } from '../../../../engine/dice-throne/adventures/loot/epic.ts';
import { LOOT } from '../../../../engine/dice-throne/adventures/loot/index.ts';
import { LEGENDARY } from '../../../../engine/dice-throne/adventures/loot/legendary.ts';
import { RARE } from '../../../../engine/dice-throne/adventures/loot/rare.ts';
import { crawlTokens } from '../../../../engine/dice-throne/adventures/tokens.ts';
import { commonCards } from '../../../../engine/dice-throne/cards/common-cards.ts';
import { readHero } from '../../../../engine/dice-throne/checks/read-hero.ts';
import { barbarian } from '../../../../engine/dice-throne/heroes/barbarian.ts';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';

const NUMERALS = ['', '', ' II', ' III', ' IV'];
const families = new Map(LOOT.map(({ family }) => [family, LOOT.filter((card) => card.family === family)] as const));
const ids = (fits: (card: (typeof LOOT)[number]) => boolean): string[] => LOOT.filter(fits).map(({ id }) => id);

const loot = suite('loot: the cards');

for (const [rarity, cards, count] of [
  ['common', COMMON, 41],
  ['rare', RARE, 38],
  ['epic', EPIC, 31],
  ['legendary', LEGENDARY, 30],
] as const)
  loot(`rulebook, components: ${count} ${rarity} cards`, () => {
    assert.is(cards.length, count);
    assert.ok(cards.every((card) => card.rarity === rarity));
  });

loot('no two cards have an id or a name in common', () => {
  assert.is(new Set(LOOT.map(({ id }) => id)).size, LOOT.length);
  assert.is(new Set(LOOT.map(({ name }) => name)).size, LOOT.length);
});

loot('a name ends with the numeral of its step, the first step has none', () => {
  for (const { name, step } of LOOT) assert.is(/ (II|III|IV)$/.exec(name)?.[0] ?? '', NUMERALS[step], name);
});

loot('a higher step of a family is of a higher rarity, and no step is left out', () => {
  for (const [family, cards] of families) {
    const first = cards[0]?.replaces === undefined ? 1 : 2;
    assert.equal(
      cards.map(({ step }) => step),
      cards.map((_, i) => first + i),
      family,
    );
    assert.is(new Set(cards.map(({ rarity }) => rarity)).size, cards.length, family);
  }
});

loot("a family that replaces a hero's own card is named for it, and all of it does", () => {
  for (const { family, name, replaces } of LOOT.filter((card) => card.replaces !== undefined)) {
    assert.is(replaces, family);
    assert.is(name.replace(/ (II|III|IV)$/, ''), commonCards[family]?.name);
  }
  for (const [family, cards] of families)
    assert.ok(
      cards.every(({ replaces }) => replaces === cards[0]?.replaces),
      family,
    );
});

loot('every common card of the heroes has something better', () => {
  assert.equal([...families.keys()].filter((family) => family in commonCards).sort(), Object.keys(commonCards).sort());
});

loot('what a hero alone never gets, and what is for crawls only', () => {
  assert.equal(
    ids(({ noSolo }) => noSolo === true),
    ['link', 'battle-cry'],
  );
  assert.equal(
    ids(({ crawlOnly }) => crawlOnly === true),
    [
      'treasure-hunter',
      'purse-of-silver',
      'treasure-hunter-ii',
      'greed-ii',
      'treasure-hunter-iii',
      'treasure-hunter-iv',
    ],
  );
});

/** Faults of a card as one of a hero's own; what equipment does while it lies there, as of a token. */
const faultsIn = ({ name, type, cost, when, modifier, run, standing, on, offers }: LootDef): readonly string[] => {
  const card = run && { name, type: type === 'equipment' ? 'main' : type, cost, when, modifier, run };
  const bearing = { name, kind: 'marker', limit: 1, standing, on, offers };
  const hero = { ...barbarian, id: 'bearer', tokens: { ...crawlTokens, bearing }, cards: card ? { card } : {} };
  const read = readHero(JSON.parse(JSON.stringify(hero)), 'bearer');
  return 'faults' in read ? read.faults : [];
};
for (const card of LOOT)
  loot(`${card.name}: its words fit together, and are told`, () => {
    assert.equal(faultsIn(card), []);
    assert.match(diceThrone.describe(card.id)?.text ?? '', /^[A-Z0-9].*\.$/);
  });

loot.run();
