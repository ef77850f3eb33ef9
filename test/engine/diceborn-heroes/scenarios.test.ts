/** Every class, monster, quest, boss and card of Diceborn Heroes has its scenarios, and so has every rule and ruling: what is
 *  added without one is named here. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CONTENT } from '../../../engine/diceborn-heroes/library/content.ts';
import { isAllyDef } from '../../../engine/diceborn-heroes/library/library.ts';
import type { PackDef, QuestDef, Standing } from '../../../engine/diceborn-heroes/vocabulary/words.ts';
import { readShelf } from '../../../proof/rules/books.ts';

const FOLDER = join('test', 'scenarios', 'diceborn-heroes');
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) =>
    file
      .split(sep)
      .join('/')
      .replace(/\.json$/, ''),
  );

/** Of the beginnings of paths, those with which no scenario begins. */
const without = (beginnings: readonly string[]): string[] =>
  beginnings.filter((beginning) => !files.some((file) => file === beginning || file.startsWith(`${beginning}-`)));

const standsOf = (path: string, { counter, evade }: Standing = {}): string[] => [
  path,
  ...(counter === undefined ? [] : [`${path}-counters`]),
  ...(evade ? [`${path}-evades`] : []),
];

/** What holds while a slot is open, or what a lock brings; and what comes of one that never was locked. */
const ofQuest = ({ id, level, slots, ally, enemy, hazard }: QuestDef): string[] => {
  const path = `quests/${id}`;
  const outcomes =
    level === 3 ? ['condition-1-open', 'condition-1-off', 'condition-2-at-the-end'] : ['locked', 'not-locked'];
  return [
    ...['set-up', ...(slots.length > 0 ? outcomes : [])].map((name) => `${path}/${name}`),
    ...(ally ? [`${path}/locked-without`] : []),
    ...[enemy, hazard].flatMap((figure) => (figure ? `quests/figures/${figure.id}` : [])),
  ];
};

const ofBoss = ({ boss: { id, immune, standing, brings, attacks } }: PackDef): string[] => [
  `bosses/${id}-comes`,
  ...Object.keys(attacks).map((colour) => `bosses/${id}-${colour}`),
  ...immune.map((condition) => `bosses/${id}-cannot-be-${condition === 'stun' ? 'stunned' : 'poisoned'}`),
  ...(standing?.counter === undefined ? [] : [`bosses/${id}-counters`]),
  ...brings.flatMap((brought) =>
    isAllyDef(brought) ? [] : standsOf(`bosses/brought/${brought.id}`, brought.standing),
  ),
];

const { classes, monsters, packs, items, bounties, songs } = CONTENT;
const CONTENTS: readonly (readonly [what: string, beginnings: readonly string[]])[] = [
  [
    'class',
    classes.flatMap(({ id, actions }) => ['token', ...actions.map((one) => one.id)].map((n) => `classes/${id}/${n}`)),
  ],
  ['monster', monsters.flatMap(({ id, standing }) => standsOf(`monsters/${id}`, standing))],
  ['quest', packs.flatMap(({ quests }) => quests).flatMap(ofQuest)],
  ['boss', packs.flatMap(ofBoss)],
  ['relic', packs.flatMap(({ relics }) => relics.map(({ id }) => `relics/${id}`))],
  ['starred card', packs.flatMap(({ starred, bossCard }) => [...starred, bossCard].map(({ id }) => `cards/${id}`))],
  ['item', items.map(({ id }) => `items/${id}`)],
  ['bounty', bounties.flatMap(({ id }) => [`bounties/${id}-met`, `bounties/${id}-ability`])],
  ['song', songs.map(({ id }) => `songs/${id}`)],
];

const content = suite('diceborn heroes: scenarios of all content');
for (const [what, beginnings] of CONTENTS) {
  content(`every ${what}`, () => {
    assert.ok(beginnings.length > 0);
    assert.equal(without(beginnings), []);
  });
}
content('what has none is found', () => assert.equal(without(['monsters/shoo', 'monsters/cow']), ['monsters/cow']));
content.run();

/** Scenarios begin when all are seated and dealt: what is before that, how matches hang together, and how many are lost in
 *  which way, is shown by tests. */
const BEFORE = /^diceborn-heroes\/(set-up|modes)\/|^diceborn-heroes\/rulings\/(2|3|22|53|61|62|67)$/;

const rules = suite('diceborn heroes: scenarios of all rules');
const book = readShelf(join('docs', 'rules'), 'test').books.find((one) => one.book === 'diceborn-heroes');
const rows = book?.sections.flatMap((section) => section.rules) ?? [];
rules('every sentence of the book that a scenario can reach', () => {
  assert.ok(rows.length > 100);
  const told = rows.filter((row) => !BEFORE.test(row.id));
  const untold = told.filter(({ tests = [] }) => !tests.some((test) => test.startsWith('scenarios/')));
  assert.equal(
    untold.map(({ id }) => id),
    [],
  );
});
rules('every ruling of docs/rulings.md is among them', () => {
  const [, ours = ''] = readFileSync(join('docs', 'rulings.md'), 'utf8').split('## Diceborn Heroes');
  const numbers = [...ours.matchAll(/^\| D(\d+) \|/gm)].map(([, number]) => `diceborn-heroes/rulings/${number}`);
  assert.ok(numbers.length >= 45);
  const known = new Set(rows.map(({ id }) => id));
  assert.equal(
    numbers.filter((id) => !known.has(id)),
    [],
  );
});
rules.run();
