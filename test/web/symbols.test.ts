/** Die symbols as the page draws them. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { SYMBOLS, toneOf, wordOf } from '../../web/symbols.ts';

const symbols = suite('web: die symbols');

for (const { id, die } of COMBATANTS) {
  symbols(`every symbol of ${id} has a drawing`, () => {
    assert.equal(
      die.filter((symbol) => !(symbol in SYMBOLS)),
      [],
    );
  });
  symbols(`each symbol of ${id} has one tone, its commonest and its last another`, () => {
    assert.is(toneOf(die, die[0]), 'low');
    assert.is(toneOf(die, die[5]), 'high');
    const between = new Set(die.filter((symbol) => symbol !== die[0] && symbol !== die[5]));
    for (const symbol of between) assert.is(toneOf(die, symbol), 'mid');
  });
}

symbols('no two are drawn alike, and each is a closed path that draws on its field', () => {
  const paths = Object.values(SYMBOLS);
  assert.is(new Set(paths).size, paths.length);
  for (const [name, path] of Object.entries(SYMBOLS)) {
    assert.match(path, /^M[\d.]/, name);
    assert.match(path, /z$/, name);
    const starts = [...path.matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    for (const at of starts) assert.ok(at >= 0 && at <= 24, `${name} begins at ${at}`);
  }
});

symbols('a symbol is called by its word, of two words too', () => {
  assert.is(wordOf('pow'), 'Pow');
  assert.is(wordOf('blood-drop'), 'Blood Drop');
});
symbols('what a die does not show has the first tone', () => assert.is(toneOf([], 'sword'), 'low'));

symbols.run();
