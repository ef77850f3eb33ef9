/** What a campaign knows of the game whose matches it strings together: heroes with the cards of their own decks,
 *  loot, difficulties, and what a match reports. No other file here looks there. */
import { contentHashOf } from '../../core/saved.ts';
import type { LootDef } from '../../dice-throne/adventures/loot/define.ts';
import { LOOT } from '../../dice-throne/adventures/loot/index.ts';
import { commonCards } from '../../dice-throne/cards/common-cards.ts';
import { HEROES as ALL } from '../../dice-throne/heroes/index.ts';
import { deckOf } from '../../dice-throne/library/decks.ts';
import type { Rarity } from '../../dice-throne/vocabulary/lists.ts';

export type { Report } from '../../dice-throne/adventures/report.ts';
export { DIFFICULTIES, type Difficulty } from '../../dice-throne/state/scenario.ts';
export { RARITIES } from '../../dice-throne/vocabulary/lists.ts';
export type { LootDef, Rarity };

export interface CampaignHero {
  readonly id: string;
  readonly name: string;
  /** Ids of the cards of its own deck. */
  readonly cards: readonly string[];
}

const COMMON = Object.keys(commonCards);

export const HEROES: ReadonlyMap<string, CampaignHero> = new Map(
  ALL.map((def) => [def.id, { id: def.id, name: def.name, cards: deckOf(def, COMMON) }]),
);
export const LOOT_CARDS: ReadonlyMap<string, LootDef> = new Map(LOOT.map((card) => [card.id, card]));

/** Raised whenever the rules, and not the content, lead the same actions elsewhere (`Game.rulesRevision`). */
export const RULES_REVISION = 1;

export const CONTENT_HASH = contentHashOf([
  RULES_REVISION,
  LOOT,
  [...HEROES.values()].map(({ id, cards }) => [id, cards]),
]);

/** The loot card of that id. Throws where there is none: ids from outside are looked up first. */
export const lootOf = (id: string): LootDef => {
  const card = LOOT_CARDS.get(id);
  if (!card) throw new Error(`there is no loot card ${id}`);
  return card;
};
