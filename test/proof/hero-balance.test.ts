/** The balance of heroes: ratings, what is counted of a duel, the page and its picture, and a run that goes on. */
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../engine/core/chance.ts';
import { kindsAt, ofKind } from '../../engine/core/kinds.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { uniform } from '../../league/simulation/random.ts';
import { chanceOf, type Estimate, type Meeting, strengthsFrom } from '../../proof/balance/bradley-terry.ts';
import { heatMap } from '../../proof/balance/heat-map.ts';
import { HeroDuels, heroesAsked, heroJobs } from '../../proof/balance/hero-duels.ts';
import { heroHeatMap, heroPage, ranking } from '../../proof/balance/hero-page.ts';
import { KeptTallies } from '../../proof/balance/kept-tallies.ts';
import type { Tally } from '../../proof/balance/tally.ts';

const near = (found: number, expected: number, within: number, what: string): void =>
  assert.ok(Math.abs(found - expected) < within, `${what}: ${found}, expected ${expected}`);
const value = (estimate: Estimate | undefined): number => estimate?.value ?? Number.NaN;

const ratings = suite('balance: ratings of Bradley and Terry');

ratings('of two, the ratio of wins is that of their strengths (by hand: 3 to 1 is ln 3)', () => {
  const { strengths, beginning } = strengthsFrom(2, [
    { first: 0, second: 1, played: 4000, won: 3000 },
    { first: 1, second: 0, played: 4000, won: 1000 },
  ]);
  near(value(strengths[0]) - value(strengths[1]), Math.log(3), 0.001, 'difference');
  near(value(beginning), 0, 1e-9, 'beginning');
});
ratings('of equals, what beginning is worth is told by who began (by hand: 3 to 1 is ln 3)', () => {
  const { strengths, beginning } = strengthsFrom(1, [{ first: 0, second: 0, played: 4000, won: 3000 }]);
  near(value(strengths[0]), 0, 1e-9, 'strength');
  near(value(beginning), Math.log(3), 0.001, 'beginning');
  near(beginning.deviation, Math.sqrt(1 / (4000 * 0.75 * 0.25)), 1e-4, 'its deviation is that of a logit');
});
ratings('who wins everything is rated, and who met nobody stands in the middle, unsure', () => {
  const { strengths } = strengthsFrom(3, [{ first: 0, second: 1, played: 10, won: 10 }]);
  assert.ok(value(strengths[0]) > 1 && value(strengths[0]) < 10);
  near(value(strengths[2]), 0, 1e-9, 'the third');
  assert.ok((strengths[2]?.deviation ?? 0) > 1);
});
ratings('strengths that matches were drawn from are found again, and intervals hold about 95 of 100 of them', () => {
  const random = uniform('bradley terry 1');
  const HEROES = 8;
  const SEASONS = 40;
  const BEGINNING = 0.3;
  let inside = 0;
  for (let season = 0; season < SEASONS; season++) {
    const drawn = Array.from({ length: HEROES }, () => 2 * random() - 1);
    const mean = drawn.reduce((sum, x) => sum + x, 0) / HEROES;
    const meetings = drawn.flatMap((one, first) =>
      drawn.map((other, second): Meeting => {
        const chance = chanceOf(one + BEGINNING - other);
        return { first, second, played: 40, won: Array.from({ length: 40 }, random).filter((x) => x < chance).length };
      }),
    );
    const { strengths, beginning } = strengthsFrom(HEROES, meetings);
    near(value(beginning), BEGINNING, 0.25, `beginning, season ${season}`);
    near(
      strengths.reduce((sum, found) => sum + found.value, 0),
      0,
      1e-6,
      'their mean is 0',
    );
    for (const [i, found] of strengths.entries()) {
      const off = Math.abs(found.value - ((drawn[i] ?? 0) - mean));
      assert.ok(off < 0.6, `season ${season}: ${off} off`);
      if (off < 1.96 * found.deviation) inside++;
    }
  }
  const share = inside / (HEROES * SEASONS);
  assert.ok(share > 0.91 && share < 0.99, `${share} inside`);
});
ratings.run();

const duels = suite('balance: duels of heroes');
const question = { matches: 4, seed: 'test', only: ['moon-elf', 'barbarian'] };
const heroes = heroesAsked(question);
const jobs = heroJobs(heroes, question);

duels('all heroes of the game meet, and each itself', () => {
  assert.equal(
    heroesAsked({}).map(({ id }) => id),
    ofKind(diceThrone, 'hero'),
  );
  assert.equal(
    jobs.map(({ name }) => name),
    [
      'Barbarian against Barbarian',
      'Barbarian against Moon Elf',
      'Moon Elf against Barbarian',
      'Moon Elf against Moon Elf',
    ],
  );
});
duels('the first of a pair begins every match, and no two matches are one', () => {
  const matches = jobs.flatMap((job) => job.matches);
  const mode = diceThrone.modes.find(({ id }) => id === '1v1');
  assert.equal(mode && kindsAt(mode, 2), ['hero', 'hero']);
  for (const { seed, mode, heroes } of matches) {
    const match = diceThrone.start({ mode, seats: heroes.map((hero) => ({ hero })) }, seededStream(seed));
    assert.is(diceThrone.view(match, 'public').active, 0, seed);
  }
  assert.is(new Set(matches.map(({ seed }) => seed)).size, 16);
});

/** Barbarian: beats the Moon Elf 3 times of 4 when it begins, and all but one drawn match when it does not. */
const tallyOf = (won: number, draws = 0): Tally => ({
  matches: 4,
  won,
  draws,
  wonByStarter: won,
  counts: { turns: 60 },
});
const tallies = [tallyOf(2), tallyOf(3), tallyOf(0, 1), tallyOf(3)];
const found = new HeroDuels(heroes, tallies);

duels('who begins and who does not are told apart, and a draw is half', () => {
  const [barbarian, moonElf] = heroes;
  if (!barbarian || !moonElf) throw new Error('two heroes were asked for');
  assert.equal(found.whenBeginning(moonElf, barbarian), { played: 4, won: 0.5, turns: 60 });
  assert.equal(found.against(barbarian, moonElf), { played: 8, won: 6.5, turns: 120 });
  assert.equal(found.againstField(moonElf).answering, { played: 4, won: 1, turns: 60 });
  assert.equal(found.beginners(), { played: 16, won: 8.5, turns: 240 });
  assert.equal(ranking(found), [barbarian, moonElf]);
});
duels('the page is made of the tallies, and names outliers', () => {
  const page = heroPage(found, question, 'picture.svg').split('\n');
  for (const line of [
    'To make this anew: `npm run balance -- --heroes --matches 4 --seed test --only moon-elf,barbarian`.',
    '![How often the hero of a row beats that of a column](picture.svg)',
    '- **Barbarian** wins 81.3 (46.7–95.5) %. Why is not known yet.',
    '- **Moon Elf** wins 18.8 (4.5–53.3) %. Why is not known yet.',
    '| Barbarian | · | 81.3 (46.7–95.5) |',
    '| Moon Elf | 12.5 (1.3–60.4) | 75.0 (30.1–95.4) |',
    '| Moon Elf | 15.0 | 15.0 |',
  ]) {
    assert.ok(page.includes(line), `${line}\n${page.join('\n')}`);
  }
  assert.ok(page.some((line) => /^\| Barbarian \| 1 \| 1\d\d\d ± \d+ \| 81\.3 /.test(line)));
});
duels('a page without outliers says so', () => {
  const even = new HeroDuels(heroes, [tallyOf(2), tallyOf(2), tallyOf(2), tallyOf(2)]);
  assert.ok(heroPage(even, question, 'picture.svg').includes('against the field:\n\n- none\n'));
});
duels('the picture has a cell for every pair and for the field, and names in words', () => {
  const picture = heroHeatMap(found);
  for (const text of [
    '>Barbarian</text>',
    '>the field</text>',
    'Barbarian against Moon Elf: 81 %',
    'against the field: 19 %',
  ])
    assert.ok(picture.includes(text), text);
  assert.is(picture.match(/class="more"/g)?.length, 2);
  assert.is(picture.match(/class="less"/g)?.length, 2);
});
duels('names in a picture are text, whatever they hold', () => {
  const picture = heatMap({ title: 'a & b', rows: ['<b>'], columns: ['"'], share: () => 0.5 });
  assert.ok(picture.includes('>a &amp; b<') && picture.includes('>&lt;b&gt;<') && picture.includes('>&quot;<'));
});
duels.run();

const keeping = suite('balance: tallies that are kept');
keeping('a run goes on where another was cut short, and knows its own matches only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'balance-'));
  try {
    const file = join(folder, 'tallies');
    const [first, second] = jobs;
    if (!first || !second) throw new Error('there are jobs');
    assert.is(new KeptTallies(file).of(first), undefined);
    new KeptTallies(file).keep(first, tallyOf(3));
    appendFileSync(file, '\n{"job":"cut sh');
    new KeptTallies(file).keep(second, tallyOf(1));
    const kept = new KeptTallies(file);
    assert.equal(kept.of(first), tallyOf(3));
    assert.equal(kept.of(second), tallyOf(1));
    const [other] = heroJobs(heroes, { ...question, seed: 'another' });
    assert.is(other && kept.of(other), undefined);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"won":', '"lost":'));
    assert.is(new KeptTallies(file).of(first), undefined);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
keeping.run();
