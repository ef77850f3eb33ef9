/** Bots have names of their own, one each in a match. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import { BOT_NAMES, botNames } from '../../../rooms/match/bot-names.ts';
import { withNames } from '../../../rooms/match/door.ts';
import type { Opening } from '../../../rooms/match/opening.ts';

const names = suite('names of bots');

names('issue: six bots of a match have six names, wherever the list is begun', () => {
  for (let from = 0; from < BOT_NAMES.length; from++) {
    assert.is(new Set(botNames(6, () => from / BOT_NAMES.length)).size, 6);
  }
});

names('every one says that it is a bot’s', () => assert.ok(BOT_NAMES.every((name) => name.startsWith('Bot '))));

names('what the game acts for goes by its own name, other bots by theirs', () => {
  const opening: Opening = {
    game: 'dice-clash',
    mode: 'vs-legend',
    creator: { id: 'p', name: 'Mira' },
    seats: [
      { player: 'bot', hero: 'knight', bot: 'random' },
      { player: 'bot', hero: 'da-ji', bot: 'random' },
    ],
  };
  const [knight, legend] = withNames(opening, games, () => 0).seats;
  assert.is(knight?.player === 'bot' && knight.name, BOT_NAMES[0]);
  assert.is(legend?.player === 'bot' && legend.name, 'Da Ji');
});

names.run();
