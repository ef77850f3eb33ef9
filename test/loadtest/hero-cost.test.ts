/** What a decision costs by hero: everybody who may duel is measured, in every game; no time is judged. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMES } from '../../engine/games.ts';
import { duellists } from '../../loadtest/bench/duellists.ts';
import { heroCosts } from '../../loadtest/bench/hero-cost.ts';

/** So short that everybody plays one match a round. */
const SECONDS = 0.000_01;

const cost = suite('bench: heroes');
for (const game of GAMES) {
  cost(`${game.name}: all who duel, the dearest first, against the mean of all`, () => {
    const costs = heroCosts(game, SECONDS);
    assert.equal(
      costs.map(({ name }) => name).sort(),
      duellists(game)
        .heroes.map(({ name }) => name)
        .sort(),
    );
    assert.ok(costs.length > 1);
    const dearness = costs.map(({ microseconds }) => microseconds);
    assert.equal(
      dearness,
      [...dearness].sort((a, b) => b - a),
    );
    const mean = costs.reduce((sum, { ratio }) => sum + ratio, 0) / costs.length;
    assert.ok(Math.abs(mean - 1) < 1e-9, `mean ratio ${mean}`);
  });
}
cost.run();
