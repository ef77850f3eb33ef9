/** Heroes from outside: those of the game pass, and each way to get one wrong is told in a sentence. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commonCards } from '../../../engine/dice-throne/cards/common-cards.ts';
import { commonTokens } from '../../../engine/dice-throne/cards/common-tokens.ts';
import { readHero } from '../../../engine/dice-throne/checks/read-hero.ts';
import { COMBATANTS } from '../../../engine/dice-throne/combatants.ts';
import { buildLibrary } from '../../../engine/dice-throne/library/index.ts';
import { cardSchema, tokenSchema } from '../../../engine/dice-throne/vocabulary/hero.ts';
import { BROKEN } from '../../support/games/broken-heroes.ts';
import { BROKEN_COMPANIONS, BROKEN_WORDS, GROVE } from '../../support/games/broken-words.ts';

const EXAMPLE = 'test/fixtures/heroes/barbarian.json';
const content = suite('content from outside');

const outside = (thing: unknown): unknown => JSON.parse(JSON.stringify(thing));
/** The example, as it lies in its file. */
const example = (): unknown => JSON.parse(readFileSync(EXAMPLE, 'utf8'));
const faultsOf = (raw: unknown): readonly string[] => {
  const read = readHero(raw, 'x.json');
  return 'faults' in read ? read.faults : [];
};

for (const def of COMBATANTS) {
  content(`${def.id} passes as it is, and comes out as it went in`, () => {
    const read = readHero(outside(def), `${def.id}.json`);
    assert.equal('faults' in read ? read.faults : read.hero, outside(def));
  });
}
content('the common cards and the shared tokens pass', () => {
  for (const [id, card] of Object.entries(commonCards)) assert.ok(cardSchema.safeParse(card).success, id);
  for (const [id, token] of Object.entries(commonTokens)) assert.ok(tokenSchema.safeParse(token).success, id);
});
content('heroes out of files make a library, the tokens they share being one', () => {
  const read = COMBATANTS.flatMap((def) => {
    const found = readHero(outside(def), def.id);
    return 'hero' in found ? [found.hero] : [];
  });
  const lib = buildLibrary(read, commonCards);
  assert.is(lib.heroes.size, COMBATANTS.length);
  assert.equal([...lib.tokens.keys()], [...buildLibrary(COMBATANTS, commonCards).tokens.keys()]);
});

/** Sets, or with `undefined` takes out, what lies at a dotted path. */
const changed = (raw: unknown, path: string, value: unknown): unknown => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let inner: unknown = raw;
  for (const key of keys) inner = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
  if (typeof inner !== 'object' || inner === null) throw new Error(`nothing at ${path}`);
  if (value === undefined) Reflect.deleteProperty(inner, last);
  else Reflect.set(inner, last, value);
  return raw;
};

for (const [path, value, sentence] of [...BROKEN, ...BROKEN_WORDS]) {
  content(`${path}: ${JSON.stringify(value)}`, () => {
    assert.equal(faultsOf(changed(example(), path, value)), [`x.json: ${sentence}`]);
  });
}
for (const [path, value, sentence] of BROKEN_COMPANIONS) {
  content(`with companions, ${path}: ${JSON.stringify(value)}`, () => {
    assert.equal(faultsOf(changed(outside(GROVE), path, value)), [`x.json: ${sentence}`]);
  });
}
content('what is no hero at all', () => {
  assert.equal(faultsOf('barbarian'), ['x.json: the hero: expected an object, got "barbarian".']);
  assert.is(faultsOf({}).length, 7);
});
content('every fault is told, not the first alone', () => {
  const raw = changed(changed(example(), 'complexity', 7), 'cards.concuss.cost', -1);
  assert.equal(faultsOf(raw), [
    'x.json: complexity: expected at most 6, got 7.',
    'x.json: card concuss, cost: expected at least 0, got -1.',
  ]);
});

content('the engine plays without the check: only the door for heroes from outside asks it', () => {
  const sources = readdirSync('engine', { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.startsWith('dice-throne/checks/'),
  );
  const importers = sources.filter((file) => /from '[^']*\/checks\//.test(readFileSync(`engine/${file}`, 'utf8')));
  assert.equal(importers, ['dice-throne/index.ts']);
});

const command = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, ['dist/bin/content.js', ...args], {
    encoding: 'utf8',
    input,
    timeout: 30_000,
  });
content('the command: a good hero', () => {
  const { status, stdout } = command([EXAMPLE]);
  assert.is(stdout, 'ok: 11 abilities, 15 cards, 2 tokens\n');
  assert.is(status, 0);
});
content('the command: a broken hero, one line a fault', () => {
  const raw = changed(example(), 'complexity', 0);
  const { status, stdout } = command(['-'], JSON.stringify(changed(raw, 'die.5', 6)));
  assert.is(stdout, '-: die.5: expected text, got 6.\n-: complexity: expected at least 1, got 0.\n');
  assert.is(status, 1);
});
content('the command: nothing to read', () => {
  for (const [args, input] of [
    [['no-such-file.json'], ''],
    [[], ''],
    [['-'], '{'],
  ] as const) {
    const { status, stdout, stderr } = command(args, input);
    assert.equal([status, stdout], [2, '']);
    assert.match(stderr, /^\S.*\n$/);
  }
});

content.run();
