/** Saved matches: read by the game that saved them, under the content they began with, and by nobody else. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { BadInput } from '../../../engine/core/refusal.ts';
import { GAMES } from '../../../engine/games.ts';
import { duellists } from '../../../loadtest/bench/duellists.ts';

const saved = suite('core: saved matches');

const begun = (game: AnyGame): unknown => {
  const { mode, heroes } = duellists(game);
  const hero = heroes[0]?.id ?? '';
  return game.save(game.start({ mode, seats: [{ hero }, { hero }] }, seededStream('saved')));
};
const fieldOf = (read: () => unknown): string => {
  try {
    read();
    return 'nothing';
  } catch (error) {
    if (error instanceof BadInput) return error.field;
    throw error;
  }
};

for (const game of GAMES) {
  const text = JSON.stringify(begun(game));
  saved(`${game.id}: is read as it was saved`, () => {
    assert.equal(JSON.stringify(game.save(game.load(JSON.parse(text)))), text);
  });
  saved(`${game.id}: not under other content`, () => {
    assert.is(
      fieldOf(() => game.load({ ...JSON.parse(text), content: 'other' })),
      'saved.content',
    );
  });
  for (const other of [null, 7, 'match', [], {}, ...GAMES.filter((one) => one.id !== game.id).map(begun)])
    saved(`${game.id}: not ${JSON.stringify(other).slice(0, 30)}`, () => {
      assert.is(
        fieldOf(() => game.load(other)),
        'saved',
      );
    });
}

saved.run();
