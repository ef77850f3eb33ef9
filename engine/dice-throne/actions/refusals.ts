/** Why an action may not be taken now. What taking one does is in take.ts, with the same cases in the same order. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { companionNamed, isCompanion } from '../rules/companions.ts';
import { levelOf, meetsAny } from '../rules/requirements.ts';
import { mayActivate } from '../rules/standing.ts';
import {
  bodyForSeat,
  bodyOf,
  HAND_LIMIT,
  heldCount,
  heroOf,
  holdingsOf,
  impossible,
  isPlayer,
  silenceOf,
} from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { attemptsNow, rollingOf } from '../turn/phases.ts';
import { cardRefusal, kindMeant, offersAny, openOffers, payable } from './offers.ts';
import { pointRefusal } from './point.ts';
import { asked, type Situation, situationOf, waitingFor } from './situation.ts';

type Of<K extends DiceThroneAction['type']> = Extract<DiceThroneAction, { type: K }>;
export const ROLL_DICE = 5;

/** Why the seat may not take the action now, but for answers that come along with it. */
export const refusalOf = (t: Table, seat: Seat, action: DiceThroneAction): Refusal | undefined => {
  const now = situationOf(t);
  if (now.kind === 'over') return refuse('match-over', 'the match is over');
  if (!isPlayer(t.m, seat)) return refuse('unknown-id', `there is no seat ${seat}`);
  const self = bodyForSeat(t, seat);
  const { out } = bodyOf(t, self);
  if (action.type === 'concede') return concedeRefusal(t, seat, out);
  if (out) return refuse('match-over', 'you are out of the match');
  if (action.type === 'timeout') {
    return waitingFor(t).some((waiting) => waiting.seat === seat)
      ? undefined
      : refuse('not-allowed-now', 'this seat is not waited for');
  }
  const unknown = unknownId(t, self, action);
  if (unknown) return unknown;
  if (action.type === 'point') return pointRefusal(t, seat, action);
  if (action.type === 'choose') return isEcho(t, seat, action) ? undefined : chooseRefusal(now, seat, action);
  const silent = silenceOf(t, bodyOf(t, self));
  if (silent === 'ultimate')
    return refuse('locked-by-ultimate', 'no action of any kind until the roll phase concludes');
  if (silent === 'stunned') return refuse('stunned', 'a stunned player may take no action of any kind');
  if (now.kind === 'prompt') {
    return now.seat === seat
      ? refuse('not-allowed-now', `first answer the choice about ${now.about}`)
      : refuse('not-your-turn', 'another player has to choose first');
  }
  if (now.kind === 'window' && !asked(now, seat)) {
    return now.asking.seats.some((other) => other.seat === seat)
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
      return offersAny(t, now, seat, kindMeant(t, self, action), action.ability)
        ? undefined
        : refuse('requirement-not-met', `${action.ability} cannot be used now`);
  }
};

/** Where all stand together, one who would give up says so once. */
const concedeRefusal = (t: Table, seat: Seat, out: boolean): Refusal | undefined => {
  if (out) return refuse('match-over', 'you are out already');
  return t.m.scenario?.gaveUp.includes(seat)
    ? refuse('already-answered', 'you have said that you would give up; the scenario is lost when all do')
    : undefined;
};

const unknownId = (t: Table, self: BodyId, action: DiceThroneAction): Refusal | undefined => {
  const hero = heroOf(t, self);
  switch (action.type) {
    case 'play':
    case 'sell':
      return t.lib.cards.has(action.card) ? undefined : refuse('unknown-id', `there is no card ${action.card}`);
    case 'spend':
      return t.lib.tokens.has(action.token) || isCompanion(t.lib, action.token)
        ? undefined
        : refuse('unknown-id', `there is no token or companion ${action.token}`);
    case 'use':
      return hero.ability.has(action.ability) || t.lib.everybody.has(action.ability) || isEquipment(t, action.ability)
        ? undefined
        : refuse('unknown-id', `there is nothing to use that is called ${action.ability}`);
    case 'announce':
      return action.ability === null || hero.ability.has(action.ability)
        ? undefined
        : refuse('unknown-id', `your board has no ability ${action.ability}`);
    default:
      return undefined;
  }
};

const isEquipment = (t: Table, id: string): boolean => t.lib.cards.get(id)?.equipment !== undefined;

const chooseRefusal = (now: Situation, seat: Seat, action: Of<'choose'>): Refusal | undefined => {
  if (now.kind !== 'prompt') return refuse('not-allowed-now', 'nothing is to be chosen');
  if (now.seat !== seat) return refuse('not-your-turn', `seat ${now.seat} has to choose`);
  return now.options.includes(action.option)
    ? undefined
    : refuse('bad-option', `${action.option} is not among ${now.options.join(', ')}`);
};

/** Names the answer that a prompt with one possible answer gave itself, just now. */
export const isEcho = (t: Table, seat: Seat, action: DiceThroneAction): boolean => {
  if (action.type !== 'choose') return false;
  const { prompt, selfAnswered } = t.m;
  if (prompt?.seat === seat && prompt.options.includes(action.option)) return false;
  for (const echo of selfAnswered) if (echo.seat === seat && echo.option === action.option) return true;
  return false;
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
  const { all, price } = attemptsNow(t);
  if (all === 0) return refuse('requirement-not-met', 'no roll attempt is left');
  const { by } = rolling;
  if (holdingsOf(t, by).cp < price) return refuse('not-enough-cp', `a roll attempt costs ${price} CP now`);
  const { dice } = action;
  if (dice === undefined) return undefined;
  if (dice.length === 0) return refuse('bad-option', 'name the dice to roll, or leave `dice` out for all');
  if (!eachDieOnce(dice)) return refuse('bad-option', 'dice are numbered 0 to 4, each at most once');
  if (rolling.roll === undefined && dice.length < ROLL_DICE)
    return refuse('bad-option', 'the first attempt rolls all five dice');
  return undefined;
};

const eachDieOnce = (dice: readonly number[]): boolean => {
  let named = 0;
  for (const die of dice) {
    if (!Number.isInteger(die) || die < 0 || die >= ROLL_DICE || (named >> die) & 1) return false;
    named |= 1 << die;
  }
  return true;
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
  if (now.kind !== 'idle' || now.phase === 'offensive' || now.phase === 'salve')
    return refuse('not-allowed-now', 'cards are sold in main and discard phases');
  return holdingsOf(t, bodyForSeat(t, seat)).hand.includes(action.card)
    ? undefined
    : refuse('unknown-id', `${action.card} is not in your hand`);
};

const spendRefusal = (t: Table, now: Situation, seat: Seat, { token, count }: Of<'spend'>): Refusal | undefined => {
  const self = bodyForSeat(t, seat);
  if (isCompanion(t.lib, token)) {
    if (!companionNamed(t, self, token)) return refuse('requirement-not-met', `you have no ${token}`);
    return offersAny(t, now, seat, 'companion', token)
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
