/** What a result does to ratings, in every form of match. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Side } from '../../../engine/core/game.ts';
import { chances, strengthOf } from '../../../league/chance.ts';
import { advantagesBy, favoured, inUsualLuck, luckOf, UNLEARNT } from '../../../league/ladder/learnt.ts';
import { predicted, type RatedMatch, rerated } from '../../../league/ladder/rate.ts';
import { NEWCOMER, type Rating } from '../../../league/rating.ts';
import { bossSides, DUEL_SIDES, freeForAll, TEAM_SIDES } from '../../support/stores/ladders.ts';

const rate = suite('ladder: ratings after a result');

const seatsOf = (sides: readonly Side[]): number => sides.reduce((sum, { seats }) => sum + seats.length, 0);
const among = (sides: readonly Side[], ratings: readonly Rating[] = []): RatedMatch => ({
  sides,
  ratings: Array.from({ length: seatsOf(sides) }, (_, seat) => ratings[seat] ?? NEWCOMER),
  learnt: UNLEARNT,
});
const moved = (match: RatedMatch, places: readonly number[]): number[] =>
  rerated(match, places).ratings.map(({ mu }, seat) => mu - (match.ratings[seat]?.mu ?? 0));

/** Sides, their places, and for each seat whether it goes up (+), down (-) or stays (=). */
const table: [string, readonly Side[], number[], string][] = [
  ['the winner of a duel goes up, the loser down', DUEL_SIDES, [1, 2], '+-'],
  ['a draw of equals moves nobody', DUEL_SIDES, [1, 1], '=='],
  ['gaps between places do not matter', DUEL_SIDES, [3, 9], '+-'],
  ['a team goes up together', TEAM_SIDES, [2, 1], '--++'],
  ['in a free-for-all the first goes up and the last down', freeForAll(3), [1, 2, 3], '+.-'],
  ['all tied, nobody moves', freeForAll(4), [1, 1, 1, 1], '===='],
  ['boss against party: the boss wins', bossSides(3), [1, 2], '+---'],
  ['boss against party: the party wins', bossSides(4), [2, 1], '-++++'],
];
for (const [name, sides, places, signs] of table) {
  rate(name, () => {
    const by = moved(among(sides), places);
    const got = by
      .map((n, seat) => (signs[seat] === '.' ? '.' : Math.abs(n) < 1e-9 ? '=' : n > 0 ? '+' : '-'))
      .join('');
    assert.is(got, signs, by.map((n) => n.toFixed(3)).join(' '));
  });
}

rate('places of a free-for-all are kept in order, and those who tie move alike', () => {
  const [a = 0, b = 0, c = 0, d = 0] = moved(among(freeForAll(4)), [1, 2, 2, 4]);
  assert.ok(a > b && b > d);
  assert.ok(Math.abs(b - c) < 1e-9);
});

rate('everybody becomes more certain', () => {
  for (const [, sides, places] of table) {
    const match = among(sides);
    for (const { sigma } of rerated(match, places).ratings) assert.ok(sigma < NEWCOMER.sigma);
  }
});

rate('a favourite who loses pays more than one who wins gains', () => {
  const match = among(DUEL_SIDES, [
    { mu: 32, sigma: 2 },
    { mu: 25, sigma: 2 },
  ]);
  const [won = 0] = moved(match, [1, 2]);
  const [lost = 0] = moved(match, [2, 1]);
  assert.ok(won > 0 && lost < 0 && -lost > 1.5 * won);
});

rate('the less certain a rating, the further it moves', () => {
  const [sure = 0, unsure = 0] = moved(
    among(TEAM_SIDES, [
      { mu: 25, sigma: 1 },
      { mu: 25, sigma: 6 },
    ]),
    [1, 2],
  );
  assert.ok(unsure > 10 * sure);
});

rate('chances: equals are even, the sides add up to one, and the stronger is favoured', () => {
  for (const sides of [DUEL_SIDES, TEAM_SIDES, freeForAll(5), bossSides(2), bossSides(4)]) {
    const chances = predicted(among(sides));
    assert.ok(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9);
    for (const chance of chances) assert.ok(Math.abs(chance - 1 / sides.length) < 1e-6, String(chances));
  }
  const [better = 0] = predicted(among(DUEL_SIDES, [{ mu: 30, sigma: 2 }]));
  assert.ok(better > 0.6 && better < 0.8);
});

rate("a boss who always wins is worth more, by the size of the match alone, and the matcher's chance knows it", () => {
  const sides = bossSides(3);
  let { learnt } = among(sides);
  for (let i = 0; i < 20; i++) ({ learnt } = rerated({ ...among(sides), learnt }, [1, 2]));
  assert.equal(Object.keys(learnt.advantage), ['4']);
  const [boss = 0, party = 1] = advantagesBy(learnt)(sides) ?? [];
  assert.ok(boss > 3 && party === 0, `${boss} ${party}`);
  assert.equal(advantagesBy(learnt)(bossSides(2)), [0, 0]);
  assert.is(advantagesBy(learnt)(TEAM_SIDES), undefined);
  const [chance = 0] = predicted({ ...among(sides), learnt });
  assert.ok(chance > 0.65);
});

rate('only sides of different roles have an advantage, and it is the smallest that has it', () => {
  assert.is(favoured(DUEL_SIDES), undefined);
  assert.is(favoured(bossSides(4)), 0);
  assert.is(favoured([...bossSides(4)].reverse()), 1);
});

rate('where favourites keep losing, there is more luck; where they always win, less', () => {
  const match = among(DUEL_SIDES, [
    { mu: 33, sigma: 2 },
    { mu: 25, sigma: 2 },
  ]);
  let { learnt } = match;
  for (let i = 0; i < 40; i++) ({ learnt } = rerated({ ...match, learnt }, i % 2 ? [1, 2] : [2, 1]));
  assert.ok(luckOf(learnt) > 1.3 * luckOf(UNLEARNT));
  learnt = UNLEARNT;
  for (let i = 0; i < 40; i++) ({ learnt } = rerated({ ...match, learnt }, [1, 2]));
  assert.ok(luckOf(learnt) < luckOf(UNLEARNT));
  assert.ok(learnt.luck.sigma < UNLEARNT.luck.sigma);
});

rate('in the measure of the usual luck, chances are what they are in the mode’s own', () => {
  const sides = bossSides(3);
  const ratings = [31, 28, 22, 25].map((mu) => ({ mu, sigma: 3 }));
  const learnt = { luck: { mu: 0.6, sigma: 0.1 }, advantage: { 4: { mu: 5, sigma: 0 } } };
  const own = predicted({ sides, ratings, learnt });
  const usual = ratings.map((rating) => inUsualLuck(rating, learnt));
  const worth = advantagesBy(learnt)(sides) ?? [];
  const matchers = chances(
    sides.map(({ seats }, i) =>
      strengthOf(
        seats.map((seat) => usual[seat] ?? NEWCOMER),
        worth[i],
      ),
    ),
  );
  for (const [i, chance] of own.entries()) assert.ok(Math.abs(chance - (matchers[i] ?? 0)) < 1e-9);
  const little = { ...learnt, luck: { mu: -1, sigma: 0.1 } };
  assert.is(inUsualLuck(NEWCOMER, little).sigma, NEWCOMER.sigma);
});

rate('luck stays within its bounds whatever happens', () => {
  const match = among(DUEL_SIDES, [
    { mu: 60, sigma: 1 },
    { mu: 0, sigma: 1 },
  ]);
  let { learnt } = match;
  for (let i = 0; i < 500; i++) ({ learnt } = rerated({ ...match, learnt }, [2, 1]));
  assert.ok(Number.isFinite(luckOf(learnt)) && luckOf(learnt) <= 8.0001 * luckOf(UNLEARNT));
});

rate('a seat without a rating is a fault of the program', () => {
  assert.throws(() => rerated({ sides: DUEL_SIDES, ratings: [NEWCOMER], learnt: UNLEARNT }, [1, 2]), /rating/);
});

rate.run();
