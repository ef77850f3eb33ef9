/** Loot of campaigns, as it lies on its shelf. */
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LibraryEntry } from '../../../library/library.ts';
import { t } from '../../../words/t.ts';
import { typeWords } from './lore.ts';

const rarityWords = () => ({
  common: t('Common loot'),
  rare: t('Rare loot'),
  epic: t('Epic loot'),
  legendary: t('Legendary loot'),
});

export const lootEntries = ({ cards }: Catalogue): readonly LibraryEntry[] =>
  Object.entries(cards).flatMap(([id, { name, type, cost, text, rarity }]) =>
    rarity
      ? { id, name, cost, text: `${typeWords()[type]}. ${text}`, kind: rarity, kindName: rarityWords()[rarity] }
      : [],
  );
