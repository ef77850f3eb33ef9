/** Questions to a seat in the middle of what is being done, and the stack that is begun anew with each answer: what needs
 *  answers asks for them first and touches nothing until it has them all. */
import type { Seat } from './game.ts';

export interface Prompt<Q extends string = string> {
  seat: Seat;
  question: Q;
  options: string[];
}

/** Something that is being done: the answers to its questions so far, in the order asked. */
export interface Answered {
  given: string[];
}

/** The nth answer to the questions of a frame: what was answered, or else the seat is asked and there is none yet. One
 *  possible answer answers itself, but only where everybody can see that there is but one: `visible` is how many answers
 *  everybody can count, since whether somebody is asked must tell nothing that is hidden. */
export const ask = <Q extends string>(
  m: { prompt: Prompt<Q> | null },
  { given }: Answered,
  nth: number,
  seat: Seat,
  question: Q,
  options: readonly string[],
  visible: number = options.length,
): string | undefined => {
  const answered = given[nth];
  if (answered !== undefined) return answered;
  const [only] = options;
  if (visible === 1 && only !== undefined) {
    given.push(only);
    return only;
  }
  m.prompt = { seat, question, options: [...options] };
  return undefined;
};

/** Hands the open question's answer to whatever asked it: that lies on top of the stack. */
export const answerTop = (m: { prompt: Prompt | null; readonly stack: readonly Answered[] }, option: string): void => {
  const frame = m.stack.at(-1);
  if (!frame) throw new Error('a question without anything behind it');
  frame.given.push(option);
  m.prompt = null;
};

/** What is answered where nobody answers in time: to decline, or else the first that there is. */
export const defaultAnswer = (options: readonly string[]): string => {
  const answer = options.find((option) => option === 'no' || option === 'done') ?? options[0];
  if (answer === undefined) throw new Error('a question without options');
  return answer;
};
