/** What a seat may play, spend or use now, and the refusal where it may not. One set of rules for cards and tokens
 *  alike; silence and whose window it is are asked before. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { pickableTokens } from '../effects/choose.ts';
import { diceMeant, hasDie } from '../effects/dice.ts';
import { candidates, type Exec } from '../effects/exec.ts';
import { amount, holds, mayModify } from '../rules/amounts.ts';
import { canPay } from '../rules/costs.ts';
import { levelOf } from '../rules/requirements.ts';
import { withinLimit } from '../rules/uses.ts';
import { effectFrame } from '../stack/frames.ts';
import { bodyOf, heldCount, heroOf, MAX_CP, mayTake, seatOf, type Table } from '../state/context.ts';
import type { LibraryCard, LibraryOffer } from '../state/library.ts';
import type { BodyId, TokenAt } from '../state/match.ts';
import { bodyForSeat, costOf } from '../turn/play.ts';
import type { Effect, Program } from '../vocabulary/words.ts';
import { inRollPhase, type Situation } from './situation.ts';

/** Whether cards and tokens may be raised now at all, and only such as touch dice. Nothing may interrupt a choice. */
export const raising = (now: Situation): 'no' | 'dice' | 'yes' => {
  if (now.kind === 'over' || now.kind === 'prompt') return 'no';
  return now.kind === 'window' && now.window.diceOnly ? 'dice' : 'yes';
};

/** Whether cards of this type are played at this time at all. */
export const inItsTime = (t: Table, now: Situation, seat: Seat, { type }: LibraryCard): boolean => {
  if (type === 'instant') return true;
  if (type === 'roll') return inRollPhase(t.m);
  return t.m.active === seat && now.kind === 'idle' && now.phase === 'main';
};

/** Why the seat may not play a card of its hand now. */
export const cardRefusal = (t: Table, now: Situation, seat: Seat, card: LibraryCard): Refusal | undefined => {
  const { m } = t;
  if (!seatOf(t, seat).hand.includes(card.id)) return refuse('unknown-id', `${card.name} is not in your hand`);
  const open = raising(now);
  if (open === 'no') return refuse('not-allowed-now', 'no card may be played before the choice is made');
  if (card.type === 'main' || card.type === 'upgrade') {
    if (m.active !== seat) return refuse('not-your-turn', `${card.name} is played in your own main phase`);
  }
  if (!inItsTime(t, now, seat, card))
    return refuse('not-allowed-now', `${card.name} is played in a ${card.type === 'roll' ? 'roll' : 'main'} phase`);
  if (open === 'dice' && !card.altersDice) return refuse('not-allowed-now', 'only what changes dice may be played now');
  const cost = costOf(t, seat, card);
  if (card.upgrade) {
    const level = seatOf(t, seat).levels[card.upgrade.ability] ?? 1;
    if (level >= card.upgrade.level)
      return refuse(
        'requirement-not-met',
        `${card.name} upgrades to level ${card.upgrade.level}, the ability has level ${level} already`,
      );
  }
  if (seatOf(t, seat).cp < cost)
    return refuse('not-enough-cp', `${card.name} costs ${cost} CP, you have ${seatOf(t, seat).cp}`);
  const self = bodyForSeat(t, seat);
  if (card.modifier && !mayModify(t, self)) {
    return refuse(
      'requirement-not-met',
      `${card.name} needs an Attack of your own with 1 or more damage that can be enhanced`,
    );
  }
  if (card.when && !holds(t, { self }, card.when))
    return refuse('requirement-not-met', `the condition of ${card.name} is not met`);
  if (!canBegin(t, self, card.source, card.run))
    return refuse('requirement-not-met', `${card.name} has nothing to affect now`);
  return undefined;
};

/** An offer with its place among all that are printed there, and how many those are. */
export interface OpenOffer {
  readonly offer: LibraryOffer;
  readonly place: number;
  readonly printed: number;
}

/** The offers of a token, companion or ability that are open to the seat now. */
export const openOffers = (
  t: Table,
  now: Situation,
  seat: Seat,
  kind: 'token' | 'companion' | 'ability',
  id: string,
): OpenOffer[] => {
  const open = raising(now);
  if (open === 'no') return [];
  const self = bodyForSeat(t, seat);
  const offers = offersOf(t, self, kind, id);
  const found: OpenOffer[] = [];
  for (let place = 0; place < offers.length; place++) {
    const offer = offers[place];
    if (offer && (open === 'yes' || offer.altersDice) && offerOpen(t, now, self, kind, id, offer))
      found.push({ offer, place, printed: offers.length });
  }
  return found;
};

const offersOf = (
  t: Table,
  self: BodyId,
  kind: 'token' | 'companion' | 'ability',
  id: string,
): readonly LibraryOffer[] => {
  if (kind === 'token') return heldCount(t, self, id) > 0 ? (t.lib.tokens.get(id)?.offers ?? NO_OFFERS) : NO_OFFERS;
  if (kind === 'companion') {
    const shows = bodyOf(t, self).companions.some((c) => c.side === id);
    return shows ? (t.lib.sides.get(id)?.offers ?? NO_OFFERS) : NO_OFFERS;
  }
  const ability = heroOf(t, self).ability.get(id);
  return ability?.levels[levelOf(t, self, ability) - 1]?.offers ?? NO_OFFERS;
};
const NO_OFFERS: readonly LibraryOffer[] = [];

const offerOpen = (t: Table, now: Situation, self: BodyId, kind: string, id: string, offer: LibraryOffer): boolean => {
  const { def } = offer;
  if (def.at === 'offensive-end' && !(now.kind === 'window' && now.window.moment === 'offensive-end')) return false;
  if (def.modifier && !mayModify(t, self)) return false;
  if (kind === 'token' && payable(t, self, id, offer) < priceOf(offer)) return false;
  if (kind === 'companion' && !bodyOf(t, self).companions.some((c) => c.side === id && oldEnough(t, c.since, def.aged)))
    return false;
  if (!withinLimit(t, self, offer)) return false;
  if (!canPay(t, { self }, self, def.cost)) return false;
  if (def.when && !holds(t, { self }, def.when)) return false;
  return canBegin(t, self, `${kind}:${id}`, def.run, kind === 'token' ? priceOf(offer) : 0);
};
/** Tokens that the offer takes at least. */
const priceOf = ({ def: { tokens } }: LibraryOffer): number => (typeof tokens === 'number' ? tokens : 1);

/** Tokens that the offer may be paid with: those held before its span began, where it says so. */
export const payable = (t: Table, self: BodyId, id: string, { def }: LibraryOffer): number => {
  let n = 0;
  for (const token of bodyOf(t, self).tokens) if (token.id === id && oldEnough(t, token.since, def.aged)) n += token.n;
  return n;
};
const oldEnough = (t: Table, since: number, aged: 'turn' | 'phase' | undefined): boolean => {
  if (aged === undefined) return true;
  return since < (aged === 'turn' ? t.m.turnBegan : t.m.phaseBegan);
};

/** The first thing a program does must have something to affect: what can only do nothing is not offered (ruling 14).
 *  What would change nothing is passed over. `paid`: how many of its own tokens it takes. */
export const canBegin = (t: Table, self: BodyId, source: string, run: Program, paid = 0): boolean => {
  const x: Exec = { t, f: effectFrame({ at: '', self, source }), asked: 0 };
  for (const effect of run) if (!idle(x, effect)) return possible(x, effect, paid);
  return run.length === 0;
};

/** It would change nothing: a gain with no room for it, or nothing to add. */
const idle = ({ t, f }: Exec, e: Effect): boolean => {
  if (e.do === 'move' && e.what === 'cp' && e.to === 'self' && e.from === undefined)
    return seatOf(t, bodyOf(t, f.self).seat).cp >= MAX_CP;
  if (e.do === 'modify') return typeof e.add === 'object' && 'held' in e.add && amount(t, f, e.add) === 0;
  if (e.do !== 'move' || e.to !== 'self' || typeof e.what !== 'object' || !('token' in e.what)) return false;
  return !mayTake(t, f.self, e.what.token, f.self);
};

/** The last tokens of a kind are gone once they are spent, so none of them can be what their own effect picks. */
const paysWithItself = ({ t, f }: Exec, { body, token }: TokenAt, paid: number): boolean =>
  body === f.self && f.source === `token:${token}` && heldCount(t, body, token) === paid;

const possible = (x: Exec, e: Effect, paid: number): boolean => {
  const { t, f } = x;
  switch (e.do) {
    case 'dice':
      return hasDie(x, e);
    case 'move': {
      if (typeof e.to !== 'object' || !('choose' in e.to)) return true;
      const token = typeof e.what === 'object' && 'token' in e.what ? e.what.token : undefined;
      const open = candidates(x, e.to.choose, e.to.except, e.to.if);
      return open.some((body) => token === undefined || mayTake(t, body, token, f.self));
    }
    case 'choose':
      if (!e.from) return true;
      if ('players' in e.from) return candidates(x, e.from.players, e.from.except, e.from.if).length > 0;
      if ('tokens' in e.from) return pickableTokens(x, e.from).some((at) => !paysWithItself(x, at, paid));
      if ('dice' in e.from) return diceMeant(x, e.from.dice).length > 0;
      if ('amount' in e.from) return amount(t, f, e.from.amount[1]) >= amount(t, f, e.from.amount[0]);
      return true;
    case 'if': {
      const run = holds(t, f, e.cond) ? e.run : (e.else ?? []);
      return run.length === 0 || possible(x, run[0] ?? e, paid);
    }
    case 'each':
      return e.run.length === 0 || possible(x, e.run[0] ?? e, paid);
    default:
      return true;
  }
};
