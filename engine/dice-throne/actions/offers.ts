/** What a seat may play, spend or use now. One set of rules for cards and tokens alike; silence and whose window it is are
 *  asked before. What keeps a card from being played is a name from a closed list; its words are made for a refusal only. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { mayModify } from '../rules/attack.ts';
import { companionNamed, sideOf } from '../rules/companions.ts';
import { canPay } from '../rules/costs.ts';
import { boardOf } from '../rules/requirements.ts';
import { withinLimit } from '../rules/uses.ts';
import { bodyForSeat, bodyOf, cardOf, equipmentOf, heldCount, heroOf, holdingsOf } from '../state/context.ts';
import { focusAs, focusOn } from '../state/focus.ts';
import type { BodyId, OfferKind } from '../state/match.ts';
import type { LibraryCard, LibraryOffer, Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { priceOf } from '../turn/play.ts';
import type { Offer } from '../vocabulary/words.ts';
import { inRollPhase, type Situation } from './situation.ts';

/** Whether cards and tokens may be raised now at all, and only such as touch dice. Nothing may interrupt a choice. */
export const raising = (now: Situation): 'no' | 'dice' | 'yes' => {
  if (now.kind === 'over' || now.kind === 'prompt') return 'no';
  return now.kind === 'window' && now.diceOnly ? 'dice' : 'yes';
};

/** Cards of this type are played at this time at all. */
export const inItsTime = (t: Table, now: Situation, seat: Seat, { type }: LibraryCard): boolean => {
  if (type === 'instant') return true;
  if (type === 'roll') return inRollPhase(t.m);
  return t.m.active === seat && now.kind === 'idle' && now.phase === 'main';
};

/** What keeps a seat from playing a card. */
type Bar =
  | 'not in hand'
  | 'choice first'
  | 'own main phase'
  | 'not its time'
  | 'only dice'
  | 'level'
  | 'price'
  | 'no attack'
  | 'condition'
  | 'nothing to affect';

/** What keeps the seat from playing the card now, or nothing. */
export const barTo = (t: Table, now: Situation, seat: Seat, card: LibraryCard): Bar | undefined => {
  const self = bodyForSeat(t, seat);
  return holdingsOf(t, self).hand.includes(card.id) ? barInHand(t, now, seat, self, card) : 'not in hand';
};
/** The same of a card that is in hand. */
export const barInHand = (t: Table, now: Situation, seat: Seat, self: BodyId, card: LibraryCard): Bar | undefined => {
  const { levels, cp } = holdingsOf(t, self);
  const open = raising(now);
  if (open === 'no') return 'choice first';
  if (card.type !== 'roll' && card.type !== 'instant' && t.m.active !== seat) return 'own main phase';
  if (!inItsTime(t, now, seat, card)) return 'not its time';
  if (open === 'dice' && !card.altersDice) return 'only dice';
  if (card.upgrade && (levels[card.upgrade.place] ?? 1) >= card.upgrade.level) return 'level';
  return cp < priceOf(t, self, card) ? 'price' : effectBar(t, self, card);
};

/** What keeps the card from having an effect now, whatever it costs. */
export const effectBar = (t: Table, self: BodyId, card: LibraryCard): Bar | undefined => {
  if (card.modifier && !mayModify(t, self)) return 'no attack';
  if (card.whenHolds && !card.whenHolds(t, focusOn(self))) return 'condition';
  if (card.begins && !card.begins(t, focusAs(self, card.source))) return 'nothing to affect';
  return undefined;
};

/** The same in words, as a refusal. */
export const cardRefusal = (t: Table, now: Situation, seat: Seat, card: LibraryCard): Refusal | undefined => {
  const bar = barTo(t, now, seat, card);
  const { levels, cp } = holdingsOf(t, bodyForSeat(t, seat));
  switch (bar) {
    case undefined:
      return undefined;
    case 'not in hand':
      return refuse('unknown-id', `${card.name} is not in your hand`);
    case 'choice first':
      return refuse('not-allowed-now', 'no card may be played before the choice is made');
    case 'own main phase':
      return refuse('not-your-turn', `${card.name} is played in your own main phase`);
    case 'not its time':
      return refuse('not-allowed-now', `${card.name} is played in a ${card.type === 'roll' ? 'roll' : 'main'} phase`);
    case 'only dice':
      return refuse('not-allowed-now', 'only what changes dice may be played now');
    case 'level': {
      const level = levels[card.upgrade?.place ?? 0] ?? 1;
      return refuse(
        'requirement-not-met',
        `${card.name} upgrades to level ${card.upgrade?.level}, the ability has level ${level} already`,
      );
    }
    case 'price':
      return refuse('not-enough-cp', `${card.name} costs ${priceOf(t, bodyForSeat(t, seat), card)} CP, you have ${cp}`);
    case 'no attack':
      return refuse(
        'requirement-not-met',
        `${card.name} needs an Attack of your own with 1 or more damage that can be enhanced`,
      );
    case 'condition':
      return refuse('requirement-not-met', `the condition of ${card.name} is not met`);
    case 'nothing to affect':
      return refuse('requirement-not-met', `${card.name} has nothing to affect now`);
  }
};

/** On what stands what an action spends or uses. */
export const kindMeant = (t: Table, self: BodyId, action: UseAction): OfferKind => {
  if (action.type === 'spend') return t.lib.tokens.has(action.token) ? 'token' : 'companion';
  if (heroOf(t, self).ability.has(action.ability)) return 'ability';
  return t.lib.everybody.has(action.ability) ? 'rule' : 'card';
};
export type UseAction = Extract<DiceThroneAction, { type: 'spend' | 'use' }>;

/** An offer with its place among all that are printed there, and how many those are. */
export interface OpenOffer {
  readonly offer: LibraryOffer;
  readonly place: number;
  readonly printed: number;
}

/** The offers of a token, companion or ability that are open to the seat now. */
export const openOffers = (t: Table, now: Situation, seat: Seat, kind: OfferKind, id: string): OpenOffer[] =>
  offersOpenTo(t, now, bodyForSeat(t, seat), kind, id);
/** The same for a body, whoever decides for it. */
export const offersOpenTo = (t: Table, now: Situation, self: BodyId, kind: OfferKind, id: string): OpenOffer[] => {
  const open = raising(now);
  if (open === 'no') return [];
  const offers = offersOf(t, self, kind, id);
  const found: OpenOffer[] = [];
  for (let place = 0; place < offers.length; place++) {
    const offer = offers[place];
    if (!offer || (open === 'dice' && !offer.altersDice)) continue;
    if (isOpen(t, now, self, kind, id, offer)) found.push({ offer, place, printed: offers.length });
  }
  return found;
};
/** Any of them is. */
export const offersAny = (t: Table, now: Situation, seat: Seat, kind: OfferKind, id: string): boolean => {
  const self = bodyForSeat(t, seat);
  return anyOpen(t, now, self, kind, id, offersOf(t, self, kind, id));
};
/** Any of these is, which stand there. */
export const anyOpen = (
  t: Table,
  now: Situation,
  self: BodyId,
  kind: OfferKind,
  id: string,
  offers: readonly LibraryOffer[],
): boolean => {
  const open = raising(now);
  if (open === 'no') return false;
  for (const offer of offers)
    if ((open === 'yes' || offer.altersDice) && isOpen(t, now, self, kind, id, offer)) return true;
  return false;
};

const offersOf = (t: Table, self: BodyId, kind: OfferKind, id: string): readonly LibraryOffer[] => {
  if (kind === 'token') return heldCount(t, self, id) > 0 ? (t.lib.tokens.get(id)?.offers ?? NO_OFFERS) : NO_OFFERS;
  if (kind === 'companion') {
    const companion = companionNamed(t, self, id);
    return (companion && sideOf(t, companion)?.offers) ?? NO_OFFERS;
  }
  if (kind === 'card') return (equipmentOf(t, self).includes(id) && cardOf(t, id).equipment?.offers) || NO_OFFERS;
  if (kind === 'rule') return (t.m.scenario && t.lib.everybody.get(id)?.offers) ?? NO_OFFERS;
  const ability = heroOf(t, self).ability.get(id);
  return (ability && boardOf(t, self, ability))?.offers ?? NO_OFFERS;
};
const NO_OFFERS: readonly LibraryOffer[] = [];

/** When what acts at a place only may be used. */
const isThere = (t: Table, now: Situation, self: BodyId, at: NonNullable<Offer['at']>): boolean => {
  switch (at) {
    case 'offensive-end':
      return now.kind === 'window' && now.moment === 'offensive-end';
    case 'upkeep':
      return now.kind === 'window' && now.moment === 'upkeep-damage' && t.m.turnOf === self;
    case 'salve':
      return now.kind === 'idle' && now.phase === 'salve' && t.m.turnOf === self;
  }
};
const isOpen = (t: Table, now: Situation, self: BodyId, kind: OfferKind, id: string, offer: LibraryOffer): boolean => {
  const { def } = offer;
  if (def.at !== undefined && !isThere(t, now, self, def.at)) return false;
  if (def.modifier && !mayModify(t, self)) return false;
  if (kind === 'token' && payable(t, self, id, offer) < (typeof def.tokens === 'number' ? def.tokens : 1)) return false;
  if (kind === 'companion' && !anyOldEnough(t, self, id, def.aged)) return false;
  if (!withinLimit(t, self, offer)) return false;
  const f = focusOn(self);
  if (!canPay(t, f, self, offer.cost)) return false;
  if (offer.when && !offer.when(t, f)) return false;
  return !offer.begins || offer.begins(t, focusAs(self, `${kind}:${id}`, offer.picks));
};

/** Tokens that the offer may be paid with: those held before its span began, where it says so. */
export const payable = (t: Table, self: BodyId, id: string, { def }: LibraryOffer): number => {
  let n = 0;
  for (const token of bodyOf(t, self).tokens) if (token.id === id && oldEnough(t, token.since, def.aged)) n += token.n;
  return n;
};
const anyOldEnough = (t: Table, self: BodyId, name: string, aged: Offer['aged']): boolean =>
  bodyOf(t, self).companions.some(
    (companion) => sideOf(t, companion)?.shown === name && oldEnough(t, companion.since, aged),
  );
const oldEnough = (t: Table, since: number, aged: 'turn' | 'phase' | undefined): boolean => {
  if (aged === undefined) return true;
  return since < (aged === 'turn' ? t.m.turnBegan : t.m.phaseBegan);
};
