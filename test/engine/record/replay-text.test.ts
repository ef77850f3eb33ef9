/** The text of a replay where the clock acted for somebody: each time is said once. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commitmentTo } from '../../../engine/core/fair.ts';
import type { Action, AnyGame } from '../../../engine/core/game.ts';
import { GAMES } from '../../../engine/games.ts';
import { type Beginning, startOf } from '../../../engine/record/record.ts';
import { recordOf } from '../../../engine/record/record-builder.ts';
import { Replay } from '../../../engine/record/replay.ts';
import { replayText } from '../../../engine/record/replay-text.ts';

const texts = suite('replay: time that ran out, as text');

const SEATS: Readonly<Record<string, readonly [mode: string, ...heroes: string[]]>> = {
  'dice-throne': ['1v1', 'barbarian', 'monk'],
  'dice-clash': ['duel', 'highlander', 'knight'],
  'diceborn-heroes': ['family', 'fighter', 'priest'],
};

/** A match in which the clock does this for whoever is waited for, as lines without their times. */
const linesAfter = (game: AnyGame, action: Action): string[] => {
  const [mode, ...heroes] = SEATS[game.id] ?? [''];
  const secret = '07'.repeat(32);
  const seats = heroes.map((hero) => ({ hero, name: hero }));
  const setting = {
    mode,
    clock: 'none' as const,
    secret,
    nonces: heroes.map(() => ''),
    commitment: commitmentTo(secret),
  };
  const begun: Beginning = { record: 1, match: 'm', game: game.id, content: game.contentHash, ...setting, seats };
  const seat = game.waiting(startOf(game, begun))[0]?.seat ?? 0;
  const record = recordOf(game, begun, [{ at: 1000, seat, action: { ...action }, by: 'clock' }]);
  return replayText(new Replay(game, record), 'everything').map((line) => line.replace(/^[\d:. ]+/, ''));
};
const OF_TIME = /out of time|time ran out|Time is up/;

for (const game of GAMES) {
  for (const [what, action] of [
    ['a move', game.timeout],
    ['the match', game.forfeit ?? game.concede],
  ] as const) {
    texts(`issue: ${game.id}: that time ran out for ${what} was said twice`, () => {
      const said = linesAfter(game, action).filter((line) => OF_TIME.test(line));
      assert.is(said.length, 1, said.join('\n'));
    });
  }
}

texts.run();
