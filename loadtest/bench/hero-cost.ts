/** What a decision costs by hero, so that no hero makes all others wait: random bots with that hero on both sides. */
import { playBot } from '../../engine/bots/index.ts';
import { numbersFrom, seededStream } from '../../engine/core/chance.ts';
import type { AnyGame } from '../../engine/core/game.ts';
import { duellists } from './duellists.ts';

export interface HeroCost {
  readonly name: string;
  /** Microseconds of processor time: a legal list, a choice and its events. */
  readonly microseconds: number;
  /** To the mean of all heroes. */
  readonly ratio: number;
}

/** No hero may make a decision cost more than so many times the mean. */
export const MOST_TIMES_THE_MEAN = 2;

/** Rounds in which all heroes are measured in turn, so that a machine that slows down slows down all. */
const ROUNDS = 5;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Of all who duel, the dearest first; each is measured for so many seconds. */
export const heroCosts = (game: AnyGame, seconds: number): HeroCost[] => {
  const { mode, heroes } = duellists(game);
  const random = numbersFrom(seededStream('hero cost'));
  const measured = heroes.map(({ id, name }) => ({ id, name, time: 0, decisions: 0 }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const hero of measured) {
      const until = hero.time + (seconds * 1_000_000) / ROUNDS;
      for (let i = 0; hero.time < until; i++) {
        const begin = processorTime();
        const match = game.start(
          { mode, seats: [{ hero: hero.id }, { hero: hero.id }] },
          seededStream(`${hero.id} ${round} ${i}`),
        );
        for (let next = game.waiting(match)[0]; next; next = game.waiting(match)[0]) {
          game.apply(match, next.seat, playBot('random', game, match, next.seat, random));
          hero.decisions++;
        }
        hero.time += processorTime() - begin;
      }
    }
  }
  const costs = measured.map(({ name, time, decisions }) => ({ name, microseconds: time / decisions }));
  const mean = costs.reduce((sum, { microseconds }) => sum + microseconds, 0) / costs.length;
  return costs
    .map((cost) => ({ ...cost, ratio: cost.microseconds / mean }))
    .sort((a, b) => b.microseconds - a.microseconds);
};
