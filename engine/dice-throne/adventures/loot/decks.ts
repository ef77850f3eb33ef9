/** Decks with loot: what may lie together in one, and which of the hero's own cards give way. */
import { BadInput } from '../../../core/refusal.ts';
import { cardOf } from '../../state/context.ts';
import type { LootRank, Table } from '../../state/table.ts';

/** A deck never holds more (reference: Adventures, Loot). */
const MOST_CARDS = 50;

/** The deck of a hero with loot: own cards that loot replaces are out of the game. `field`: where the loot is named. Throws
 *  `BadInput` for what is no loot, for two cards of a family, for what a hero alone never has, and for too big a deck. */
export const deckWith = (t: Table, own: readonly string[], loot: readonly string[], field: string): string[] => {
  const ranks = loot.map((id, i) => {
    const rank = t.lib.cards.get(id)?.loot;
    if (!rank) throw new BadInput(`${field}.${i}`, `expected a loot card, got ${id}`);
    if (rank.noSolo && t.m.players === 1)
      throw new BadInput(`${field}.${i}`, `${cardOf(t, id).name} is for heroes with a teammate`);
    return rank;
  });
  for (const [i, { family }] of ranks.entries())
    if (ranks.findIndex((other) => other.family === family) < i)
      throw new BadInput(`${field}.${i}`, `there is another card of the family ${family} already`);
  const deck = [...own.filter((card) => !replacedBy(ranks, card)), ...loot];
  if (deck.length > MOST_CARDS)
    throw new BadInput(field, `a deck has at most ${MOST_CARDS} cards, this has ${deck.length}`);
  return deck;
};

const replacedBy = (ranks: readonly LootRank[], card: string): boolean =>
  ranks.some(({ replaces }) => replaces === card);
