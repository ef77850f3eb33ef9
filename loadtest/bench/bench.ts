/** `npm run bench`: what the engine does on one core, as it is served: built, and warm. Prints each figure as a ratio to
 *  a fixed piece of work as well, so that machines compare. */

import { cpus } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sha256 } from '@noble/hashes/sha2.js';
import { read } from '../../bin/command-line.ts';
import { playBot } from '../../engine/bots/index.ts';
import type { BotKind } from '../../engine/bots/kinds.ts';
import { seededStream } from '../../engine/core/chance.ts';
import type { AnyGame, StartOptions } from '../../engine/core/game.ts';
import { type JournalEntry, replay } from '../../engine/core/replay.ts';
import { GAMES } from '../../engine/games.ts';
import { duellists } from './duellists.ts';
import { heroCosts, MOST_TIMES_THE_MEAN } from './hero-cost.ts';
import { numbers } from './numbers.ts';

const { values } = read('bench');

const SECONDS = Number(values.seconds);
const WARM_UP_SECONDS = SECONDS / 2;
const LIVE_MATCHES = 2000;

/** The reference: hashes of a kilobyte a second. */
const hashesPerSecond = (): number => {
  const block = new Uint8Array(1024);
  const end = performance.now() + 1000;
  let n = 0;
  while (performance.now() < end) {
    sha256(block);
    n++;
  }
  return n;
};

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
  const random = numbers(`bench ${kind}`);
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

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
};

/** Heap of a match half-way through, in KB. */
const heapPerMatch = (game: AnyGame): number => {
  const random = numbers('bench heap');
  const half = (i: number): unknown => {
    const match = game.start(duel(game, i), seededStream(`heap ${i}`));
    for (let n = 0; n < 60 && !game.outcome(match); n++) {
      const seat = game.waiting(match)[0]?.seat ?? 0;
      game.apply(match, seat, playBot('random', game, match, seat, random));
    }
    return match;
  };
  half(0);
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const live = Array.from({ length: LIVE_MATCHES }, (_, i) => half(i));
  collectGarbage();
  const after = process.memoryUsage().heapUsed;
  return (after - before) / 1024 / live.length;
};

const whole = (n: number): string => Math.round(n).toLocaleString('en');
const row = (name: string, value: string, ratio = ''): void =>
  console.log(`  ${name.padEnd(44)}${value.padStart(12)}  ${ratio}`);

const reference = hashesPerSecond();
console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, one core`);
row('reference: SHA-256 of 1 KB, a second', whole(reference));
const benchGame = (game: AnyGame): void => {
  console.log(game.name);
  play(game, 'random', WARM_UP_SECONDS);
  const random = play(game, 'random', SECONDS);
  const sensible = play(game, 'sensible', SECONDS);
  const perReference = (n: number): string => `${(n / reference).toFixed(3)} of the reference`;
  row(
    'whole matches a second, random bots',
    whole(random.matches / random.seconds),
    perReference(random.matches / random.seconds),
  );
  row(
    'decisions a second, random bots',
    whole(random.decisions / random.seconds),
    perReference(random.decisions / random.seconds),
  );
  row('decisions a match, random bots', whole(random.decisions / random.matches));
  row('whole matches a second, sensible bots', (sensible.matches / sensible.seconds).toFixed(1));
  row('milliseconds a decision, sensible bots', ((sensible.seconds * 1000) / sensible.decisions).toFixed(2));
  const replayed = random.journals.reduce((n, journal) => n + journal.entries.length, 0);
  const begin = performance.now();
  for (const { start, key, entries } of random.journals) replay(game, start, key, entries);
  row('replay, actions a second', whole((replayed * 1000) / (performance.now() - begin)));
  row('heap of a live match, KB', heapPerMatch(game).toFixed(1));
};

/** Whether none of those who duel costs too much. */
const benchHeroes = (game: AnyGame): boolean => {
  console.log(`${game.name}: decisions a second of processor time, random bots, by hero on both sides, slowest first`);
  play(game, 'random', WARM_UP_SECONDS);
  const costs = heroCosts(game, SECONDS / 3);
  for (const { name, microseconds, ratio } of costs) {
    const mark = ratio > MOST_TIMES_THE_MEAN ? `: more than ${MOST_TIMES_THE_MEAN}` : '';
    row(name, whole(1_000_000 / microseconds), `cost is ${ratio.toFixed(2)} of the mean${mark}`);
  }
  return costs.every(({ ratio }) => ratio <= MOST_TIMES_THE_MEAN);
};

for (const game of GAMES) {
  if (!values.heroes) benchGame(game);
  if (!benchHeroes(game)) process.exitCode = 1;
}
