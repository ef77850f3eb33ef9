/** What on a board acts at one place of the turn only: such a place is held open for it, as everybody sees. */
import { tokenOf } from '../state/context.ts';
import type { Body } from '../state/match.ts';
import type { LibraryOffer, Table } from '../state/table.ts';
import type { Offer } from '../vocabulary/words.ts';

/** A token or companion that acts there lies open on the body's board. */
export const actsAt = (t: Table, { tokens, companions }: Body, at: NonNullable<Offer['at']>): boolean => {
  for (const { id } of tokens) if (anyActs(tokenOf(t, id).offers, at)) return true;
  for (const { side } of companions) if (anyActs(t.lib.sides.get(side)?.offers ?? NO_OFFERS, at)) return true;
  return false;
};
const anyActs = (offers: readonly LibraryOffer[], at: Offer['at']): boolean => {
  for (const { def } of offers) if (def.at === at) return true;
  return false;
};
const NO_OFFERS: readonly LibraryOffer[] = [];
