/** What lies in a hero's deck, by the ids of its cards: known without making anything ready for play. */
import type { HeroDef } from '../vocabulary/words.ts';

/** The id of the card that raises an ability to a level, the second or a higher one. */
export const upgradeId = (ability: string, level: number): string => `${ability}-${level}`;

/** A deck in the order in which it is built: the common cards, which bosses and minions go without, upgrades as their
 *  abilities are printed, and the hero's own cards. */
export const deckOf = (def: HeroDef, common: readonly string[]): string[] => [
  ...((def.kind ?? 'hero') === 'hero' ? common : []),
  ...[def.abilities, ...Object.values(def.boards ?? {}).map(({ abilities }) => abilities)].flatMap(upgradesIn),
  ...Object.keys(def.cards),
];

const upgradesIn = (abilities: HeroDef['abilities']): string[] =>
  Object.entries(abilities).flatMap(([id, { levels }]) => levels.slice(1).map((_, i) => upgradeId(id, i + 2)));
