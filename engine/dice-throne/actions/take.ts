/** What taking an action does; the machine runs afterwards. Why one may not be taken is in refusals.ts, with the same cases
 *  in the same order. */
import { defaultAnswer } from '../../core/asking.ts';
import type { Seat } from '../../core/game.ts';
import { hold, nextInWindow, pass as passWindow } from '../../core/window.ts';
import { payCp } from '../rules/costs.ts';
import { levelOf, rowsMet, rowsOf } from '../rules/requirements.ts';
import { makeRoll, raiseRolled, rollAttempt } from '../rules/rolls.ts';
import { ATTEMPTS, addUse } from '../rules/uses.ts';
import { answered, question, WAIT } from '../stack/asking.ts';
import { top } from '../stack/frames.ts';
import { bodyForSeat, decider, emit, heroOf, holdingsOf, impossible, placeOf, rollOf } from '../state/context.ts';
import type { WindowFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { attemptsNow, countAttempt, rollingOf } from '../turn/phases.ts';
import { playCard, sell } from '../turn/play.ts';
import { ROLL_DICE } from './refusals.ts';
import { type Situation, situationOf } from './situation.ts';
import { useOne } from './uses.ts';

type Of<K extends DiceThroneAction['type']> = Extract<DiceThroneAction, { type: K }>;

/** Takes the action; the machine runs afterwards. Only for what is not refused. */
export const take = (t: Table, seat: Seat, action: DiceThroneAction): void => {
  const now = situationOf(t);
  // Read once: actions have many shapes, and to look into one is slow.
  const { type } = action;
  if (type === 'concede') concede(t, seat, action);
  else if (type === 'timeout') take(t, seat, defaultFor(t, now, seat));
  else if (now.kind === 'window') answerWindow(t, now, seat, action);
  else perform(t, seat, action);
};

/** In a window an intent resolves at once when no earlier seat is still to answer; otherwise it is held and shown. */
const answerWindow = (t: Table, now: WindowFrame, seat: Seat, action: DiceThroneAction): void => {
  const { asking } = now;
  if (action.type === 'pass') {
    passWindow(asking, seat);
    emit(t, { type: 'passed', seat });
    return;
  }
  hold(asking, seat, action);
  const next = nextInWindow(asking);
  if (next === 'wait' || next === 'closed' || next.seat !== seat) emit(t, { type: 'held', seat, action });
};

/** What happens when a seat's time has run out: a window is passed, a choice falls to its default, a phase ends. */
const defaultFor = (t: Table, now: Situation, seat: Seat): DiceThroneAction => {
  if (now.kind === 'prompt') {
    return { type: 'choose', option: defaultAnswer(now.options) };
  }
  if (now.kind === 'idle' && now.phase === 'discard') {
    return { type: 'sell', card: holdingsOf(t, bodyForSeat(t, seat)).hand[0] ?? impossible('nothing to sell') };
  }
  return { type: 'pass' };
};

const concede = (t: Table, seat: Seat, { late }: Of<'concede'>): void => {
  emit(t, { type: 'conceded', seat, ...(late && { late }) });
  t.m.conceded = [...(t.m.conceded ?? []), seat];
};

/** Does the action, outside of any window. */
export const perform = (t: Table, seat: Seat, action: DiceThroneAction): void => {
  switch (action.type) {
    case 'roll':
      return rollDice(t, action);
    case 'announce':
      return announce(t, action);
    case 'choose':
      return answer(t, action);
    case 'pass':
      return endPhase(t, seat);
    case 'sell':
      return sell(t, bodyForSeat(t, seat), action.card);
    case 'play':
      return playCard(
        t,
        bodyForSeat(t, seat),
        t.lib.cards.get(action.card) ?? impossible('an unknown card'),
        action.with,
      );
    case 'spend':
    case 'use':
      return useOne(t, seat, action);
    case 'concede':
    case 'timeout':
    case 'point':
      return impossible(`${action.type} is not performed`);
  }
};

const rollDice = (t: Table, { dice }: Of<'roll'>): void => {
  const rolling = rollingOf(t);
  const attempts = attemptsNow(t);
  payCp(t, rolling.by, attempts.price);
  countAttempt(t, attempts);
  addUse(t, rolling.by, ATTEMPTS, 'turn');
  if (rolling.roll === undefined) {
    const roll = makeRoll(t, { by: rolling.by, purpose: 'offensive', source: 'rule:offensive' }, ROLL_DICE);
    rolling.roll = roll.id;
    raiseRolled(t, roll);
    return;
  }
  const roll = rollOf(t, rolling.roll);
  rollAttempt(t, roll, dice ?? [0, 1, 2, 3, 4]);
  raiseRolled(t, roll);
};

/** Announces; where the dice meet several alternatives of one slot, the player is asked which. */
const announce = (t: Table, { ability }: Of<'announce'>): void => {
  const rolling = rollingOf(t);
  const frame = top(t.m);
  if (frame?.kind !== 'procedure') return impossible('announced outside of the roll phase');
  if (ability === null) {
    frame.passed = true;
    emit(t, { type: 'announced', seat: placeOf(t, rolling.by), ability: null });
    return;
  }
  frame.announcing = ability;
  settleAnnouncement(t);
};

/** Decides the row of what is being announced, asking if it must; called again with the answer. */
const settleAnnouncement = (t: Table): void => {
  const rolling = rollingOf(t);
  const frame = top(t.m);
  if (frame?.kind !== 'procedure' || frame.announcing === undefined) return impossible('nothing is being announced');
  const ability = heroOf(t, rolling.by).ability.get(frame.announcing) ?? impossible('an unknown ability');
  const met = rowsMet(t, rolling.by, ability, rolling.roll ?? impossible('announced without dice'));
  const options = met.map(({ row }) => `option:${row + 1}`);
  // A slot without alternatives asks nothing: there is no answer that could be named afterwards.
  const picked: string | undefined | typeof WAIT =
    rowsOf(t, rolling.by, ability).length === 1
      ? options[0]
      : answered(t, frame, question(decider(t, rolling.by), options, ability.source));
  if (picked === WAIT) return;
  const chosen = met[options.indexOf(picked ?? impossible('the dice meet no row'))] ?? impossible(`no row ${picked}`);
  frame.announcing = undefined;
  frame.answers = undefined;
  rolling.announced = { ability: ability.id, row: chosen.row, scale: chosen.scale };
  emit(t, {
    type: 'announced',
    seat: placeOf(t, rolling.by),
    ability: ability.id,
    level: levelOf(t, rolling.by, ability),
  });
};

const answer = (t: Table, { option }: Of<'choose'>): void => {
  const prompt = t.m.prompt ?? impossible('nothing was asked');
  emit(t, { type: 'chosen', seat: prompt.seat, option, about: prompt.about });
  answerTop(t, option);
};

/** Hands the answer to whatever asked: that lies on top of the stack. */
export const answerTop = (t: Table, option: string): void => {
  const frame = top(t.m);
  if (!frame || frame.kind === 'window') return impossible('a choice without a frame');
  t.m.prompt = undefined;
  frame.answers = [...(frame.answers ?? []), option];
  if (frame.kind === 'procedure' && frame.announcing !== undefined) settleAnnouncement(t);
};

const endPhase = (t: Table, seat: Seat): void => {
  const frame = top(t.m);
  if (frame?.kind !== 'procedure') return impossible('no phase to end');
  frame.passed = true;
  emit(t, { type: 'phase-ended', seat, phase: t.m.phase });
};
