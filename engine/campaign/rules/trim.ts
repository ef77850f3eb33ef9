/** Decks that have grown too big give loot back before the next scenario (rulebook: Deck Size Limit). */
import type { Seat } from '../../core/game.ts';
import { lootOf, RARITIES } from '../state/content.ts';
import type { Campaign } from '../state/state.ts';
import { bySeat, emit, enter, impossible, memberAt, type Table, trimOf } from '../state/table.ts';
import type { LootId } from '../state/terms.ts';
import { deckSize, giveBack, MOST_IN_A_DECK } from './decks.ts';

/** By seat: cards too many. A hero's own cards never have to go. */
export const excess = (m: Campaign): number[] =>
  bySeat(m, (seat) => {
    const member = memberAt(m, seat);
    return Math.min(member.loot.length, Math.max(0, deckSize(member) - MOST_IN_A_DECK));
  });

/** Whether somebody has to give something back; if so the campaign waits for it. */
export const openTrim = (t: Table): boolean => {
  const over = excess(t.m);
  if (over.every((n) => n === 0)) return false;
  enter(t, { name: 'trim', over });
  return true;
};

export const drop = (t: Table, seat: Seat, card: LootId): void => {
  giveBack(t.m, seat, card);
  emit(t, { type: 'dropped', seat, card });
  trimOf(t.m).over = excess(t.m);
};

/** What goes where nobody says: the lowest rarity, of equals the newest (ruling V45). */
export const firstToGo = (m: Campaign, seat: Seat): LootId => {
  const { loot } = memberAt(m, seat);
  const lowest = RARITIES.find((rarity) => loot.some((card) => lootOf(card).rarity === rarity));
  return loot.findLast((card) => lootOf(card).rarity === lowest) ?? impossible(`seat ${seat} has no loot to give back`);
};
