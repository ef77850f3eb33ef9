/** Names of everything that has one, and how texts are put together. */
import type { Library } from '../library/library.ts';
import type { NameOf, Words } from './words.ts';

export const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
export const titled = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

export const namesIn = (lib: Library, { texts }: Words): NameOf => {
  const named = [
    ...lib.classes.values(),
    ...lib.actions.values(),
    ...lib.monsters.values(),
    ...lib.hazards.values(),
    ...lib.bosses.values(),
    ...lib.allies.values(),
    ...lib.quests.values(),
    ...lib.packs.values(),
    ...lib.relics.values(),
    ...lib.items.values(),
    ...lib.bounties.values(),
    ...lib.songs.values(),
    lib.content.companion,
  ];
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return (id) => {
    // `atk-3-red`: a red 3.
    const [, value, colour = ''] = /^atk-(\d)-(\w+)$/.exec(id) ?? [];
    return names.get(id) ?? (value === undefined ? titled(id.replace(/-\d$/, '')) : texts.card(colour, value));
  };
};
