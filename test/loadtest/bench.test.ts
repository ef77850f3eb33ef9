/** What the bench suite makes of figures: verdicts, words, kept results and the page; no figure is measured here. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { COMMANDS } from '../../bin/commands.ts';
import { BENCHES } from '../../loadtest/bench/benches.ts';
import { type Figure, type Gate, type Verdict, verdictOf } from '../../loadtest/bench/figure.ts';
import { page } from '../../loadtest/bench/page.ts';
import { ranNow, readResults, writeResults } from '../../loadtest/bench/results.ts';
import { slopeOf } from '../../loadtest/bench/slope.ts';
import { timeAt } from '../../loadtest/bench/times.ts';
import { lines } from '../../loadtest/bench/words.ts';

const bench = suite('bench: figures');

const LESS: Gate = { must: 20, aim: 10, of: 'value', better: 'less' };
const MORE: Gate = { must: 10, aim: 20, of: 'value', better: 'more' };
const TIMES: Gate = { must: 3, aim: 1.5, of: 'ratio', better: 'less' };
const steady = { what: 'hashes', samples: [100, 108, 112] };
const shaken = { what: 'hashes', samples: [100, 108, 120] };
const figure = (more: Partial<Figure>): Figure => ({
  id: 'made-up/one',
  what: 'a made-up figure',
  value: 15,
  unit: 'ms',
  ...more,
});

const verdicts: readonly (readonly [string, Partial<Figure>, Verdict])[] = [
  ['without a gate it is only shown', {}, 'printed'],
  ['between must and aim', { gate: LESS }, 'met'],
  ['at the aim', { gate: LESS, value: 10 }, 'aim'],
  ['at the must', { gate: LESS, value: 20 }, 'met'],
  ['beyond the must', { gate: LESS, value: 20.1 }, 'missed'],
  ['where more is better', { gate: MORE, value: 21 }, 'aim'],
  ['where more is better, and there is too little', { gate: MORE, value: 9 }, 'missed'],
  ['held as so many times its reference', { gate: TIMES, ratio: 2 }, 'met'],
  ['a reference that varied by 11 %', { gate: LESS, reference: steady }, 'met'],
  ['a reference that varied by 19 %', { gate: LESS, reference: shaken }, 'no verdict'],
  ['a run in which clients were the limit', { gate: LESS, void: 'clients were the limit' }, 'no verdict'],
];
for (const [name, more, expected] of verdicts) {
  bench(`verdict: ${name}`, () => assert.is(verdictOf(figure(more)), expected));
}
bench('verdict: a gate of a ratio needs a ratio', () => {
  assert.throws(() => verdictOf(figure({ gate: TIMES })), /give the figure one/);
});

const slopes: readonly (readonly [string, readonly number[], number])[] = [
  ['two readings', [50, 70], 20],
  // By hand: around 1.5 and 2.25 the products sum up to 4.5, the squares to 5. First and last alone would say 1.
  ['all of them count, not first and last alone', [0, 3, 3, 3], 0.9],
  ['one in the middle that is far off pulls neither way', [0, 1, 7, 3, 4], 1],
  ['none that grows', [5, 5, 5], 0],
];
for (const [name, readings, expected] of slopes) {
  bench(`the slope of readings: ${name}`, () => assert.is(slopeOf(readings.map((y, x) => ({ x, y }))), expected));
}

bench('in words: figure, what it was, what it must reach, and why there is no verdict', () => {
  const [line, note] = lines(figure({ gate: TIMES, ratio: 3.2, note: 'In a hurry.' }), figure({ value: 150 }));
  assert.match(
    line ?? '',
    /a made-up figure +15\.0 ms {2}3\.20 times; was 150 ms; must 3 times, aim 1\.5 times: MISSED/,
  );
  assert.is(note, '    In a hurry.');
  assert.match(lines(figure({ gate: LESS, reference: shaken }))[0] ?? '', /no verdict: the reference varied by 19 %/);
  assert.match(lines(figure({ gate: LESS, void: 'clients were the limit' }))[0] ?? '', /no verdict: clients were/);
});

bench('results come back from their file as they were; what is no such file is refused by its name', () => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-bench-test-'));
  const file = join(folder, 'results.json');
  const all = { wire: ranNow([figure({ gate: LESS, reference: steady, note: 'One.' })], true) };
  writeResults(file, all);
  assert.equal(readResults(file), all);
  writeFileSync(file, '{"version":2}');
  assert.throws(() => readResults(file), /expected what --out wrote/);
  rmSync(folder, { recursive: true });
});

bench('the page has a part for each bench that ran, old beside new', () => {
  const all = { wire: ranNow([figure({ gate: LESS, value: 21 })], false) };
  const text = page(BENCHES, all, { wire: ranNow([figure({ value: 560 })], false) });
  assert.match(text, '| a made-up figure | 560 ms | 21.0 ms | 20 ms | 10 ms | missed |');
  assert.is(text.match(/^## /gm)?.length, 1);
});

bench('help names every bench', () => {
  for (const { name } of BENCHES) assert.match(COMMANDS.bench.more, new RegExp(`\\b${name}\\b`));
  assert.is(new Set(BENCHES.map(({ name }) => name)).size, BENCHES.length);
});

bench('a share of times stays below the one that stands for it', () => {
  const times = [4, 1, 3, 2];
  assert.equal(
    [0, 0.5, 0.99, 1].map((share) => timeAt(times, share)),
    [1, 3, 4, 4],
  );
  assert.is(timeAt([], 0.5), 0);
});

bench.run();
