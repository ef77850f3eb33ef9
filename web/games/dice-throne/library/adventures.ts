/** What campaigns bring, as it lies on the shelves: loot, minions, the tiles of maps and the chests on them. */
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import type { LibraryEntry } from '../../../library/library.ts';
import { ROMAN } from '../roman.ts';
import { TYPE_WORDS } from './lore.ts';

export const RARITY_WORDS = { common: 'Common', rare: 'Rare', epic: 'Epic', legendary: 'Legendary' } as const;
const RARITIES = Object.keys(RARITY_WORDS);

export const chestId = (level: number): string => `chest-${level}`;
export const chestName = (level: number): string => `Chest of level ${ROMAN[level]}`;

/** The level of a tile as a filter and in words. */
export const tileKind = (level: number | string): readonly [kind: string, name: string] =>
  typeof level === 'number' ? [`level-${level}`, `Level ${ROMAN[level]}`] : ['always', 'On every map'];

export const ofAdventures = (catalogue: Catalogue, shelf: 'loot' | 'minions' | 'tiles'): readonly LibraryEntry[] =>
  SHELVES[shelf](catalogue);

const SHELVES: Readonly<Record<'loot' | 'minions' | 'tiles', (catalogue: Catalogue) => readonly LibraryEntry[]>> = {
  loot: ({ cards }) =>
    Object.entries(cards).flatMap(([id, { name, type, cost, text, rarity }]) =>
      rarity
        ? {
            id,
            name,
            cost,
            text: `${TYPE_WORDS[type]}. ${text}`,
            kind: rarity,
            kindName: RARITY_WORDS[rarity],
            level: RARITIES.indexOf(rarity) + 1,
          }
        : [],
    ),
  minions: ({ minions }) =>
    minions.map(({ id, name, level, health, reward, rows }) => ({
      id,
      name,
      text: `${health} health. ${rows.map(({ text }) => text).join(' ')} ${reward} for whoever defeats it.`,
      kind: `level-${level}`,
      kindName: `Level ${ROMAN[level]}`,
      level,
      crest: id,
    })),
  tiles: ({ tiles, chests }) => [
    ...Object.entries(tiles).map(([id, { name, level, text }]): LibraryEntry => {
      const [kind, kindName] = tileKind(level);
      return {
        id,
        name,
        text,
        kind,
        kindName,
        ...(typeof level === 'number' && { level }),
        mark: level === 'portal' ? 'portal' : 'map',
      };
    }),
    ...chests.map(
      ({ level, lines }): LibraryEntry => ({
        id: chestId(level),
        name: chestName(level),
        text: lines.map(({ text }) => text).join(' '),
        kind: 'chest',
        kindName: 'Chest',
        level,
        mark: 'chest',
      }),
    ),
  ],
};
