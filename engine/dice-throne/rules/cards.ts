/** Cards: piles of a player, drawing, and cards of one's choice that are paid with. An empty deck is made anew from the
 *  discard pile (rulebook: Income Phase). */
import { shuffle } from '../../core/chance.ts';
import { question } from '../stack/asking.ts';
import { decider, emit, holdingsOf, placeOf } from '../state/context.ts';
import type { BodyId, Source } from '../state/match.ts';
import type { Asks, Table } from '../state/table.ts';

export type Zone = 'deck' | 'hand' | 'discard';
export const zoneOf = (t: Table, body: BodyId, zone: Zone): string[] => holdingsOf(t, body)[zone];

/** Draws up to `n` cards from the top of the body's deck. Returns them. */
export const drawCards = (t: Table, body: BodyId, n: number): string[] => {
  const owner = holdingsOf(t, body);
  const seat = placeOf(t, body);
  const drawn: string[] = [];
  while (drawn.length < n) {
    if (owner.deck.length === 0) {
      if (owner.discard.length === 0) break;
      owner.deck = owner.discard;
      owner.discard = [];
      shuffle(t.m.chance, owner.deck);
      emit(t, { type: 'reshuffled', seat });
    }
    const card = owner.deck.pop();
    if (card !== undefined) drawn.push(card);
  }
  owner.hand.push(...drawn);
  if (drawn.length > 0) emit(t, { type: 'drawn', seat, n: drawn.length, cards: drawn });
  return drawn;
};

/** Where a card goes: the top or the bottom of the deck, the hand, or the discard pile. */
export type Place = Zone | 'bottom';
export const moveCard = (t: Table, body: BodyId, card: string, from: Zone, to: Place): void => {
  if (from === to) return;
  const seat = placeOf(t, body);
  const pile = zoneOf(t, body, from);
  pile.splice(pile.lastIndexOf(card), 1);
  if (to === 'bottom') zoneOf(t, body, 'deck').unshift(card);
  else zoneOf(t, body, to).push(card);
  if (to === 'discard') emit(t, { type: 'discarded', seat, card });
  else if (to === 'hand') emit(t, { type: 'taken', seat, from, cards: [card] });
  else emit(t, { type: 'put-back', seat, from, to, cards: [card] });
};

/** Asks for one card of some. */
export function* askCard(seat: number, among: readonly string[], about: Source): Asks<string> {
  const options = [...new Set(among)].map((id) => `card:${id}`);
  return (yield question(seat, options, about)).slice('card:'.length);
}

/** Asks for cards of the hand that are paid with. */
export function* askPayment(t: Table, body: BodyId, n: number, about: Source): Asks<string[]> {
  const left = [...zoneOf(t, body, 'hand')];
  const paid: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = yield* askCard(decider(t, body), left, about);
    left.splice(left.indexOf(card), 1);
    paid.push(card);
  }
  return paid;
}
export const payCards = (t: Table, body: BodyId, cards: readonly string[]): void => {
  for (const card of cards) moveCard(t, body, card, 'hand', 'discard');
};
