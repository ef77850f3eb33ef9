/** The thread of `workers.ts`: does one task after the other, under the rules of the games as they come and of the heroes from
 *  outside that come along. */
import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '../../engine/core/game.ts';
import { gameNamed } from '../../engine/games.ts';
import { games } from '../all-games.ts';
import { type Decide, decided, type Outcome, ofKept, type Task } from './tasks.ts';

export interface Request {
  readonly number: number;
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

const gameFor = ({ game: id, outside }: Decide): AnyGame => {
  const official = gameNamed(id);
  if (!outside) return official;
  const known = withOutside.get(outside.content) ?? official.withHeroes?.(outside.heroes);
  if (!known) throw new Error(`${id} takes no heroes from outside`);
  withOutside.delete(outside.content);
  withOutside.set(outside.content, known);
  for (const [oldest] of withOutside) if (withOutside.size > MOST_KEPT) withOutside.delete(oldest);
  return known;
};

const perform = (task: Task): Outcome =>
  task.do === 'decide' ? { do: 'decide', action: decided(gameFor(task), task) } : ofKept(games, task);

const answer = ({ number, task }: Request): Reply => {
  try {
    return { number, outcome: perform(task) };
  } catch {
    return { number }; // whoever asked does it again, and throws it where it can be told what it is
  }
};

parentPort?.on('message', (request: Request) => parentPort?.postMessage(answer(request)));
