/** Prices: what an offer or an alternative costs besides the card or token itself. */

import { takeTokens } from '../effects/move.ts';
import { bodyOf, emit, heldCount, seatOf, type Table } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Cost } from '../vocabulary/words.ts';
import { amount, type Focus } from './amounts.ts';

export const canPay = (t: Table, f: Focus, body: BodyId, cost: Cost | undefined): boolean => {
  if (!cost) return true;
  const seat = seatOf(t, bodyOf(t, body).seat);
  if (cost.cp !== undefined && seat.cp < amount(t, f, cost.cp)) return false;
  if (cost.token && heldCount(t, body, cost.token.id) < amount(t, f, cost.token.n)) return false;
  if (cost.companion && !bodyOf(t, body).companions.some((c) => c.side === cost.companion)) return false;
  return cost.cards === undefined || seat.hand.length >= cost.cards;
};

/** Pays what needs no choice; cards of the payer's choice are asked for by whoever calls. */
export const pay = (t: Table, f: Focus, body: BodyId, cost: Cost | undefined): void => {
  if (!cost) return;
  const owner = bodyOf(t, body);
  if (cost.cp !== undefined) payCp(t, owner.seat, amount(t, f, cost.cp));
  if (cost.token) takeTokens(t, body, cost.token.id, amount(t, f, cost.token.n), { paid: true });
  if (cost.companion) {
    const at = owner.companions.findIndex((c) => c.side === cost.companion);
    owner.companions.splice(at, 1);
    emit(t, { type: 'companion-lost', seat: owner.seat, side: cost.companion });
  }
};
export const payCp = (t: Table, seat: number, n: number): void => {
  if (n === 0) return;
  seatOf(t, seat).cp -= n;
  emit(t, { type: 'cp', seat, n: -n, paid: true });
};
