/** Prices: what an offer or an alternative costs besides the card or token itself. */
import { bodyOf, emit, heldCount, holdingsOf, placeOf } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import type { Focus, LibraryCost, Table } from '../state/table.ts';
import type { Cost } from '../vocabulary/words.ts';
import { amountOf } from './amounts.ts';
import { payTokens } from './tokens.ts';

export const prepareCost = (cost: Cost | undefined): LibraryCost | undefined =>
  cost && {
    cp: cost.cp === undefined ? undefined : amountOf(cost.cp),
    token: cost.token && { id: cost.token.id, n: amountOf(cost.token.n) },
    companion: cost.companion,
    cards: cost.cards,
  };

export const canPay = (t: Table, f: Focus, body: BodyId, cost: LibraryCost | undefined): boolean => {
  if (!cost) return true;
  const { cp, hand } = holdingsOf(t, body);
  if (cost.cp !== undefined && cp < cost.cp(t, f)) return false;
  if (cost.token && heldCount(t, body, cost.token.id) < cost.token.n(t, f)) return false;
  if (cost.companion !== undefined && !bodyOf(t, body).companions.some((c) => c.side === cost.companion)) return false;
  return cost.cards === undefined || hand.length >= cost.cards;
};

/** Pays what needs no choice; cards of the payer's choice are asked for by the caller. */
export const pay = (t: Table, f: Focus, body: BodyId, cost: LibraryCost | undefined): void => {
  if (!cost) return;
  if (cost.cp !== undefined) payCp(t, body, cost.cp(t, f));
  if (cost.token) payTokens(t, body, cost.token.id, cost.token.n(t, f));
  if (cost.companion !== undefined) loseCompanion(t, body, cost.companion);
};
export const payCp = (t: Table, body: BodyId, n: number): void => {
  if (n === 0) return;
  holdingsOf(t, body).cp -= n;
  emit(t, { type: 'cp', seat: placeOf(t, body), n: -n, paid: true });
};
/** One companion that shows this side leaves, if there is one. */
export const loseCompanion = (t: Table, body: BodyId, side: string): void => {
  const owner = bodyOf(t, body);
  const at = owner.companions.findIndex((companion) => companion.side === side);
  if (at < 0) return;
  owner.companions.splice(at, 1);
  emit(t, { type: 'companion-lost', seat: owner.seat, side });
};
