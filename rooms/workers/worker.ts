/** The thread of `workers.ts`: does one task after the other, under rules that it makes itself of the games that it has and
 *  of the heroes from outside that come along. */
import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../../engine/core/game.ts';
import { gameNamed } from '../../engine/games.ts';
import type { KeptHeroes } from '../match/journal/format.ts';
import { type Outcome, perform, type Task } from './tasks.ts';

export interface Request {
  readonly number: number;
  readonly game: string;
  readonly outside?: KeptHeroes | undefined;
  readonly task: Task;
}
export interface Reply {
  readonly number: number;
  /** Nothing when the task threw. */
  readonly outcome?: Outcome;
}

/** Games with heroes from outside, by their fingerprint. Those asked for last are kept. */
const withOutside = new Map<string, AnyGame>();
const MOST_KEPT = 16;

const gameFor = ({ game: id, outside }: Request): AnyGame => {
  const official = gameNamed(id);
  if (!outside) return official;
  const known = withOutside.get(outside.content) ?? official.withHeroes?.(outside.heroes);
  if (!known) throw new Error(`${id} takes no heroes from outside`);
  withOutside.delete(outside.content);
  withOutside.set(outside.content, known);
  for (const [oldest] of withOutside) if (withOutside.size > MOST_KEPT) withOutside.delete(oldest);
  return known;
};

const answer = (request: Request): Reply => {
  const { number, task } = request;
  try {
    return { number, outcome: perform(gameFor(request), task) };
  } catch {
    return { number }; // whoever asked does it again, and throws it where it can be told what it is
  }
};

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)));
