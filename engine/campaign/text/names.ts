/** Names of things in a campaign, and what is seen of loot that is not identified. */
import type { Seat } from '../../core/game.ts';
import { rarityOf } from '../rules/shop.ts';
import { HEROES, LOOT_CARDS, type Rarity } from '../state/content.ts';
import type { Campaign } from '../state/state.ts';

export const lootName = (id: string): string => LOOT_CARDS.get(id)?.name ?? id;
export const heroName = (id: string): string => HEROES.get(id)?.name ?? id;

/** The rarity of the unidentified card at that place; nothing where there is none. */
export const foundAt = ({ stage }: Campaign, seat: Seat, at: number): Rarity | undefined => {
  const card = stage.name === 'shop' ? stage.unidentified[seat]?.[at] : undefined;
  return card === undefined ? undefined : rarityOf(card);
};
