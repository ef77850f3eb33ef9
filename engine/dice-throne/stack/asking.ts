/** Asking a seat: an effect or a procedure asks until it knows, then does. It runs again from its start after each
 *  answer, and `ask` hands it the answers given so far.
 *
 *  An answer may come along with a play (`with`); a prompt with one possible answer answers itself. */
import type { Seat } from '../../core/game.ts';
import { bodyOf, decider, emit, impossible, openRolls, type Table } from '../state/context.ts';
import type { BodyId, DieAt, EffectFrame, ProcedureFrame, Source, TokenAt } from '../state/match.ts';

/** One run of an effect or a step. */
export interface Asking {
  readonly t: Table;
  readonly f: EffectFrame | ProcedureFrame;
  /** Questions asked so far in this run. */
  asked: number;
  /** An answer planned earlier is no longer possible: the statement is dropped. */
  gone?: boolean;
}

/** An answer that came along with a play does not fit its prompts. Never escapes the engine: `check` turns it into a
 *  refusal. */
export class BadOption extends Error {
  override readonly name = 'BadOption';
}

/** The seat's answer, or nothing when it must be waited for. `options` are all that it may answer, in order. */
export const ask = (x: Asking, seat: Seat, options: readonly string[], about: Source): string | undefined => {
  const { t, f } = x;
  const n = x.asked++;
  f.answers ??= [];
  const { answers } = f;
  const known = answers[n];
  if (known !== undefined) return known;
  if (options.length === 0) return impossible(`nothing to answer about ${about}`);
  const planned = plannedAnswer(x, n);
  if (planned !== undefined) {
    if (!options.includes(planned)) {
      x.gone = true;
      return undefined;
    }
    answers.push(planned);
    return planned;
  }
  const { given } = t.m;
  const mine = given?.seat === seat ? given.options : undefined;
  const only = options.length === 1 ? options[0] : undefined;
  if (only !== undefined) {
    if (mine?.[0] === only) mine.shift();
    else t.m.selfAnswered.push({ seat, option: only });
    answers.push(only);
    return only;
  }
  const next = mine?.shift();
  if (next !== undefined) {
    if (!options.includes(next)) throw new BadOption(`${next} is not among ${options.join(', ')}`);
    answers.push(next);
    return next;
  }
  t.m.prompt = { seat, options, about };
  t.m.waitingSince = t.m.step;
  emit(t, { type: 'asked', seat, about });
  return undefined;
};

/** What was planned for the n-th question, while the choices of a card were made before its window. */
const plannedAnswer = ({ f }: Asking, n: number): string | undefined =>
  f.kind === 'effects' && !f.planning ? f.plan?.[f.index]?.[n] : undefined;
/** What was planned for the question that comes next. */
export const nextPlanned = (x: Asking): string | undefined => plannedAnswer(x, x.asked);

/** One of several answers that will all be given: none is asked for, and any that is named comes first. */
export const takeOne = (x: Asking, seat: Seat, options: readonly string[], about: Source): string | undefined => {
  const { given } = x.t.m;
  const named = nextPlanned(x) ?? (given?.seat === seat ? given.options[0] : undefined);
  const first = named !== undefined && options.includes(named) ? named : options[0];
  return ask(x, seat, first === undefined ? [] : [first], about);
};

/** Answers given along with a play serve until its first roll or window. */
export const endGiven = (t: Table): void => {
  const left = t.m.given?.options[0];
  if (left !== undefined) throw new BadOption(`${left} answers no prompt before the first roll or window`);
  t.m.given = undefined;
};

export const seatOption = (t: Table, body: BodyId): string => `seat:${decider(t, body)}`;
export const tokenOption = (t: Table, at: TokenAt): string => `seat:${decider(t, at.body)}/token:${at.token}`;

/** Dice of the newest open roll are `die:n`, with their seat when it is another's; an older open roll is `roll:k`,
 *  counted from the oldest open one. */
export const dieOption = (t: Table, asker: Seat, at: DieAt): string => {
  const open = openRolls(t);
  const k = open.findIndex((roll) => roll.id === at.roll);
  const roll = open[k] ?? impossible(`roll ${at.roll} is not open`);
  if (k < open.length - 1) return `roll:${k}/die:${at.die}`;
  const owner = bodyOf(t, roll.by).seat;
  return owner === asker ? `die:${at.die}` : `seat:${owner}/die:${at.die}`;
};
