/** Questions in the middle of an effect. Answers may come along with the action that began it; they serve until the first
 *  roll, and until cards are looked at. */

import { type Answered, ask } from '../../core/asking.ts';
import { rollDice } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Question } from '../state/state.ts';
import type { Table } from '../state/table.ts';

/** The seat is asked even with one answer: the answers are hidden from everybody else, and from itself until it is asked. */
export const ALWAYS = Number.POSITIVE_INFINITY;

/** The questions of one attempt, in order. */
export class Asker {
  private nth = 0;
  /** Targets chosen in this attempt: kept when the effect has happened. */
  readonly found: Record<string, string[]> = {};
  private readonly t: Table;
  private readonly frame: Answered;

  constructor(t: Table, frame: Answered) {
    this.t = t;
    this.frame = frame;
  }

  /** What was answered, or nothing yet. */
  ask(
    seat: Seat,
    question: Question,
    options: readonly string[],
    visible: number = options.length,
  ): string | undefined {
    const { t, frame } = this;
    const answer = ask(t.m, frame, this.nth++, seat, question, options, visible);
    const [first] = t.m.answers;
    if (first === undefined || (answer !== undefined && answer !== first)) return answer;
    // What answered itself may be named all the same.
    if (answer !== undefined) {
      if (frame.given.length === this.nth && visible === 1) t.m.answers.shift();
      return answer;
    }
    // Whether such an answer fits would tell what lies there before anybody has paid for looking.
    if (visible === ALWAYS) {
      t.fault ??= 'Only what is asked before cards are looked at can be answered in advance.';
      return undefined;
    }
    if (!options.includes(first)) {
      t.fault ??= `There is no option ${first}; there are ${options.join(', ')}.`;
      return undefined;
    }
    t.m.answers.shift();
    t.m.prompt = null;
    frame.given.push(first);
    return first;
  }
}

/** Dice rolled by an effect; answers given before speak of nothing that comes after. */
export const rollFor = (t: Table, n: number): number[] => {
  if (t.m.answers.length > 0) t.fault ??= 'Only what is asked before the first roll can be answered in advance.';
  return rollDice(t.m.chance, n);
};
