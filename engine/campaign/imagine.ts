/** A campaign as its members may imagine it: decks lie in another order, what nobody has identified is something else, and
 *  dice to come are others. */
import { seededStream, shuffle } from '../core/chance.ts';
import { clonePlain } from '../core/clone.ts';
import { lootOf, RARITIES } from './state/content.ts';
import type { Campaign } from './state/state.ts';
import type { LootId } from './state/terms.ts';

export const imagineCampaign = (m: Campaign, key: string): Campaign => {
  const copy = clonePlain(m);
  copy.chance = seededStream(`imagined ${key}`);
  copy.secret = seededStream(`imagined secret ${key}`).key;
  dealHiddenAnew(copy);
  return copy;
};

/** Deals what nobody knows anew: the decks, and the unidentified cards, of which the rarity alone is seen. */
export const dealHiddenAnew = (m: Campaign): void => {
  const found = m.stage.name === 'shop' ? m.stage.unidentified : [];
  for (const rarity of RARITIES) {
    const places = found.flatMap((cards) =>
      cards.flatMap((card, at) => (lootOf(card).rarity === rarity ? { cards, at, card } : [])),
    );
    // In an order that tells nothing of how they lie.
    const hidden: LootId[] = [...m.decks[rarity], ...places.map(({ card }) => card)].sort();
    shuffle(m.chance, hidden);
    for (const { cards, at } of places) cards[at] = hidden.shift() ?? '';
    m.decks[rarity] = hidden;
  }
};
