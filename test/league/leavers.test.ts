/** Abandonments: graded by how lost it was, with pauses that grow and fade. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  afterLeaving,
  afterStaying,
  type Conduct,
  forgiven,
  lostness,
  pointsAt,
  SPOTLESS,
  shareOfLoss,
} from '../../league/leavers.ts';
import { bossSides, DUEL_SIDES, freeForAll, TEAM_SIDES } from '../support/stores/ladders.ts';

const leavers = suite('leavers');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const NOW = 1_000 * DAY;

const positions: [string, Parameters<typeof lostness>, [least: number, most: number]][] = [
  ['an even duel is half lost', [[0, 0], DUEL_SIDES, 0], [0.5, 0.5]],
  ['20 points of health behind, it is mostly lost', [[-20, 20], DUEL_SIDES, 0], [0.8, 0.9]],
  ['20 points ahead, it is mostly won', [[-20, 20], DUEL_SIDES, 1], [0.1, 0.2]],
  ['50 points behind, it is lost', [[-50, 50], DUEL_SIDES, 0], [0.98, 1]],
  ['mates stand together', [[0, -40, 20, 20], TEAM_SIDES, 0], [0.8, 0.9]],
  ['among four equals it is three quarters lost', [[0, 0, 0, 0], freeForAll(4), 2], [0.75, 0.75]],
  ['a boss against a party is one side', [[10, -10, -10, -10], bossSides(3), 0], [0.2, 0.35]],
];
for (const [name, asked, [least, most]] of positions) {
  leavers(name, () => {
    const lost = lostness(...asked);
    assert.ok(lost >= least - 1e-9 && lost <= most + 1e-9, String(lost));
  });
}

const pauseOf = ({ until }: Conduct, from: number): number => (until - from) / MINUTE;

leavers('the worse the position, the shorter the pause', () => {
  const pauses = [0, 0.5, 0.9, 1].map((lost) => pauseOf(afterLeaving(SPOTLESS, NOW, lost, true), NOW));
  assert.equal(pauses[0], 5);
  for (let i = 1; i < pauses.length; i++) assert.ok((pauses[i] ?? 0) < (pauses[i - 1] ?? 0), String(pauses));
});

leavers('each further one makes the pause three times longer, up to two days', () => {
  let conduct = SPOTLESS;
  const pauses: number[] = [];
  for (let i = 0; i < 10; i++) {
    conduct = afterLeaving(conduct, NOW, 0, true);
    pauses.push(Math.round(pauseOf(conduct, NOW)));
  }
  assert.equal(pauses.slice(0, 4), [5, 15, 45, 135]);
  assert.is(pauses.at(-1), 2 * 24 * 60);
});

leavers('points fade with time, and sooner with matches played to their ends', () => {
  const once = afterLeaving(SPOTLESS, NOW, 0, true);
  assert.ok(Math.abs(pointsAt(once, NOW + 3 * DAY) - 0.5) < 1e-9);
  let played = once;
  for (let i = 0; i < 5; i++) played = afterStaying(played, NOW + MINUTE);
  assert.ok(played.points < 0.01);
  assert.is(played.until, once.until, 'a pause that runs is not shortened by it');
  const again = afterLeaving(once, NOW + 30 * DAY, 0, true);
  assert.ok(pauseOf(again, NOW + 30 * DAY) < 5.1, 'after a month it is as the first time');
});

leavers('leaving a casual match weighs less', () => {
  const [casual, ranked] = [false, true].map((kind) => afterLeaving(SPOTLESS, NOW, 0, kind).points);
  assert.ok((casual ?? 1) < (ranked ?? 0) / 3);
});

leavers('a spotless player stays as he is', () => {
  assert.is(afterStaying(SPOTLESS, NOW), SPOTLESS);
});

leavers('an abandonment by the server’s fault is forgiven, later ones are not', () => {
  const first = afterLeaving(SPOTLESS, NOW, 0.2, true);
  assert.ok(forgiven(first, NOW, 0.2, true).points < 1e-9);
  assert.is(forgiven(first, NOW, 0.2, true).until, 0);
  const second = afterLeaving(first, NOW + DAY, 0.2, true);
  const alone = afterLeaving(SPOTLESS, NOW + DAY, 0.2, true);
  assert.ok(Math.abs(forgiven(second, NOW, 0.2, true).points - alone.points) < 1e-9);
});

leavers('the share of a loss: all of it when nobody left, else as lost as it was first', () => {
  assert.is(shareOfLoss([]), 1);
  assert.is(shareOfLoss([0.7, 0.2]), 0.2);
});

leavers.run();
