/** Every action a seat may take now, fully spelled out, but for conceding. */
import type { Seat } from '../../core/game.ts';
import { mayActivate } from '../rules/bans.ts';
import { eachMet } from '../rules/requirements.ts';
import { bodyForSeat, bodyOf, heroOf, holdingsOf, impossible, isPlayer, silenceOf } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { BodyId } from '../state/match.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { attemptPrice, attemptsLeft, rollingOf } from '../turn/phases.ts';
import { barTo, inItsTime, offersAny, openOffers, payable, raising } from './offers.ts';
import { asked, type Situation, situationOf } from './situation.ts';

export const legalFor = (t: Table, seat: Seat): DiceThroneAction[] => {
  const now = situationOf(t);
  if (now.kind === 'over' || !isPlayer(t.m, seat)) return [];
  if (now.kind === 'prompt') {
    return now.prompt.seat === seat ? now.prompt.options.map((option) => ({ type: 'choose', option })) : [];
  }
  if (now.kind === 'window' && !asked(now.window, seat)) return [];
  const self = bodyForSeat(t, seat);
  const body = bodyOf(t, self);
  if (body.out || silenceOf(t, body) !== undefined) return [];
  const actions: DiceThroneAction[] = [];
  if (now.kind === 'idle' && now.seat === seat) ordinaryMoves(t, now, self, actions);
  raised(t, now, seat, self, actions);
  if (now.kind === 'window') actions.push(PASS);
  return actions;
};
const PASS: DiceThroneAction = { type: 'pass' };

const ordinaryMoves = (
  t: Table,
  now: Extract<Situation, { kind: 'idle' }>,
  self: BodyId,
  actions: DiceThroneAction[],
): void => {
  if (now.phase === 'offensive') {
    rollMoves(t, actions);
    return;
  }
  const { hand } = holdingsOf(t, self);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? '';
    if (hand.indexOf(card) === i) actions.push({ type: 'sell', card });
  }
  if (now.phase === 'main') actions.push(PASS);
};

const rollMoves = (t: Table, actions: DiceThroneAction[]): void => {
  const { roll, by } = rollingOf(t);
  if (attemptsLeft(t) > 0 && holdingsOf(t, by).cp >= attemptPrice(t)) {
    for (const action of roll === undefined ? FIRST_ROLL : REROLLS) actions.push(action);
  }
  if (roll !== undefined) {
    eachMet(t, by, heroOf(t, by).offensive, roll, (ability) => {
      if (mayActivate(t, by, ability)) actions.push({ type: 'announce', ability: ability.id });
    });
  }
  actions.push(NO_ABILITY);
};
const NO_ABILITY: DiceThroneAction = { type: 'announce', ability: null };
const FIRST_ROLL: readonly DiceThroneAction[] = [{ type: 'roll' }];
/** Every choice of one or more of the five dice. */
const REROLLS: readonly DiceThroneAction[] = Array.from({ length: 31 }, (_, i) => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4].filter((die) => ((i + 1) >> die) & 1),
}));

/** Cards, tokens, companions and paid abilities. */
const raised = (t: Table, now: Situation, seat: Seat, self: BodyId, actions: DiceThroneAction[]): void => {
  if (raising(now) === 'no') return;
  const { hand } = holdingsOf(t, self);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] ?? '';
    const card = t.lib.cards.get(id) ?? impossible(`no card ${id}`);
    // Most cards are out of their time at most times.
    if (!inItsTime(t, now, seat, card) || hand.indexOf(id) !== i) continue;
    if (barTo(t, now, seat, card) === undefined) actions.push({ type: 'play', card: id });
  }
  const { tokens, companions } = bodyOf(t, self);
  let last = '';
  for (const { id } of tokens) {
    if (id === last) continue;
    last = id;
    spends(t, now, seat, self, id, actions);
  }
  for (let i = 0; i < companions.length; i++) {
    const side = companions[i]?.side ?? '';
    if (companions.findIndex((other) => other.side === side) < i) continue;
    if (offersAny(t, now, seat, 'companion', side)) actions.push({ type: 'spend', token: side });
  }
  for (const { id } of heroOf(t, self).passives)
    if (offersAny(t, now, seat, 'ability', id)) actions.push({ type: 'use', ability: id });
};

/** Spending a token once, or so many of it where its text says "per token". */
const spends = (t: Table, now: Situation, seat: Seat, self: BodyId, id: string, actions: DiceThroneAction[]): void => {
  if ((t.lib.tokens.get(id)?.offers.length ?? 0) === 0) return;
  const open = openOffers(t, now, seat, 'token', id);
  if (open.length === 0) return;
  let most = 0;
  let counted = false;
  for (const { offer } of open) {
    if (offer.def.tokens !== 'any') continue;
    counted = true;
    most = Math.max(most, payable(t, self, id, offer));
  }
  if (!counted) actions.push({ type: 'spend', token: id });
  for (let count = 1; count <= most; count++) actions.push({ type: 'spend', token: id, count });
};
