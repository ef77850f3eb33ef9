/** What on a board acts at one place of the turn only: such a place is held open for it, as everybody sees. */
import { tokenOf } from '../state/context.ts';
import type { LibraryOffer, Table } from '../state/library.ts';
import type { Body } from '../state/match.ts';
import type { Offer } from '../vocabulary/words.ts';

/** A token or companion that acts there lies open on the body's board. */
export const actsAt = (t: Table, { tokens, companions }: Body, at: NonNullable<Offer['at']>): boolean => {
  const there = ({ def }: LibraryOffer): boolean => def.at === at;
  return (
    tokens.some(({ id }) => tokenOf(t, id).offers.some(there)) ||
    companions.some(({ side }) => t.lib.sides.get(side)?.offers.some(there))
  );
};
