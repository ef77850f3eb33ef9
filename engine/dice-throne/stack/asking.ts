/** Asking a seat. What asks is a generator: it yields one question after the other and returns what the answers come to,
 *  and changes nothing. Three have use for it: whoever carries an effect out (`decide`, again from the start after each
 *  answer), whoever notes the choices of a card before its window (program.ts), and whoever checks answers that come along
 *  with a play before anything is done (actions/answers.ts). */
import type { Seat } from '../../core/game.ts';
import { bodyOf, emit, impossible, NO_SEAT, openRolls, placeOf } from '../state/context.ts';
import type { BodyId, DieAt, EffectFrame, ProcedureFrame, Source, TokenAt } from '../state/match.ts';
import type { Asks, Question, Table } from '../state/table.ts';

/** A player's answer is waited for. */
export const WAIT: unique symbol = Symbol('wait');
/** An answer noted earlier is no longer possible: the statement is dropped. */
export const GONE: unique symbol = Symbol('gone');

/** A question, as an asking generator yields it. `every`: all of the options will be given, in whatever order; `amounts`: the
 *  last option stands for a noted one that is too high by now. */
export const question = (
  seat: Seat,
  options: readonly string[],
  about: Source,
  more: Pick<Question, 'every' | 'amounts'> = NOTHING_MORE,
): Question => ({ seat, options, about, every: more.every, amounts: more.amounts });
const NOTHING_MORE: Pick<Question, 'every' | 'amounts'> = {};

/** What the answers given so far come to, in this order: those to this frame, those noted beforehand, those that came
 *  along with a play; a question with one possible answer answers itself. Else the seat is asked. */
export const decide = <D>(t: Table, f: EffectFrame | ProcedureFrame, asks: Asks<D>): D | typeof WAIT | typeof GONE => {
  let asked = 0;
  for (let next = asks.next(); ; ) {
    if (next.done) return next.value;
    const answer = answerTo(t, f, asked, next.value);
    if (answer === GONE || answer === WAIT) return answer;
    asked++;
    next = asks.next(answer);
  }
};

/** The answer to the one question of a procedure's step. */
export const answered = (t: Table, f: ProcedureFrame, asked: Question): string | typeof WAIT => {
  const answer = answerTo(t, f, 0, asked);
  return answer === GONE ? impossible('a procedure had noted an answer') : answer;
};

/** The same for a procedure, which has noted nothing beforehand. */
export const settled = <D>(t: Table, f: ProcedureFrame, asks: Asks<D>): D | typeof WAIT => {
  const decision = decide(t, f, asks);
  return decision === GONE ? impossible('a procedure had noted an answer') : decision;
};

const answerTo = (
  t: Table,
  f: EffectFrame | ProcedureFrame,
  n: number,
  asked: Question,
): string | typeof WAIT | typeof GONE => {
  const { seat, options, about } = asked;
  f.answers ??= [];
  const { answers } = f;
  const known = answers[n];
  if (known !== undefined) return known;
  if (options.length === 0) return impossible(`nothing to answer about ${about}`);
  if (seat === NO_SEAT) return askNobody(t, answers, asked);
  const planned = f.kind === 'effects' && !f.planning ? f.plan?.[f.index]?.[n] : undefined;
  const answer = planned ?? given(t, asked);
  if (answer === undefined) {
    t.m.prompt = { kind: 'prompt', seat, options, about };
    t.m.waitingSince = t.m.step;
    emit(t, { type: 'asked', seat, about });
    return WAIT;
  }
  const isGone = planned !== undefined && !options.includes(planned);
  const now = isGone && asked.amounts ? options.at(-1) : answer;
  if (now === undefined || (isGone && !asked.amounts)) return GONE;
  answers.push(now);
  return now;
};

/** Nobody is there to be asked: the machine answers. */
const askNobody = (t: Table, answers: string[], { seat, options, about }: Question): string | typeof WAIT => {
  const [only, ...more] = options;
  if (only === undefined || more.length > 0) {
    t.m.prompt = { kind: 'prompt', seat, options, about };
    return WAIT;
  }
  answers.push(only);
  return only;
};

/** The answer that came along with the play, or the only one there is. */
const given = (t: Table, asked: Question): string | undefined => {
  const { seat, options } = asked;
  const along = t.m.given?.seat === seat ? t.m.given.options : undefined;
  const only = unaskedAnswer(asked, along?.[0]);
  if (only !== undefined) {
    if (along?.[0] === only) along.shift();
    else t.m.selfAnswered.push({ seat, option: only });
    return only;
  }
  // What came along was checked before anything was done; should it fit no longer, its owner is asked instead.
  const next = along?.shift();
  if (next !== undefined && options.includes(next)) return next;
  if (next !== undefined) t.m.given = undefined;
  return undefined;
};

/** The answer that needs no asking: the only one, or, of several that will all be given, the one named first. */
export const unaskedAnswer = ({ options, every }: Question, named: string | undefined): string | undefined => {
  if (options.length !== 1 && !every) return undefined;
  return named !== undefined && options.includes(named) ? named : options[0];
};

/** Answers given along with a play serve until its first roll or window. */
export const endGiven = (t: Table): void => {
  t.m.given = undefined;
};

/** `seat:n`, or `body:n` where no player sits behind it. */
export const seatOption = (t: Table, body: BodyId): string =>
  `${bodyOf(t, body).pilot === undefined ? 'body' : 'seat'}:${placeOf(t, body)}`;
export const tokenOption = (t: Table, at: TokenAt): string => `${seatOption(t, at.body)}/token:${at.token}`;

/** Forgets what the frame was answered from the first answer on that names one of these seats, or a token of theirs: they have
 *  left while it asks for more, and it asks anew. */
export const forgetAnswersOf = ({ answers }: EffectFrame | ProcedureFrame, seats: readonly Seat[]): void => {
  const names = (answer: string): boolean =>
    seats.some((seat) => answer === `seat:${seat}` || answer.startsWith(`seat:${seat}/token:`));
  const first = answers?.findIndex(names) ?? -1;
  if (answers && first >= 0) answers.length = first;
};

/** Dice of the newest open roll are `die:n`, with their seat when it is another's; an older open roll is `roll:k`,
 *  counted from the oldest open one. */
export const dieOption = (t: Table, asker: Seat, at: DieAt): string => dieOptions(t, asker, [at])[0] ?? '';
export const dieOptions = (t: Table, asker: Seat, dice: readonly DieAt[]): string[] => {
  const open = t.m.rolls.length === 1 ? t.m.rolls : openRolls(t);
  return dice.map(({ roll, die }) => {
    const k = open.findIndex(({ id }) => id === roll);
    const { by } = open[k] ?? impossible(`roll ${roll} is not open`);
    const name = DIE[die] ?? `die:${die}`;
    if (k < open.length - 1) return `roll:${k}/${name}`;
    return bodyOf(t, by).pilot === asker ? name : `${seatOption(t, by)}/${name}`;
  });
};
const DIE: readonly string[] = ['die:0', 'die:1', 'die:2', 'die:3', 'die:4', 'die:5'];
