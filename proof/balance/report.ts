/** What the balance of a game is asked for, and how it is answered: which matches, and their tallies as lines of text. */
import { BadInput } from '../../engine/core/refusal.ts';
import type { Job, Tally } from './tally.ts';

export interface BalanceQuestion {
  /** Matches a job; the game's own number, if left out. */
  readonly matches?: number;
  readonly soloMatches?: number;
  readonly modes?: readonly string[];
  /** Only these fighters. */
  readonly only?: readonly string[];
  readonly seed: string;
}

export interface BalancePlan {
  readonly jobs: readonly Job[];
  /** Lines of text, from the tallies of the jobs in their order. */
  report(tallies: readonly Tally[]): string[];
}

/** Throws `BadInput` that names the option for what the game cannot be asked. */
export type PlanBalance = (question: BalanceQuestion) => BalancePlan;

/** Throws `BadInput` unless all of the ids are among those there are. */
export const checkIds = (option: string, what: string, ids: readonly string[], known: readonly string[]): void => {
  const wrong = ids.find((id) => !known.includes(id));
  if (wrong !== undefined) throw new BadInput(option, `there is no ${what} ${wrong}; there are ${known.join(', ')}`);
};
