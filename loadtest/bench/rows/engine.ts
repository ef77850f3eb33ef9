/** What the rules do on one core, as they are served: built, and warm. */
import { playBot } from '../../../engine/bots/index.ts';
import type { BotKind } from '../../../engine/bots/kinds.ts';
import { numbersFrom, seededStream } from '../../../engine/core/chance.ts';
import type { AnyGame, StartOptions } from '../../../engine/core/game.ts';
import { type JournalEntry, replay } from '../../../engine/core/replay.ts';
import { GAMES } from '../../../engine/games.ts';
import { duellists } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { heapOf } from '../heap.ts';
import { Hashes } from '../references.ts';

const FULL = { seconds: 6, liveMatches: 2000 };
const QUICK = { seconds: 1, liveMatches: 300 };

const duel = (game: AnyGame, i: number): StartOptions => {
  const { mode, heroes } = duellists(game);
  const hero = (k: number) => ({ hero: heroes[k % heroes.length]?.id ?? '' });
  return { mode, seats: [hero(i), hero(Math.floor(i / heroes.length))] };
};

interface Played {
  readonly matches: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly journals: readonly { start: StartOptions; key: string; entries: JournalEntry[] }[];
}

/** Plays whole matches, bot against bot, for some seconds. A decision is a legal list, a choice and its events. */
const play = (game: AnyGame, kind: BotKind, seconds: number): Played => {
  const random = numbersFrom(seededStream(`bench ${kind}`));
  const journals: Played['journals'][number][] = [];
  const begin = performance.now();
  let decisions = 0;
  let matches = 0;
  while (performance.now() - begin < seconds * 1000) {
    const start = duel(game, matches);
    const { key } = seededStream(`bench ${matches}`);
    const match = game.start(start, { key, position: 0 });
    const entries: JournalEntry[] = [];
    for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
      const action = playBot(kind, game, match, next.seat, random);
      game.apply(match, next.seat, action);
      entries.push({ seat: next.seat, action });
      decisions++;
    }
    matches++;
    if (journals.length < 50) journals.push({ start, key, entries });
  }
  return { matches, decisions, seconds: (performance.now() - begin) / 1000, journals };
};

/** A match half-way through. */
const halfWay = (game: AnyGame, random: () => number, i: number): unknown => {
  const match = game.start(duel(game, i), seededStream(`heap ${i}`));
  for (let n = 0; n < 60 && !game.outcome(match); n++) {
    const seat = game.waiting(match)[0]?.seat ?? 0;
    game.apply(match, seat, playBot('random', game, match, seat, random));
  }
  return match;
};

const measure = (game: AnyGame, { seconds, liveMatches }: typeof FULL): Figure[] => {
  const hashes = new Hashes('a second');
  play(game, 'random', seconds / 2);
  hashes.take();
  const random = play(game, 'random', seconds);
  hashes.take();
  const sensible = play(game, 'sensible', seconds);
  hashes.take();
  const replayed = random.journals.reduce((n, journal) => n + journal.entries.length, 0);
  const begun = performance.now();
  for (const { start, key, entries } of random.journals) replay(game, start, key, entries);
  const replaySeconds = (performance.now() - begun) / 1000;
  const { reference } = hashes;
  const heaps = numbersFrom(seededStream('bench heap'));
  const figure = (id: string, what: string, value: number, unit = ''): Figure => ({
    id: `engine/${game.id}/${id}`,
    what: `${game.name}: ${what}`,
    value,
    unit,
    reference,
  });
  return [
    figure('matches', 'whole matches a second, random bots', random.matches / random.seconds),
    figure('decisions', 'decisions a second, random bots', random.decisions / random.seconds),
    figure('length', 'decisions a match, random bots', random.decisions / random.matches),
    figure('sensible', 'whole matches a second, sensible bots', sensible.matches / sensible.seconds),
    figure('thought', 'a decision of a sensible bot', (sensible.seconds * 1000) / sensible.decisions, 'ms'),
    figure('replay', 'actions a second, replayed', replayed / replaySeconds),
    figure(
      'heap',
      'heap of a live match',
      heapOf(liveMatches, (i) => halfWay(game, heaps, i)),
      'KB',
    ),
  ];
};

export const engine: Bench = {
  name: 'engine',
  what: 'What the rules do on one core, without rooms and network: matches of two, bot against bot.',
  how: 'Whole matches are played for some seconds; a decision is a list of legal actions, a choice and its events.',
  run: async ({ quick, say }) =>
    GAMES.flatMap((game) => {
      say(`engine: ${game.name}`);
      return measure(game, quick ? QUICK : FULL);
    }),
};
