/** What a match is opened with: names of bots, one each in a match, and what no match can begin with. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame } from '../../../engine/core/game.ts';
import { games } from '../../../rooms/all-games.ts';
import type { GameEntry } from '../../../rooms/games.ts';
import { BOT_NAMES, botNames } from '../../../rooms/match/bots/names.ts';
import { checkStart, withNames } from '../../../rooms/match/door.ts';
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

const DICE = seededStream('starts');
const starts = suite('what no match can begin with');

const clash = games.get('dice-clash');
assert.ok(clash);
/** The game, which counts how often a match of it was started. */
const counted = (): { readonly entry: GameEntry; readonly started: () => number } => {
  let n = 0;
  const start: AnyGame['start'] = (...how) => {
    n++;
    return clash.game.start(...how);
  };
  return { entry: { ...clash, game: { ...clash.game, start } }, started: () => n };
};
const duel: Opening = { game: 'dice-clash', mode: 'duel', creator: { id: 'p', name: 'Mira' }, seats: [] };
const [knight, ninja, nobody] = ['knight', 'ninja', 'nobody'].map((hero) => ({ hero }));
assert.ok(knight && ninja && nobody);

starts('it is seen once that these can meet, and of others anew', () => {
  const { entry, started } = counted();
  for (let again = 0; again < 3; again++) checkStart(entry, duel, [knight, ninja]);
  assert.is(started(), 1);
  checkStart(entry, duel, [ninja, knight]);
  checkStart(counted().entry, duel, [knight, ninja]);
  assert.is(started(), 2);
});

starts('what is refused is refused each time, whatever began before', () => {
  const { entry, started } = counted();
  checkStart(entry, duel, [knight, ninja]);
  for (let again = 0; again < 2; again++) {
    assert.throws(() => checkStart(entry, duel, [knight, nobody]), /nobody/);
    assert.throws(() => checkStart(entry, { ...duel, mode: 'chess' }, [knight, ninja]), /chess/);
  }
  assert.is(started(), 5);
});

starts('with a set-up, which is of one campaign alone, it is tried each time', () => {
  const { entry, started } = counted();
  for (let again = 0; again < 2; again++) checkStart(entry, { ...duel, setup: {} }, [knight, ninja]);
  assert.is(started(), 2);
});

starts('there is no end to what may begin, and not all of it is kept', () => {
  const { entry, started } = counted();
  const game: AnyGame = { ...entry.game, start: (options) => entry.game.start({ ...options, mode: 'duel' }, DICE) };
  const many = Array.from({ length: 5000 }, (_, n) => `mode ${n}`);
  for (const mode of many) checkStart({ ...entry, game }, { ...duel, mode }, [knight, ninja]);
  checkStart({ ...entry, game }, { ...duel, mode: 'mode 0' }, [knight, ninja]);
  assert.is(started(), 5001);
});

starts.run();
