/** Standings over time: what is shown, how certainty fades, how seasons begin anew. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { broughtInto, type PlayerRecord, STRANGER } from '../../../league/ladder/player.ts';
import { SEASON_WEEKS, seasonAt, seasonOf, WEEK } from '../../../league/ladder/season.ts';
import {
  faded,
  isProvisional,
  resetFor,
  type Standing,
  shown,
  standingAt,
  unplayed,
} from '../../../league/ladder/standing.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { MONDAY } from '../../support/stores/ladders.ts';

const standings = suite('ladder: standings and seasons');

const played: Standing = { ...unplayed(1), rating: { mu: 31, sigma: 1.5 }, won: 7, lost: 3, last: MONDAY };

const numbers: [string, { mu: number; sigma: number }, number][] = [
  ['a newcomer has 1000', NEWCOMER, 1000],
  ['an average player of whom much is known has some 1400', { mu: 25, sigma: 1.5 }, 1410],
  ['a strong one more', { mu: 35, sigma: 1.5 }, 1710],
  ['nobody has less than 0', { mu: -20, sigma: 3 }, 0],
];
for (const [name, rating, number] of numbers) standings(name, () => assert.is(shown(rating), number));

standings('whoever is new is provisional, and is not when enough is known', () => {
  assert.ok(isProvisional(NEWCOMER));
  assert.not(isProvisional({ mu: 25, sigma: 4.9 }));
});

standings('certainty fades by whole weeks of rest, and the strength does not', () => {
  const after = (ms: number) => faded(played, MONDAY + ms);
  assert.is(after(WEEK - 1), played.rating);
  const sigmas = [1, 2, 10].map((weeks) => after(weeks * WEEK).sigma);
  assert.ok((sigmas[0] ?? 0) > 1.5 && (sigmas[1] ?? 0) > (sigmas[0] ?? 0) && (sigmas[2] ?? 0) > (sigmas[1] ?? 0));
  assert.is(after(10 * WEEK).mu, 31);
  assert.ok(shown(after(10 * WEEK)) < shown(played.rating));
});

standings('no pause makes anybody provisional, nor a newcomer less certain than that', () => {
  assert.not(isProvisional(faded(played, MONDAY + 1000 * WEEK)));
  assert.equal(faded({ rating: NEWCOMER, last: MONDAY }, MONDAY + 50 * WEEK), NEWCOMER);
  assert.equal(faded(unplayed(1), MONDAY + 50 * WEEK), NEWCOMER);
});

standings('a clock that went back fades nothing', () => {
  assert.is(faded(played, MONDAY - 9 * WEEK), played.rating);
});

standings('a new season keeps four fifths of what sets a player apart, adds doubt, and counts anew', () => {
  const next = resetFor(played, 2);
  assert.ok(Math.abs(next.rating.mu - (25 + 0.8 * 6)) < 1e-9);
  assert.ok(next.rating.sigma > 2.5 && next.rating.sigma < 3.2);
  assert.equal([next.season, next.won, next.lost, next.last], [2, 0, 0, MONDAY]);
  assert.is(resetFor(played, 1), played);
});

standings('seasons missed are reset one by one, and nobody becomes less certain than a newcomer', () => {
  const later = resetFor(played, 40);
  assert.ok(Math.abs(later.rating.mu - 25) < 0.01);
  assert.is(later.rating.sigma, NEWCOMER.sigma);
});

standings('a standing as it counts: anew in a new season, faded within one, a newcomer without any', () => {
  assert.equal(standingAt(undefined, MONDAY, 3), unplayed(3));
  assert.is(standingAt(played, MONDAY + 2 * WEEK, 1).won, 7);
  assert.is(standingAt(played, MONDAY + 14 * WEEK, 2).won, 0);
});

standings('seasons follow each other without a gap, thirteen weeks each', () => {
  assert.is(SEASON_WEEKS, 13);
  assert.equal(seasonAt(MONDAY), seasonOf(1));
  assert.is(seasonAt(MONDAY - 1).season, 1);
  for (const season of [1, 2, 7]) {
    const { from, until } = seasonOf(season);
    assert.is(until - from, 13 * WEEK);
    assert.is(seasonAt(until - 1).season, season);
    assert.is(seasonAt(until).season, season + 1);
  }
});

standings('a closed season goes into the history once, under each key that was played', () => {
  const key = 'dice-throne/1v1/player';
  const record: PlayerRecord = { ...STRANGER, standings: { [key]: played, 'dice-throne/2v2/player': unplayed(1) } };
  const next = broughtInto(record, 3);
  assert.equal(next.history, [
    { season: 1, key, shown: shown(played.rating), provisional: false, won: 7, drawn: 0, lost: 3 },
  ]);
  assert.equal(
    Object.values(next.standings).map(({ season }) => season),
    [3, 3],
  );
  assert.is(broughtInto(next, 3), next);
});

standings.run();
