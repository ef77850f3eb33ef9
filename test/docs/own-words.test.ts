/** No printed sentence is repeated here: neither the words that are generated nor any text of the project shares a run of
 *  eight words with the rulebooks and the sheets of figures it follows. These are known by the traces of their runs only
 *  (`npm run tool -- shingles`).
 *
 *  Names and figures are facts and carry over, and so does the order in which a board lists them: a run at least half of
 *  which are figures and names (of heroes, die symbols, tokens, companions; CP) is nobody's sentence and is left out. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { below, seededStream } from '../../engine/core/chance.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import type { DiceClashCatalogue } from '../../engine/dice-clash/state/view-shape.ts';
import { commonCards } from '../../engine/dice-throne/cards/common-cards.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { buildLibrary } from '../../engine/dice-throne/library/index.ts';
import { catalogueOf } from '../../engine/dice-throne/text/catalogue.ts';
import { clashDuels, clashSolos, seatsFrom } from '../../proof/battery/runs.ts';
import { packTraces, piecesOf, RUN, readTraces, runsOf, wordsOf } from '../../proof/rules/shingles.ts';

const printed = readTraces(readFileSync('test/fixtures/printed-words.bin'));
const { heroes, cards, tokens, companions } = catalogueOf(buildLibrary(COMBATANTS, commonCards));

const NAMES: ReadonlySet<string> = new Set(
  [
    'CP',
    ...heroes.flatMap(({ name, die }) => [name, ...die]),
    ...[...Object.values(tokens), ...Object.values(companions)].map(({ name }) => name),
  ].flatMap(wordsOf),
);
const isName = (word: string): boolean => NAMES.has(word) || /^\d+$/.test(word);
/** Says something in words of its own. */
const tells = (run: string): boolean => run.split(' ').filter(isName).length * 2 < RUN;

/** Runs of a text that are printed elsewhere, each with where it stands. */
const copiesIn = (where: string, text: string): string[] =>
  piecesOf(text)
    .flatMap(runsOf)
    .filter((run) => printed.has(run) && tells(run))
    .map((run) => `${where}: ${run}`);

const filesBelow = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => kinds.test(file) && !/(^|\/)(dist|node_modules)\//.test(file))
    .map((file) => join(folder, file));

const own = suite('docs: no printed sentence is repeated');

own('the traces of the printed texts are there and are read', () => {
  assert.ok(printed.size > 30_000, `only ${printed.size} traces`);
  // A requirement, as a board lists it: figures and symbols, so it may stand here.
  assert.ok(printed.has('1 sword 1 helmet 1 life 1 prayer'));
  assert.not.ok(tells('1 sword 1 helmet 1 life 1 prayer'));
  assert.ok(tells('whoever plays this card draws 1 card afterwards'));
});

own('what is packed is found again, and nothing else', () => {
  const text = 'Whoever finds the lantern first may keep it, though only until the next moon has risen.';
  const packed = readTraces(packTraces(runsOf(text)));
  assert.is(packed.size, 9);
  for (const run of runsOf(text.toUpperCase())) assert.ok(packed.has(run), run);
  assert.not.ok(packed.has('whoever finds the lantern last may keep it'));
  assert.equal(piecesOf('one | two\n\nthree').flatMap(wordsOf), ['one', 'two', 'three']);
  assert.equal(wordsOf("It's 1/2: don’t!"), ['its', '1', '2', 'dont']);
  assert.is(packTraces([]).length, 0);
});

own('in the words of heroes, abilities, cards, tokens and companions', () => {
  const texts: [string, string][] = [
    ...heroes.flatMap((hero): [string, string][] => [
      [hero.id, hero.text],
      ...hero.abilities.flatMap(({ id, levels }) =>
        levels.map(({ needs, text }): [string, string] => [`${hero.id}/${id}`, `${needs}. ${text}`]),
      ),
    ]),
    ...Object.entries({ ...cards, ...tokens, ...companions }).map(([id, { text }]): [string, string] => [id, text]),
  ];
  assert.ok(texts.length > 250);
  assert.equal(
    texts.flatMap(([id, text]) => copiesIn(id, text)),
    [],
  );
});

own('in what matches ask, offer and tell', () => {
  const said = new Set<string>();
  for (let seed = 0; seed < 8; seed++) {
    const start = seed % 4 < 3 ? seatsFrom('1v1', 2, 2 * seed) : seatsFrom('boss-vs-many', 3, seed);
    const match = diceThrone.start(start, seededStream(`own words ${seed}`));
    const random = seededStream(`own words ${seed} moves`);
    for (let next = diceThrone.waiting(match)[0]; next; next = diceThrone.waiting(match)[0]) {
      const legal = diceThrone.legal(match, next.seat);
      for (const action of legal) said.add(diceThrone.label(match, next.seat, action));
      said.add(diceThrone.view(match, next.seat).prompt?.question ?? '');
      const action = legal[below(random, legal.length)];
      if (!action) throw new Error('nothing is legal');
      for (const event of diceThrone.apply(match, next.seat, action)) said.add(diceThrone.tell(event));
    }
  }
  assert.ok(said.size > 500, `only ${said.size} lines were said`);
  assert.equal(
    [...said].flatMap((line) => copiesIn('said', line)),
    [],
  );
});

own('in the words of Dice Clash, and in what its matches ask, offer and tell', () => {
  const catalogue = diceClash.catalogue() as DiceClashCatalogue;
  const sides = catalogue.fighters.flatMap((fighter) => fighter.sides);
  const said = new Set([
    ...diceClash.heroes.map(({ text }) => text),
    ...diceClash.modes.map(({ text }) => text),
    ...sides.flatMap(({ power, grid }) => [power.text, power.solo ?? '', ...grid.map(({ text }) => text)]),
  ]);
  for (const [seed, start] of [...clashDuels, ...clashSolos].entries()) {
    const match = diceClash.start(start, seededStream(`own words ${seed}`));
    const random = seededStream(`own words ${seed} moves`);
    for (let next = diceClash.waiting(match)[0]; next; next = diceClash.waiting(match)[0]) {
      const legal = diceClash.legal(match, next.seat);
      for (const action of legal) said.add(diceClash.label(match, next.seat, action));
      said.add(diceClash.view(match, next.seat).prompt?.words ?? '');
      const action = legal[below(random, legal.length)];
      if (!action) throw new Error('nothing is legal');
      for (const event of diceClash.apply(match, next.seat, action)) said.add(diceClash.tell(event));
    }
  }
  assert.ok(said.size > 500, `only ${said.size} lines were said`);
  assert.equal(
    [...said].flatMap((line) => copiesIn('said', line)),
    [],
  );
});

/** Whole files: a run through code matches nothing, so what is told in them need not be cut out. */
const folders: [string, RegExp][] = [
  ['docs', /\.(md|json)$/],
  ['test', /\.(ts|md|json)$/],
  ['web', /\.(tsx?|css|html)$/],
  ['engine', /\.ts$/],
  ['rooms', /\.ts$/],
  ['infra', /\.ts$/],
  ['bin', /\.ts$/],
  ['loadtest', /\.ts$/],
];
for (const [folder, kinds] of folders) {
  own(`in the files of ${folder}/`, () => {
    const files = filesBelow(folder, kinds);
    assert.ok(files.length > 0);
    assert.equal(
      files.flatMap((file) => copiesIn(file, readFileSync(file, 'utf8'))),
      [],
    );
  });
}
own('in the pages at the top', () => {
  const pages = ['README.md', 'CHANGELOG.md'];
  assert.equal(
    pages.flatMap((page) => copiesIn(page, readFileSync(page, 'utf8'))),
    [],
  );
});

own.run();
