/** A game that nobody has written anything about but its face: battery and duels of bots take it as it is. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnyGame } from '../../engine/core/game.ts';
import { playingAny } from '../../proof/balance/planned.ts';
import { playBattery } from '../../proof/battery/battery.ts';
import { checksOf, partiesOf } from '../../proof/battery/runs.ts';
import { highCard } from '../support/games/high-card.ts';

const game: AnyGame = highCard;
const anyGame = suite('a game by its face alone');

anyGame('issue: the battery plays every mode of it, and looks at what holds in every game', () => {
  const starts = partiesOf(game, 1);
  assert.equal(
    starts.map(({ mode, seats }) => [mode, seats.length]),
    game.modes.map(({ id, minSeats }) => [id, minSeats]),
  );
  for (const start of starts) {
    const { actions } = playBattery({ ...checksOf(game), start, seed: 'any game', depth: 1, twice: true });
    assert.ok(actions > 0);
  }
});

anyGame('issue: bots play duels of it', () => {
  const [start] = partiesOf(game, 0);
  const heroes = start?.seats.map(({ hero }) => hero) ?? [];
  const { winners } = playingAny(game)({ game: game.id, mode: start?.mode ?? '', heroes, seed: 'any game' });
  assert.ok(winners.length < 2);
});

anyGame.run();
