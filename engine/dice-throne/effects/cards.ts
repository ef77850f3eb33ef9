/** `cards`: draw, discard. An empty deck is made anew from the discard pile (rulebook: Income Phase). */
import { below, shuffle } from '../../core/chance.ts';
import { amount } from '../amounts.ts';
import { ask } from '../ask.ts';
import type { BodyId } from '../state.ts';
import { bodyOf, decider, emit, seatOf, type Table } from '../table.ts';
import type { Cards } from '../words.ts';
import { type Exec, planning, type Result, resolve } from './exec.ts';

export const cards = (x: Exec, e: Cards): Result => {
  const { t, f } = x;
  const of = resolve(x, e.of);
  if (of === 'wait') return 'wait';
  const n = e.n === 'all' ? Number.POSITIVE_INFINITY : amount(t, f, e.n);
  if (e.from === 'deck') {
    if (planning(x)) return 'done';
    for (const body of of) drawCards(t, body, n);
    return 'done';
  }
  return discard(x, e, of, n);
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

const discard = (x: Exec, e: Cards, of: readonly BodyId[], n: number): Result => {
  const { t, f } = x;
  // Asked first, done afterwards: an effect runs again from its start after each answer.
  const picks: { body: BodyId; card: string }[] = [];
  for (const body of of) {
    const left = [...seatOf(t, bodyOf(t, body).seat).hand];
    const times = Math.min(n, left.length);
    for (let i = 0; i < times; i++) {
      let card: string | undefined;
      if (times === left.length || e.pick === 'top') card = left[0];
      else if (e.pick === 'random') {
        if (planning(x)) return 'done';
        card = left[below(t.m.chance, left.length)];
      } else {
        const seat = decider(t, e.pick === 'owner' ? body : f.self);
        const answer = ask(
          x,
          seat,
          [...new Set(left)].map((id) => `card:${id}`),
          f.source,
        );
        if (answer === undefined) return 'wait';
        card = answer.slice('card:'.length);
      }
      if (card === undefined) break;
      left.splice(left.indexOf(card), 1);
      picks.push({ body, card });
    }
  }
  if (planning(x)) return 'done';
  for (const { body, card } of picks) {
    const { seat } = bodyOf(t, body);
    const owner = seatOf(t, seat);
    owner.hand.splice(owner.hand.indexOf(card), 1);
    owner.discard.push(card);
    emit(t, { type: 'discarded', seat, card });
  }
  return 'done';
};
