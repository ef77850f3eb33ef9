/** Every action a seat may take now, fully spelled out, but for conceding. */
import type { Seat } from '../../core/game.ts';
import { mayActivate } from '../rules/bans.ts';
import { meetsAny } from '../rules/requirements.ts';
import { bodyOf, decider, heroOf, impossible, seatOf, silence, type Table } from '../state/context.ts';
import type { Body } from '../state/match.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { bodyForSeat } from '../turn/play.ts';
import { attemptPrice, attemptsLeft, rollingOf } from '../turn/roll-phase.ts';
import { cardRefusal, inItsTime, openOffers, payable, raising } from './offers.ts';
import { asked, type Situation, situationOf } from './situation.ts';

export const legalFor = (t: Table, seat: Seat): DiceThroneAction[] => {
  const now = situationOf(t);
  if (now.kind === 'over' || !t.m.seats[seat]) return [];
  if (now.kind === 'prompt') {
    return now.prompt.seat === seat ? now.prompt.options.map((option) => ({ type: 'choose', option })) : [];
  }
  if (now.kind === 'window' && !asked(now.window, seat)) return [];
  const self = bodyForSeat(t, seat);
  if (bodyOf(t, self).out || silence(t, seat) !== undefined) return [];
  const actions: DiceThroneAction[] = [];
  if (now.kind === 'idle' && now.seat === seat) ordinaryMoves(t, now, seat, actions);
  raised(t, now, seat, actions);
  if (now.kind === 'window') actions.push(PASS);
  return actions;
};
const PASS: DiceThroneAction = { type: 'pass' };

const ordinaryMoves = (
  t: Table,
  now: Extract<Situation, { kind: 'idle' }>,
  seat: Seat,
  actions: DiceThroneAction[],
): void => {
  if (now.phase === 'offensive') {
    rollMoves(t, actions);
    return;
  }
  const { hand } = seatOf(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i] ?? '';
    if (hand.indexOf(card) === i) actions.push({ type: 'sell', card });
  }
  if (now.phase === 'main') actions.push(PASS);
};

const rollMoves = (t: Table, actions: DiceThroneAction[]): void => {
  const { roll, by } = rollingOf(t);
  if (attemptsLeft(t) > 0 && seatOf(t, decider(t, by)).cp >= attemptPrice(t))
    actions.push(...(roll === undefined ? FIRST_ROLL : REROLLS));
  if (roll !== undefined) {
    for (const ability of heroOf(t, by).offensive) {
      if (meetsAny(t, by, ability, roll) && mayActivate(t, by, ability))
        actions.push({ type: 'announce', ability: ability.id });
    }
  }
  actions.push({ type: 'announce', ability: null });
};
const FIRST_ROLL: readonly DiceThroneAction[] = [{ type: 'roll' }];
/** Every choice of one or more of the five dice. */
const REROLLS: readonly DiceThroneAction[] = Array.from({ length: 31 }, (_, i) => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4].filter((die) => ((i + 1) >> die) & 1),
}));

/** Cards, tokens, companions and paid abilities. */
const raised = (t: Table, now: Situation, seat: Seat, actions: DiceThroneAction[]): void => {
  if (raising(now) === 'no') return;
  const self = bodyForSeat(t, seat);
  const { hand } = seatOf(t, seat);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] ?? '';
    const card = t.lib.cards.get(id) ?? impossible(`no card ${id}`);
    // Most cards are out of their time at most times; no refusal needs words here.
    if (!inItsTime(t, now, seat, card) || hand.indexOf(id) !== i) continue;
    if (!cardRefusal(t, now, seat, card)) actions.push({ type: 'play', card: id });
  }
  const body = bodyOf(t, self);
  let last = '';
  for (const { id } of body.tokens) {
    if (id === last) continue;
    last = id;
    const open = openOffers(t, now, seat, 'token', id);
    if (open.length === 0) continue;
    const counted = open.filter(({ offer }) => offer.def.tokens === 'any');
    if (counted.length === 0) actions.push({ type: 'spend', token: id });
    const most = Math.max(0, ...counted.map(({ offer }) => payable(t, self, id, offer)));
    for (let count = 1; count <= most; count++) actions.push({ type: 'spend', token: id, count });
  }
  for (const side of sidesOf(body)) {
    if (openOffers(t, now, seat, 'companion', side).length > 0) actions.push({ type: 'spend', token: side });
  }
  for (const ability of heroOf(t, self).passives) {
    if (openOffers(t, now, seat, 'ability', ability.id).length > 0) actions.push({ type: 'use', ability: ability.id });
  }
};

/** The sides that the body's companions show; most bodies have none. */
const sidesOf = ({ companions }: Body): Iterable<string> =>
  companions.length === 0 ? NO_SIDES : new Set(companions.map(({ side }) => side));
const NO_SIDES: readonly string[] = [];
