/** Playing: a card, a token, a companion or a paid ability is paid for and its program put on the stack. Whether it
 *  may be played is asked in `offers.ts`; here it is done. */
import { askPayment, payCards } from '../rules/cards.ts';
import { pay, payCp } from '../rules/costs.ts';
import { askRoom, discardEquipment, layDown } from '../rules/equipment.ts';
import { newPool, openPool } from '../rules/pools.ts';
import { countFigure, figure } from '../rules/standing.ts';
import { payTokens } from '../rules/tokens.ts';
import { countUse } from '../rules/uses.ts';
import { endGiven, settled, WAIT } from '../stack/asking.ts';
import { pushEffects, pushProcedure } from '../stack/frames.ts';
import { type Procedure, procedure } from '../stack/procedure.ts';
import { castOf } from '../state/cast.ts';
import { cardOf, decider, emit, heroOf, holdingsOf, impossible, MAX_CP, placeOf } from '../state/context.ts';
import type { DiceThroneEvent } from '../state/events.ts';
import { focusOn } from '../state/focus.ts';
import type { BodyId, OfferKind, Picked, ProcedureFrame, Source } from '../state/match.ts';
import type { LibraryCard, LibraryOffer, Table } from '../state/table.ts';

/** What an upgrade costs now: from a level II only the difference is paid (rulebook: Hero Upgrades). */
export const priceOf = (t: Table, body: BodyId, card: LibraryCard): number => {
  const price = castOf(t).adjusts.has('card price')
    ? Math.max(0, card.cost + figure(t, body, 'card price'))
    : card.cost;
  if (!card.upgrade) return price;
  const { upgrades } = holdingsOf(t, body);
  const under = upgrades.find((id) => t.lib.cards.get(id)?.upgrade?.ability === card.upgrade?.ability);
  return Math.max(0, price - (under === undefined ? 0 : (t.lib.cards.get(under)?.cost ?? 0)));
};

export const playCard = (t: Table, body: BodyId, card: LibraryCard, given: readonly string[] | undefined): void => {
  const { hand } = holdingsOf(t, body);
  hand.splice(hand.indexOf(card.id), 1);
  playOpen(t, body, card, given);
};

/** The same of a card that is in hand no longer, or never was. */
export const playOpen = (t: Table, body: BodyId, card: LibraryCard, given: readonly string[] | undefined): void => {
  const cost = priceOf(t, body, card);
  emit(t, { type: 'played', seat: placeOf(t, body), card: card.id, cost });
  payCp(t, body, cost);
  countFigure(t, body, 'card price');
  if (card.upgrade) {
    upgrade(t, body, card);
    return;
  }
  begin(t, body, {
    card: card.id,
    run: {
      at: card.at,
      source: card.source,
      self: body,
      picks: undefined,
      planning: card.type === 'main' ? true : undefined,
      cards: undefined,
    },
    given,
  });
};

/** Puts an upgrade card into force; what lay there lies beneath it. */
export const upgrade = (t: Table, body: BodyId, card: LibraryCard): void => {
  const { ability, place, level } = card.upgrade ?? impossible(`${card.id} upgrades nothing`);
  const owner = holdingsOf(t, body);
  const under = owner.upgrades.findIndex((id) => t.lib.cards.get(id)?.upgrade?.ability === ability);
  if (under >= 0) owner.beneath.push(...owner.upgrades.splice(under, 1));
  owner.upgrades.push(card.id);
  owner.levels[place] = level;
  emit(t, { type: 'upgraded', seat: placeOf(t, body), ability, level, hero: heroOf(t, body).id });
};

/** What an offer stands on, and how many tokens are paid. */
interface Used {
  readonly kind: OfferKind;
  readonly id: string;
  readonly count: number;
}

/** Uses an offer: the token, companion or ability it stands on is paid first. `count` tokens are paid. */
export const useOffer = (
  t: Table,
  self: BodyId,
  offer: LibraryOffer,
  from: Used,
  given: readonly string[] | undefined,
): void => {
  emit(t, usedEvent(placeOf(t, self), from));
  if (from.kind === 'token') payTokens(t, self, from.id, from.count, offer.def.aged !== undefined);
  pay(t, focusOn(self), self, offer.cost);
  countUse(t, self, offer);
  const source: Source = `${from.kind}:${from.id}`;
  const picks: Record<string, Picked> = { count: { number: from.count } };
  const cards = offer.def.cost?.cards;
  begin(t, self, { run: { at: offer.at, source, self, picks, planning: undefined, cards }, given });
};

const usedEvent = (seat: number, { kind, id, count }: Used): DiceThroneEvent => {
  if (kind === 'token') return { type: 'spent', seat, token: id, n: count };
  if (kind === 'companion') return { type: 'spent', seat, companion: id, n: count };
  return { type: 'used', seat, ability: id, n: count };
};

const begin = (
  t: Table,
  by: BodyId,
  { run, card, given }: Fields<ProcedureFrame, 'run' | 'card'> & { given: readonly string[] | undefined },
): void => {
  if (given) t.m.given = { seat: decider(t, by), options: [...given] };
  const played = pushProcedure(t, 'play');
  played.by = by;
  played.run = run;
  played.card = card;
};
type Fields<T, K extends keyof T> = { [P in K]?: T[P] };

/** What is played runs with a pool of its own where none is open, so that its damage and healing move when it is done. */
export const play: Procedure = procedure([
  {
    name: 'pay',
    run: (t, f) => {
      const { cards, self, source } = f.run ?? impossible('nothing to run');
      if (cards === undefined) return;
      const paid = settled(t, f, askPayment(t, self, cards, source));
      if (paid === WAIT) return 'wait';
      payCards(t, self, paid);
    },
  },
  {
    name: 'room',
    run: (t, f) => {
      const card = f.card === undefined ? undefined : cardOf(t, f.card);
      if (!card?.equipment) return;
      const self = f.by ?? impossible('nobody played');
      const gone = settled(t, f, askRoom(t, self, card));
      if (gone === WAIT) return 'wait';
      if (gone !== undefined) discardEquipment(t, self, gone);
    },
  },
  {
    name: 'run',
    run: (t, f) => {
      if (!openPool(t)) f.pool = newPool(t, 'play').id;
      const { at, source, self, picks, planning } = f.run ?? impossible('nothing to run');
      const played = pushEffects(t, at, self, source);
      played.picks = picks;
      played.planning = planning;
    },
  },
  {
    name: 'settle',
    run: (t, f) => {
      endGiven(t);
      if (f.pool === undefined) return;
      const pool = t.m.pools.find((other) => other.id === f.pool);
      if (!pool) return;
      if (pool.parcels.length > 0 || pool.heals.length > 0) pushProcedure(t, 'settle').pool = pool.id;
      else t.m.pools = t.m.pools.filter((other) => other !== pool);
    },
  },
  {
    name: 'lay down',
    run: (t, f) => {
      if (f.card !== undefined) layDown(t, f.by ?? impossible('nobody played'), cardOf(t, f.card));
    },
  },
]);

/** Discards a card of the hand for CP. */
export const sell = (t: Table, body: BodyId, card: string): void => {
  const { hand } = holdingsOf(t, body);
  hand.splice(hand.indexOf(card), 1);
  sellOpen(t, body, card);
};

/** The same of a card that is in hand no longer, or never was. */
export const sellOpen = (t: Table, body: BodyId, card: string): void => {
  const owner = holdingsOf(t, body);
  owner.discard.push(card);
  owner.cp = Math.min(MAX_CP, owner.cp + Math.max(0, 1 + figure(t, body, 'sale')));
  countFigure(t, body, 'sale');
  emit(t, { type: 'sold', seat: placeOf(t, body), card });
};
