import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readShelf, type Shelf } from '../../proof/rules/books.ts';
import { coveragePage } from '../../proof/rules/table.ts';

const TESTS = 'test';

const shelf = suite('docs: every rule has its proof');

shelf('each rule has an id of its own and tests that exist, an issue, or a reason why it is out of reach', () => {
  assert.equal(readShelf('docs/rules', TESTS).faults, []);
});

shelf('docs/rules-coverage.md is what `npm run tool -- coverage` makes', () => {
  const { books } = readShelf('docs/rules', TESTS);
  assert.fixture(readFileSync('docs/rules-coverage.md', 'utf8'), coveragePage(books));
});

shelf.run();

const faults = suite('docs: what a book of rules may not be');

/** Reads one book, as file small.json, whose first section holds these rules. */
const reading = (rules: unknown, file = 'small.json'): Shelf => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-rules-'));
  try {
    const text = { book: 'small', title: 'A small book', sections: [{ section: 'dice', rules }] };
    writeFileSync(join(folder, file), typeof rules === 'string' ? rules : JSON.stringify(text));
    return readShelf(folder, TESTS);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const here = 'docs/coverage.test.ts';
const row = { id: 'small/dice/1', rule: 'dice have six faces', tests: [here] };

faults('a whole one has none', () => {
  assert.equal(reading([row, { ...row, id: 'small/dice/2', tests: undefined, issue: 7 }]).faults, []);
});

const cases: [string, unknown, RegExp][] = [
  ['no proof at all', [{ ...row, tests: undefined }], /^small\.json: small\/dice\/1: must have one of/],
  ['no test named', [{ ...row, tests: [] }], /^small\.json: small\/dice\/1: /],
  ['two kinds of proof', [{ ...row, out: 'dice are dice' }], /^small\.json: small\/dice\/1: must have one of/],
  ['one id twice', [row, row], /^small\.json: small\/dice\/1: stands there twice$/],
  ['a test that is not there', [{ ...row, tests: ['docs/none.test.ts'] }], /^small\.json: small\/dice\/1: there is no/],
  ['a file that is no test', [{ ...row, tests: ['run.ts'] }], /^small\.json: small\/dice\/1: there is no test run\.ts/],
  ['an id of another section', [{ ...row, id: 'small/cards/1' }], /^small\.json: small\/cards\/1: does not belong/],
  ['an id of no shape', [{ ...row, id: 'dice' }], /^small\.json: dice: must read book/],
  ['a field nobody knows', [{ ...row, test: here }], /^small\.json: small\/dice\/1: .*"test"/],
  ['no words', [{ ...row, rule: '' }], /^small\.json: small\/dice\/1: /],
  ['no JSON', '{', /^small\.json: /],
];
for (const [name, rules, expected] of cases) {
  faults(name, () => {
    const found = reading(rules).faults;
    assert.is(found.length, 1, found.join('\n'));
    assert.match(found[0] ?? '', expected);
  });
}

faults('a file named for another book', () => {
  assert.equal(reading([row], 'other.json').faults, ['other.json: holds the book small']);
});

faults.run();

const page = suite('docs: the page of proofs');

page('a row links its tests, waits for its issue, or says why not; the figures are counted', () => {
  const { books } = reading([
    row,
    { id: 'small/dice/2', rule: 'a | b', question: 'which one?', tests: [here, 'scenarios.test.ts'] },
    { id: 'small/dice/3', rule: 'bosses roll', issue: 7 },
    { id: 'small/dice/4', rule: 'dice are thrown by hand', out: 'there are no hands' },
  ]);
  const lines = coveragePage(books).split('\n');
  assert.ok(lines.includes('**4 rules: 2 proved by 2 tests, 1 waiting, 1 out of reach.**'));
  assert.ok(lines.includes(`| small/dice/1 | dice have six faces | [docs/coverage](../test/${here}) |`));
  assert.ok(lines.some((line) => line.startsWith('| small/dice/2 | a \\| b (asked: which one?) | [docs/coverage]')));
  assert.ok(lines.includes('| small/dice/3 | bosses roll | waits for issue 7 |'));
  assert.ok(lines.includes('| small/dice/4 | dice are thrown by hand | out of reach: there are no hands |'));
});

page.run();
