/** `cards`: draw, discard, search, recall, look. An empty deck is made anew from the discard pile (rulebook: Income
 *  Phase). */
import { below, shuffle } from '../../core/chance.ts';
import { amount } from '../rules/amounts.ts';
import { type Asking, ask } from '../stack/asking.ts';
import { bodyOf, decider, emit, seatOf, type Table } from '../state/context.ts';
import type { BodyId, SeatState, Source } from '../state/match.ts';
import type { Cards } from '../vocabulary/words.ts';
import { type Exec, planning, type Result, resolve } from './exec.ts';

export const cards = (x: Exec, e: Cards): Result => {
  const { t, f } = x;
  const of = resolve(x, e.of);
  if (of === 'wait') return 'wait';
  const n = e.n === 'all' ? Number.POSITIVE_INFINITY : amount(t, f, e.n);
  if (e.from === 'deck' && e.to === 'hand' && e.pick === 'top') {
    if (planning(x)) return 'done';
    for (const body of of) drawCards(t, body, n);
    return 'done';
  }
  // Asked first, done afterwards: an effect runs again from its start after each answer.
  const picks = pickCards(x, e, of, n);
  if (picks === 'wait') return 'wait';
  if (planning(x)) return 'done';
  for (const { body, card } of picks) moveCard(t, body, card, e);
  if (e.show && picks.length > 0) show(x, picks);
  if (e.pick === 'search' && e.from === 'deck') {
    for (const body of of) {
      shuffle(t.m.chance, zoneOf(t, body, 'deck'));
      emit(t, { type: 'reshuffled', seat: bodyOf(t, body).seat });
    }
  }
  if (e.as !== undefined) f.picks = { ...f.picks, [e.as]: { cards: picks.map(({ card }) => card) } };
  return 'done';
};

/** Draws up to `n` cards from the top of the body's deck. */
export const drawCards = (t: Table, body: BodyId, n: number): void => {
  const { seat } = bodyOf(t, body);
  const owner = seatOf(t, seat);
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
};

interface Pick {
  readonly body: BodyId;
  readonly card: string;
}
const zoneOf = (t: Table, body: BodyId, zone: 'deck' | 'hand' | 'discard'): SeatState['deck'] =>
  seatOf(t, bodyOf(t, body).seat)[zone];

const pickCards = (x: Exec, e: Cards, of: readonly BodyId[], n: number): Pick[] | 'wait' => {
  const { t, f } = x;
  const picks: Pick[] = [];
  for (const body of of) {
    // The top of a pile is its last card; a hand has no order.
    const lying = zoneOf(t, body, e.from).filter((card) => isMeant(t, card, e.only));
    const left = e.from === 'hand' ? lying : lying.reverse();
    const times = Math.min(n, left.length);
    const every = times === left.length && e.pick !== 'search';
    for (let i = 0; i < times; i++) {
      let card: string | undefined;
      if (e.pick === 'top' || every) card = left[0];
      else if (e.pick === 'random') {
        if (planning(x)) return picks;
        card = left[below(t.m.chance, left.length)];
      } else {
        const answer = askCard(x, decider(t, e.pick === 'owner' ? body : f.self), left, f.source);
        if (answer === undefined) return 'wait';
        card = answer;
      }
      if (card === undefined) break;
      left.splice(left.indexOf(card), 1);
      picks.push({ body, card });
    }
  }
  return picks;
};
const isMeant = (t: Table, id: string, only: Cards['only']): boolean => {
  if (!only) return true;
  const card = t.lib.cards.get(id);
  return (
    card !== undefined &&
    (only.type === undefined || card.type === only.type) &&
    (only.cost === undefined || card.cost <= only.cost)
  );
};

/** Asks for one card of some. */
export const askCard = (x: Asking, seat: number, among: readonly string[], about: Source): string | undefined =>
  ask(
    x,
    seat,
    [...new Set(among)].map((id) => `card:${id}`),
    about,
  )?.slice('card:'.length);

const moveCard = (t: Table, body: BodyId, card: string, { from, to }: Cards): void => {
  const { seat } = bodyOf(t, body);
  if (from === to) return;
  const pile = zoneOf(t, body, from);
  pile.splice(pile.lastIndexOf(card), 1);
  if (to === 'bottom') zoneOf(t, body, 'deck').unshift(card);
  else zoneOf(t, body, to).push(card);
  if (to === 'discard') emit(t, { type: 'discarded', seat, card });
  else if (to === 'hand') emit(t, { type: 'taken', seat, from, cards: [card] });
  else emit(t, { type: 'put-back', seat, from, to, cards: [card] });
};

/** Only whoever looks learns what is seen (`seenEvents`). */
const show = ({ t, f }: Exec, picks: readonly Pick[]): void => {
  const to = decider(t, f.self);
  for (const body of new Set(picks.map((pick) => pick.body))) {
    const seen = picks.filter((pick) => pick.body === body).map(({ card }) => card);
    emit(t, { type: 'shown', seat: bodyOf(t, body).seat, to, cards: seen });
  }
};

/** Cards of one's choice that are paid with. Answers whether they are paid. */
export const payCards = (x: Asking, body: BodyId, n: number, about: Source): boolean => {
  const { t } = x;
  const left = [...zoneOf(t, body, 'hand')];
  const paid: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = askCard(x, decider(t, body), left, about);
    if (card === undefined) return false;
    left.splice(left.indexOf(card), 1);
    paid.push(card);
  }
  for (const card of paid) moveCard(t, body, card, { do: 'cards', n: 1, from: 'hand', to: 'discard', pick: 'self' });
  return true;
};
