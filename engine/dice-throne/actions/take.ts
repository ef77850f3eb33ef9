/** Actions: why one may not be taken, and what taking one does. Asking and doing are two functions with the same cases
 *  in the same order. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { hold, nextInWindow, pass as passWindow } from '../../core/window.ts';
import { mayActivate } from '../rules/bans.ts';
import { payCp } from '../rules/costs.ts';
import { levelOf, meetsAny, rowsMet, rowsOf } from '../rules/requirements.ts';
import { makeRoll, raiseRolled, rollAttempt } from '../rules/rolls.ts';
import { ask } from '../stack/asking.ts';
import { pushProcedure, top } from '../stack/frames.ts';
import type { Procedure } from '../stack/procedure.ts';
import {
  bodyOf,
  decider,
  emit,
  HAND_LIMIT,
  heldCount,
  heroOf,
  impossible,
  MAX_CP,
  rollOf,
  seatOf,
  silence,
  type Table,
} from '../state/context.ts';
import type { ProcedureFrame } from '../state/match.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { bodyForSeat, playCard, sell, useOffer } from '../turn/play.ts';
import { attemptPrice, attemptsLeft, rollingOf, useAttempt } from '../turn/roll-phase.ts';
import { cardRefusal, openOffers, payable } from './offers.ts';
import { asked, type Situation, situationOf, waitingFor } from './situation.ts';

type Of<K extends DiceThroneAction['type']> = Extract<DiceThroneAction, { type: K }>;
const ROLL_DICE = 5;

/** Why the seat may not take the action now, but for answers that come along with it. */
export const refusalOf = (t: Table, seat: Seat, action: DiceThroneAction): Refusal | undefined => {
  const now = situationOf(t);
  if (now.kind === 'over') return refuse('match-over', 'the match is over');
  if (!t.m.seats[seat]) return refuse('unknown-id', `there is no seat ${seat}`);
  if (action.type === 'concede')
    return bodyOf(t, bodyForSeat(t, seat)).out ? refuse('match-over', 'you are out already') : undefined;
  if (bodyOf(t, bodyForSeat(t, seat)).out) return refuse('match-over', 'you are out of the match');
  if (action.type === 'timeout') {
    return waitingFor(t).some((waiting) => waiting.seat === seat)
      ? undefined
      : refuse('not-allowed-now', 'this seat is not waited for');
  }
  const unknown = unknownId(t, seat, action);
  if (unknown) return unknown;
  if (action.type === 'choose') return isEcho(t, seat, action) ? undefined : chooseRefusal(now, seat, action);
  const silent = silence(t, seat);
  if (silent === 'ultimate')
    return refuse('locked-by-ultimate', 'no action of any kind until the roll phase concludes');
  if (silent === 'stunned') return refuse('stunned', 'a stunned player may take no action of any kind');
  if (now.kind === 'prompt') {
    return now.prompt.seat === seat
      ? refuse('not-allowed-now', `first answer the choice about ${now.prompt.about}`)
      : refuse('not-your-turn', `seat ${now.prompt.seat} has to choose first`);
  }
  if (now.kind === 'window' && !asked(now.window, seat)) {
    return now.window.asking.seats.some((other) => other.seat === seat)
      ? refuse(
          'already-answered',
          'you have answered in this window already; you are asked again when something resolves',
        )
      : refuse('not-your-turn', 'you are not asked in this window');
  }
  switch (action.type) {
    case 'roll':
      return ownRoll(now, seat) ?? rollRefusal(t, action);
    case 'announce':
      return ownRoll(now, seat) ?? announceRefusal(t, action);
    case 'pass':
      return passRefusal(t, now, seat, action);
    case 'sell':
      return sellRefusal(t, now, seat, action);
    case 'play':
      return cardRefusal(t, now, seat, t.lib.cards.get(action.card) ?? impossible('checked above'));
    case 'spend':
      return spendRefusal(t, now, seat, action);
    case 'use':
      return openOffers(t, now, seat, 'ability', action.ability).length > 0
        ? undefined
        : refuse('requirement-not-met', `${action.ability} cannot be used now`);
  }
};

const unknownId = (t: Table, seat: Seat, action: DiceThroneAction): Refusal | undefined => {
  const hero = heroOf(t, bodyForSeat(t, seat));
  switch (action.type) {
    case 'play':
    case 'sell':
      return t.lib.cards.has(action.card) ? undefined : refuse('unknown-id', `there is no card ${action.card}`);
    case 'spend':
      return t.lib.tokens.has(action.token) || t.lib.sides.has(action.token)
        ? undefined
        : refuse('unknown-id', `there is no token or companion ${action.token}`);
    case 'use':
      return hero.ability.has(action.ability)
        ? undefined
        : refuse('unknown-id', `your board has no ability ${action.ability}`);
    case 'announce':
      return action.ability === null || hero.ability.has(action.ability)
        ? undefined
        : refuse('unknown-id', `your board has no ability ${action.ability}`);
    default:
      return undefined;
  }
};

const chooseRefusal = (now: Situation, seat: Seat, action: Of<'choose'>): Refusal | undefined => {
  if (now.kind !== 'prompt') return refuse('not-allowed-now', 'nothing is to be chosen');
  if (now.prompt.seat !== seat) return refuse('not-your-turn', `seat ${now.prompt.seat} has to choose`);
  return now.prompt.options.includes(action.option)
    ? undefined
    : refuse('bad-option', `${action.option} is not among ${now.prompt.options.join(', ')}`);
};

/** Names the answer that a prompt with one possible answer gave itself, just now. */
export const isEcho = (t: Table, seat: Seat, action: DiceThroneAction): boolean => {
  if (action.type !== 'choose') return false;
  const { prompt, selfAnswered } = t.m;
  if (prompt?.seat === seat && prompt.options.includes(action.option)) return false;
  return selfAnswered.some((echo) => echo.seat === seat && echo.option === action.option);
};

const ownRoll = (now: Situation, seat: Seat): Refusal | undefined => {
  if (now.kind === 'idle' && now.seat !== seat) return refuse('not-your-turn', 'it is not your Offensive Roll Phase');
  if (now.kind !== 'idle' || now.phase !== 'offensive') {
    return refuse(
      'not-allowed-now',
      'dice are rolled and abilities announced in your Offensive Roll Phase, with no window open',
    );
  }
  return undefined;
};

const rollRefusal = (t: Table, action: Of<'roll'>): Refusal | undefined => {
  const rolling = rollingOf(t);
  if (attemptsLeft(t) === 0) return refuse('requirement-not-met', 'no roll attempt is left');
  const { by } = rolling;
  const price = attemptPrice(t);
  if (seatOf(t, decider(t, by)).cp < price) return refuse('not-enough-cp', `a roll attempt costs ${price} CP now`);
  const { dice } = action;
  if (dice === undefined) return undefined;
  if (dice.length === 0) return refuse('bad-option', 'name the dice to roll, or leave `dice` out for all');
  if (new Set(dice).size !== dice.length || dice.some((die) => !Number.isInteger(die) || die < 0 || die >= ROLL_DICE)) {
    return refuse('bad-option', 'dice are numbered 0 to 4, each at most once');
  }
  if (rolling.roll === undefined && dice.length < ROLL_DICE)
    return refuse('bad-option', 'the first attempt rolls all five dice');
  return undefined;
};

const announceRefusal = (t: Table, { ability }: Of<'announce'>): Refusal | undefined => {
  if (ability === null) return undefined;
  const { by, roll } = rollingOf(t);
  if (roll === undefined) return refuse('requirement-not-met', 'roll the dice first');
  const known = heroOf(t, by).ability.get(ability) ?? impossible('checked above');
  if (known.kind !== 'offensive' && known.kind !== 'ultimate')
    return refuse('requirement-not-met', `${known.name} is no offensive ability`);
  if (levelOf(t, by, known) === 0) return refuse('requirement-not-met', `${known.name} needs its upgrade card first`);
  if (!mayActivate(t, by, known)) return refuse('requirement-not-met', `something forbids you ${known.name}`);
  return meetsAny(t, by, known, roll) ? undefined : refuse('requirement-not-met', `the dice do not meet ${known.name}`);
};

const passRefusal = (t: Table, now: Situation, seat: Seat, action: Of<'pass'>): Refusal | undefined => {
  if (now.kind === 'window') {
    return action.phase === undefined
      ? undefined
      : refuse('not-allowed-now', `a window is open; ${action.phase} cannot end now`);
  }
  if (now.kind !== 'idle' || now.seat !== seat) return refuse('not-your-turn', 'there is nothing for you to pass');
  if (action.phase !== undefined && action.phase !== t.m.phase) {
    return refuse('not-allowed-now', `the phase is ${t.m.phase}, not ${action.phase}`);
  }
  return now.phase === 'discard' ? refuse('requirement-not-met', `sell down to ${HAND_LIMIT} cards first`) : undefined;
};

const sellRefusal = (t: Table, now: Situation, seat: Seat, action: Of<'sell'>): Refusal | undefined => {
  if (t.m.active !== seat) return refuse('not-your-turn', 'cards are sold in your own main and discard phases');
  if (now.kind !== 'idle' || now.phase === 'offensive')
    return refuse('not-allowed-now', 'cards are sold in main and discard phases');
  return seatOf(t, seat).hand.includes(action.card)
    ? undefined
    : refuse('unknown-id', `${action.card} is not in your hand`);
};

const spendRefusal = (t: Table, now: Situation, seat: Seat, { token, count }: Of<'spend'>): Refusal | undefined => {
  const self = bodyForSeat(t, seat);
  if (t.lib.sides.has(token)) {
    if (!bodyOf(t, self).companions.some((c) => c.side === token))
      return refuse('requirement-not-met', `you have no ${token}`);
    return openOffers(t, now, seat, 'companion', token).length > 0
      ? undefined
      : refuse('requirement-not-met', `${token} cannot be spent now`);
  }
  if (heldCount(t, self, token) === 0) return refuse('requirement-not-met', `you hold no ${token}`);
  const open = openOffers(t, now, seat, 'token', token);
  if (open.length === 0) return refuse('requirement-not-met', `${token} cannot be spent now`);
  if (count === undefined) return undefined;
  const perToken = open.filter(({ offer }) => offer.def.tokens === 'any');
  if (perToken.length === 0) return count === 1 ? undefined : refuse('bad-option', `${token} is not spent per token`);
  if (!Number.isInteger(count) || count < 1) return refuse('bad-option', 'count is 1 or more');
  return perToken.some(({ offer }) => payable(t, self, token, offer) >= count)
    ? undefined
    : refuse('requirement-not-met', `you may not spend ${count} ${token} now`);
};

/** Takes the action; the machine runs afterwards. Only for what is not refused. */
export const take = (t: Table, seat: Seat, action: DiceThroneAction): void => {
  const now = situationOf(t);
  if (action.type === 'concede') concede(t, seat);
  else if (action.type === 'timeout') take(t, seat, defaultFor(t, now, seat));
  else if (now.kind === 'window') answerWindow(t, now, seat, action);
  else perform(t, seat, action);
};

/** In a window an intent resolves at once when no earlier seat is still to answer; otherwise it is held and shown. */
const answerWindow = (
  t: Table,
  now: Extract<Situation, { kind: 'window' }>,
  seat: Seat,
  action: DiceThroneAction,
): void => {
  const { asking } = now.window;
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
    const { options } = now.prompt;
    const declined = options.find((option) => option === 'no' || option === 'done');
    return { type: 'choose', option: declined ?? options[0] ?? impossible('a choice without options') };
  }
  if (now.kind === 'idle' && now.phase === 'discard') {
    return { type: 'sell', card: seatOf(t, seat).hand[0] ?? impossible('nothing to sell') };
  }
  return { type: 'pass' };
};

const concede = (t: Table, seat: Seat): void => {
  emit(t, { type: 'conceded', seat });
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
      return sell(t, seat, action.card, MAX_CP);
    case 'play':
      return playCard(t, seat, t.lib.cards.get(action.card) ?? impossible('an unknown card'), action.with);
    case 'spend':
    case 'use':
      return useOne(t, seat, action);
    case 'concede':
    case 'timeout':
      return impossible(`${action.type} is not performed`);
  }
};

const rollDice = (t: Table, { dice }: Of<'roll'>): void => {
  const rolling = rollingOf(t);
  payCp(t, decider(t, rolling.by), attemptPrice(t));
  useAttempt(t);
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
    emit(t, { type: 'announced', seat: decider(t, rolling.by), ability: null });
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
  const picked =
    rowsOf(t, rolling.by, ability).length === 1
      ? options[0]
      : ask({ t, f: frame, asked: 0 }, decider(t, rolling.by), options, ability.source);
  if (picked === undefined) return;
  const chosen = met[options.indexOf(picked)] ?? impossible(`no row ${picked}`);
  frame.announcing = undefined;
  frame.answers = undefined;
  rolling.announced = { ability: ability.id, ...chosen };
  emit(t, {
    type: 'announced',
    seat: decider(t, rolling.by),
    ability: ability.id,
    level: levelOf(t, rolling.by, ability),
  });
};

const answer = (t: Table, { option }: Of<'choose'>): void => {
  const frame = top(t.m);
  if (!frame || frame.kind === 'window') return impossible('a choice without a frame');
  const prompt = t.m.prompt ?? impossible('nothing was asked');
  t.m.prompt = undefined;
  emit(t, { type: 'chosen', seat: prompt.seat, option, about: prompt.about });
  frame.answers = [...(frame.answers ?? []), option];
  if (frame.kind === 'procedure' && frame.announcing !== undefined) settleAnnouncement(t);
};

const endPhase = (t: Table, seat: Seat): void => {
  const frame = top(t.m);
  if (frame?.kind !== 'procedure') return impossible('no phase to end');
  frame.passed = true;
  emit(t, { type: 'phase-ended', seat, phase: t.m.phase });
};

/** Spends or uses; where a token has several uses, which one comes first (`option:n` in printed order). */
const useOne = (t: Table, seat: Seat, action: Of<'spend'> | Of<'use'>): void => {
  const now = situationOf(t);
  const id = action.type === 'spend' ? action.token : action.ability;
  const kind = action.type === 'use' ? 'ability' : t.lib.tokens.has(id) ? 'token' : 'companion';
  const count = action.type === 'spend' ? action.count : undefined;
  const open = openOffers(t, now, seat, kind, id).filter(
    ({ offer }) =>
      count === undefined ||
      count === 1 ||
      (offer.def.tokens === 'any' && payable(t, bodyForSeat(t, seat), id, offer) >= count),
  );
  const given = action.with ? [...action.with] : undefined;
  if (open.length === 1) {
    const only = open[0] ?? impossible('one offer');
    // Of several uses the one that is open may be named; where only one is printed, nothing is asked.
    if (only.printed > 1 && given?.[0] === `option:${only.place + 1}`) given.shift();
    useOffer(t, seat, only.offer, { kind, id, count: countOf(only.offer.def.tokens, count) }, given);
    return;
  }
  pushProcedure(t, 'use', { seat, use: { kind, id, count } });
  if (given) t.m.given = { seat, options: given };
};
const countOf = (tokens: number | 'any' | undefined, count: number | undefined): number =>
  tokens === 'any' ? (count ?? 1) : (tokens ?? 1);

/** Asks which of several uses is meant, then uses it. */
export const use: Procedure = [
  {
    name: 'which',
    run: (t: Table, f: ProcedureFrame) => {
      const seat = f.seat ?? impossible('nobody uses');
      const { kind, id, count } = f.use ?? impossible('nothing is used');
      const open = openOffers(t, { kind: 'idle', phase: 'main', seat, frame: f }, seat, kind, id);
      const options = open.map(({ place }) => `option:${place + 1}`);
      const picked = ask({ t, f, asked: 0 }, seat, options, `${kind}:${id}`);
      if (picked === undefined) return 'wait';
      const chosen = open[options.indexOf(picked)]?.offer ?? impossible(`no use ${picked}`);
      const given = t.m.given?.options;
      t.m.given = undefined;
      t.m.stack.pop();
      useOffer(t, seat, chosen, { kind, id, count: countOf(chosen.def.tokens, count) }, given);
      return 'stay';
    },
  },
];
