/** Every action a seat may take now, fully spelled out, but for conceding. */
import type { Seat } from '../../core/game.ts';
import { Gathering } from '../../core/gathering.ts';
import { shownValues } from '../rules/amounts.ts';
import { boardOf, meets, outcomeOf } from '../rules/requirements.ts';
import { mayActivate } from '../rules/standing.ts';
import {
  bodyForSeat,
  bodyOf,
  cardOf,
  equipmentOf,
  heroOf,
  holdingsOf,
  isPlayer,
  rollOf,
  silenceOf,
  tokenOf,
} from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { attemptsNow, rollingOf } from '../turn/phases.ts';
import { anyOpen, barInHand, inItsTime, offersAny, openOffers, payable, raising } from './offers.ts';
import { points } from './point.ts';
import { asked, type Situation, situationOf } from './situation.ts';

export const legalFor = (t: Table, seat: Seat): DiceThroneAction[] => {
  const now = situationOf(t);
  if (now.kind === 'over' || !isPlayer(t.m, seat)) return [];
  if (now.kind === 'prompt') {
    return now.seat === seat ? now.options.map((option) => ({ type: 'choose', option })) : points(t, seat);
  }
  if (now.kind === 'window' && !asked(now, seat)) return [];
  const self = bodyForSeat(t, seat);
  const body = bodyOf(t, self);
  if (body.out || silenceOf(t, body) !== undefined) return [];
  const actions = gathering;
  const own = now.kind === 'idle' && now.seat === seat ? now.phase : undefined;
  if (own === 'offensive') announcements(t, actions);
  else if (own !== undefined) ordinaryMoves(t, own, self, actions);
  raised(t, now, seat, self, actions);
  if (now.kind === 'window') actions.add(PASS);
  return own === 'offensive' && mayRoll(t) ? rolls(t).concat(actions.take()) : actions.take();
};
const gathering = new Gathering<DiceThroneAction>();
const PASS: DiceThroneAction = { type: 'pass' };

const ordinaryMoves = (
  t: Table,
  phase: 'main' | 'discard' | 'salve',
  self: BodyId,
  actions: Gathering<DiceThroneAction>,
): void => {
  const { hand } = holdingsOf(t, self);
  for (let i = 0; i < hand.length && phase !== 'salve'; i++) {
    const card = hand[i] ?? '';
    if (hand.indexOf(card) === i) actions.add(cardOf(t, card).sells);
  }
  if (phase !== 'discard') actions.add(PASS);
};

const mayRoll = (t: Table): boolean => {
  const { all, price } = attemptsNow(t);
  return all > 0 && holdingsOf(t, rollingOf(t).by).cp >= price;
};
const rolls = (t: Table): DiceThroneAction[] => (rollingOf(t).roll === undefined ? FIRST_ROLL : REROLLS);
const FIRST_ROLL: DiceThroneAction[] = [{ type: 'roll' }];
/** Every choice of one or more of the five dice. */
const REROLLS: DiceThroneAction[] = Array.from({ length: 31 }, (_, i) => ({
  type: 'roll',
  dice: [0, 1, 2, 3, 4].filter((die) => ((i + 1) >> die) & 1),
}));

const announcements = (t: Table, actions: Gathering<DiceThroneAction>): void => {
  const { roll, by } = rollingOf(t);
  if (roll !== undefined) {
    const { offensive } = heroOf(t, by);
    const dice = rollOf(t, roll);
    const outcome = outcomeOf(shownValues(t, dice));
    for (const ability of offensive)
      if (meets(t, by, ability, dice, outcome) && mayActivate(t, by, ability)) actions.add(ability.announces);
  }
  actions.add(NO_ABILITY);
};
const NO_ABILITY: DiceThroneAction = { type: 'announce', ability: null };

/** Cards, tokens, companions and paid abilities. */
const raised = (t: Table, now: Situation, seat: Seat, self: BodyId, actions: Gathering<DiceThroneAction>): void => {
  if (raising(now) === 'no') return;
  const { hand } = holdingsOf(t, self);
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i] ?? '';
    const card = cardOf(t, id);
    // Most cards are out of their time at most times.
    if (!inItsTime(t, now, seat, card) || hand.indexOf(id) !== i) continue;
    if (barInHand(t, now, seat, self, card) === undefined) actions.add(card.plays);
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
    const name = t.lib.sides.get(side)?.shown ?? side;
    if (offersAny(t, now, seat, 'companion', name)) actions.add({ type: 'spend', token: name });
  }
  for (const ability of heroOf(t, self).passives) {
    const { id, uses } = ability;
    const offers = boardOf(t, self, ability)?.offers;
    if (offers && anyOpen(t, now, self, 'ability', id, offers)) actions.add(uses);
  }
  if (t.m.scenario) usesOfLoot(t, now, self, actions);
};

/** Equipment in play, and what everybody may do with loot. */
const usesOfLoot = (t: Table, now: Situation, self: BodyId, actions: Gathering<DiceThroneAction>): void => {
  for (const id of equipmentOf(t, self)) {
    const { equipment } = cardOf(t, id);
    if (equipment && anyOpen(t, now, self, 'card', id, equipment.offers)) actions.add(equipment.uses);
  }
  for (const [id, { offers, uses }] of t.lib.everybody)
    if (anyOpen(t, now, self, 'rule', id, offers)) actions.add(uses);
};

/** Spending a token once, or so many of it where its text says "per token". */
const spends = (
  t: Table,
  now: Situation,
  seat: Seat,
  self: BodyId,
  id: string,
  actions: Gathering<DiceThroneAction>,
): void => {
  const { offers, counted, spends: once } = tokenOf(t, id);
  if (offers.length === 0) return;
  if (!counted) {
    if (anyOpen(t, now, self, 'token', id, offers)) actions.add(once);
    return;
  }
  const open = openOffers(t, now, seat, 'token', id);
  if (open.length === 0) return;
  const perToken = open.filter(({ offer }) => offer.def.tokens === 'any');
  if (perToken.length === 0) actions.add(once);
  const most = Math.max(0, ...perToken.map(({ offer }) => payable(t, self, id, offer)));
  for (let count = 1; count <= most; count++) actions.add({ type: 'spend', token: id, count });
};
