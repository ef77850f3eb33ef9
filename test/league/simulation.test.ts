/** The simulated population: what its figures claim of it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chances, strengthOf } from '../../league/chance.ts';
import {
  believed,
  DAY,
  HOUR,
  isBusy,
  playOut,
  populate,
  SPREAD,
  sittings,
  trueSkill,
} from '../../league/simulation/population.ts';
import { uniform } from '../../league/simulation/random.ts';

const population = suite('league: simulated people');
const SEED = 'population 1';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const spread = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

population('the same seed makes the same people, another seed others', () => {
  assert.equal(populate(uniform(SEED), 30), populate(uniform(SEED), 30));
  assert.not.equal(populate(uniform(SEED), 30), populate(uniform('population 2'), 30));
});

population(`skills lie around a newcomer's rating, as widely as is said (seed ${SEED})`, () => {
  const skills = populate(uniform(SEED), 3000).map((person) => trueSkill(person, 'player'));
  assert.ok(Math.abs(mean(skills) - 25) < 0.5, `mean ${mean(skills)}`);
  assert.ok(Math.abs(spread(skills) - SPREAD) < 0.4, `spread ${spread(skills)}`);
});

population(`friends are mutual, and never oneself (seed ${SEED})`, () => {
  const people = populate(uniform(SEED), 100);
  const byId = new Map(people.map((person) => [person.id, person]));
  for (const { id, friends } of people) {
    for (const friend of friends) assert.ok(friend !== id && byId.get(friend)?.friends.includes(id), `${id} ${friend}`);
  }
});

population(`belief comes nearer to the truth with matches, and its doubt is honest (seed ${SEED})`, () => {
  const people = populate(uniform(SEED), 2000);
  for (const matches of [10, 40, 100]) {
    const off = people.map((person) => {
      const { mu, sigma } = believed(person, 'player', matches);
      return (mu - trueSkill(person, 'player')) / sigma;
    });
    assert.ok(Math.abs(spread(off) - 1) < 0.25, `after ${matches}: off by ${spread(off)} of what is said`);
  }
});

population(
  `at least twice as many sit down in a busy hour as in another, and times are in order (seed ${SEED})`,
  () => {
    const random = uniform(SEED);
    const times = populate(random, 300).map((person) => sittings(random, person, 4));
    const all = times.flat();
    const busyHours = Array.from({ length: 7 * 24 }, (_, hour) => isBusy((hour + 0.5) * HOUR)).filter(Boolean).length;
    const busy = all.filter(isBusy).length;
    const [inBusy, inOthers] = [busy / busyHours, (all.length - busy) / (7 * 24 - busyHours)];
    assert.ok(inBusy > 2 * inOthers, `${inBusy} in a busy hour, ${inOthers} in another`);
    assert.ok(Math.max(...all) < 29 * DAY);
    for (const own of times)
      assert.equal(
        own,
        [...own].sort((a, b) => a - b),
      );
  },
);

population(`matches are won as often as chances say (seed ${SEED})`, () => {
  const random = uniform(SEED);
  const sides = [[30], [24], [26]];
  const [first = 0] = chances(sides.map(([mu = 0]) => strengthOf([{ mu, sigma: 0 }])));
  const matches = 20_000;
  const won = Array.from({ length: matches }, () => playOut(random, sides)[0]).filter((side) => side === 0).length;
  assert.ok(Math.abs(won / matches - first) < 0.015, `${won / matches}, predicted ${first}`);
});

population.run();
