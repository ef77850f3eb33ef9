/** The engine knows no hero, card or token by name: their ids stand in content files only. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MINION_COMBATANTS } from '../../../engine/dice-throne/adventures/minions/index.ts';
import { TILES } from '../../../engine/dice-throne/adventures/tiles/index.ts';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';

const ROOTS = ['engine', 'rooms', 'infra'];
/** Files that speak of heroes by name: the content with its deeds, and other games, whose fighters may bear the same names. */
const CONTENT = [
  'engine/dice-throne/heroes/',
  'engine/dice-throne/bosses/',
  'engine/dice-throne/adventures/loot/',
  'engine/dice-throne/adventures/minions/',
  'engine/dice-throne/adventures/tiles/',
  'engine/dice-throne/adventures/crawl/chests.ts',
  'engine/dice-throne/adventures/tokens.ts',
  'engine/dice-throne/cards/',
  'engine/dice-clash/',
  'engine/diceborn-heroes/',
];

const names = suite('content: names');

/** Tokens' ids that are a moment or phase of the rules, or a way to write bytes, as well: quoting them is
 *  no sign of content. */
const RULE_WORDS: ReadonlySet<string> = new Set(['targeted', 'hex', 'salve']);
const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => join(root, file))
    .filter((file) => file.endsWith('.ts') && !CONTENT.some((folder) => file.startsWith(folder))),
).map((file) => ({ file, text: withoutComments(readFileSync(file, 'utf8')) }));

const ids = [
  ...new Set([
    ...Object.keys(commonCards),
    ...TILES.map(({ id }) => id),
    ...[...COMBATANTS, ...MINION_COMBATANTS].flatMap((hero) => [
      hero.id,
      ...Object.keys(hero.abilities),
      ...Object.keys(hero.tokens),
      ...Object.keys(hero.cards),
      // Sides of a companion of which there is one are its own: any word may stand there.
      ...Object.keys(hero.companions ?? {}),
      ...Object.values(hero.companions ?? {}).flatMap(({ single, sides }) => (single ? [] : sides.map(({ id }) => id))),
    ]),
  ]),
].filter((id) => !RULE_WORDS.has(id));

names('there is something to look for and somewhere to look', () => {
  assert.ok(ids.length > 50 && sources.length > 20);
});
names('no id of a hero, ability, card, token or companion stands in the engine, rooms or infra', () => {
  const found = sources.flatMap(({ file, text }) =>
    ids.filter((id) => new RegExp(`['"\`:/]${id}['"\`]`).test(text)).map((id) => `${file}: ${id}`),
  );
  assert.equal(found, []);
});

names.run();
