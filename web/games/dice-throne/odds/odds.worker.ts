/** Odds, off the page's own thread. Each question has a number, and its answer the same. */
import type { DiceOdds } from '../../../../engine/dice-throne/odds/odds.ts';
import { oddsCounter } from './counter.ts';
import type { OddsQuestion } from './question.ts';

export interface Asked {
  readonly number: number;
  readonly question: OddsQuestion;
}
export interface Answered {
  readonly number: number;
  readonly odds: DiceOdds;
  /** How long it took, in milliseconds. */
  readonly took: number;
}

const count = oddsCounter();

addEventListener('message', ({ data: { number, question } }: MessageEvent<Asked>) => {
  const began = performance.now();
  const answer: Answered = { number, odds: count(question), took: performance.now() - began };
  postMessage(answer);
});
