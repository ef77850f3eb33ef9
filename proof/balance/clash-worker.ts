/** Plays the matches of `npm run clash:balance` that its thread was given, sensible bot against sensible bot, and tells
 *  after each pairing what came out. */
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { playBot } from '../../engine/bots/index.ts';
import { below, seededStream } from '../../engine/core/chance.ts';
import type { Seat } from '../../engine/core/game.ts';
import { diceClash } from '../../engine/dice-clash/index.ts';
import { type Job, noTally, type Tally, type Told } from './clash-tally.ts';

const numbers = (seed: string): (() => number) => {
  const stream = seededStream(seed);
  return () => (below(stream, 256) * 256 + below(stream, 256)) / 65_536;
};

/** In duels the two change seats from match to match; a legend always sits in seat 1. */
const playOne = ({ mode, heroes, seed }: Job, i: number, tally: Tally): void => {
  const swapped = mode === 'duel' && i % 2 === 1;
  const seats = (swapped ? [...heroes].reverse() : heroes).map((hero) => ({ hero }));
  const name = `${seed} ${heroes.join(' ')} ${i}`;
  const match = diceClash.start({ mode, seats }, seededStream(name));
  const random = numbers(`${name} moves`);
  const starter = match.first;
  for (let next = diceClash.waiting(match)[0]; next; next = diceClash.waiting(match)[0]) {
    const parsed = diceClash.parse(playBot('sensible', diceClash, match, next.seat, random));
    if (!('action' in parsed)) throw new Error(`${name}: the bot chose what is no action`);
    const { first } = match;
    for (const event of diceClash.apply(match, next.seat, parsed.action)) {
      if (event.type === 'placed') tally.placements++;
      if (event.type !== 'round-lost') continue;
      tally.rounds++;
      if (event.seat !== first) tally.roundsByStarter++;
      tally.ends[event.why] = (tally.ends[event.why] ?? 0) + 1;
    }
  }
  const winner: Seat | undefined = diceClash.outcome(match)?.winners[0];
  tally.matches++;
  if (winner === (swapped ? 1 : 0)) tally.won++;
  if (winner === starter) tally.wonByStarter++;
};

const jobs = z
  .array(
    z.object({
      mode: z.string(),
      heroes: z.tuple([z.string(), z.string()]),
      seed: z.string(),
      from: z.number(),
      to: z.number(),
    }),
  )
  .parse(workerData);

for (const job of jobs) {
  const tally = noTally();
  for (let i = job.from; i < job.to; i++) playOne(job, i, tally);
  const told: Told = { heroes: job.heroes, tally };
  parentPort?.postMessage(told);
}
