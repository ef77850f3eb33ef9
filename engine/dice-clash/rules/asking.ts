/** Questions to a seat in the middle of an effect. One possible answer answers itself, but only where everybody can see
 *  that there is but one: whether somebody is asked must tell nothing about dice behind a screen. */
import { ask as askSeat } from '../../core/asking.ts';
import type { Seat } from '../../core/game.ts';
import type { Die, Frame, Question } from '../state/state.ts';
import { findDie, impossible, namesOf, type Table } from '../state/table.ts';

/** The nth answer to an effect's questions (`core/asking.ts`). */
export const ask = (
  t: Table,
  frame: Frame,
  nth: number,
  seat: Seat,
  question: Question,
  options: readonly string[],
  visible?: number,
): string | undefined => askSeat(t.m, frame, nth, seat, question, options, visible);

const DIE = 'die:';
const VALUE = 'value:';

/** One of some dice, by its name; `others` are answers that name none. Dice that look alike are one option. */
export const askDie = (
  t: Table,
  frame: Frame,
  nth: number,
  seat: Seat,
  question: Question,
  dice: readonly Die[],
  others: readonly string[] = [],
): string | undefined =>
  ask(
    t,
    frame,
    nth,
    seat,
    question,
    [...others, ...namesOf(dice).map((name) => `${DIE}${name}`)],
    others.length + dice.length,
  );

/** The die that an answer names. */
export const dieOf = (dice: readonly Die[], answer: string): Die =>
  findDie(dice, answer.slice(DIE.length)) ?? impossible(`no die ${answer}`);

/** A value of a die; always asked, since how many there are may tell what the die shows. */
export const askValue = (
  t: Table,
  frame: Frame,
  nth: number,
  seat: Seat,
  question: Question,
  values: readonly number[],
): number | undefined => {
  const options = values.map((value) => `${VALUE}${value}`);
  const answer = ask(t, frame, nth, seat, question, options, Number.POSITIVE_INFINITY);
  return answer === undefined ? undefined : Number(answer.slice(VALUE.length));
};

/** A space of a grid, 0 … 8. People count from 1. */
export const askSpace = (
  t: Table,
  frame: Frame,
  nth: number,
  seat: Seat,
  question: Question,
  spaces: readonly number[],
): number | undefined => {
  const options = spaces.map((space) => `${SPACE}${space + 1}`);
  const answer = ask(t, frame, nth, seat, question, options);
  return answer === undefined ? undefined : Number(answer.slice(SPACE.length)) - 1;
};
const SPACE = 'space:';
