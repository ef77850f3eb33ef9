/** Names of things in the content, by the ids and sources that events and states carry: the same in every language. */
import { TILES } from '../adventures/tiles/index.ts';
import type { Library } from '../state/table.ts';

/** Plain words out of an id, as a last resort. */
export const plainWords = (id: string): string => {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const nameOf = (lib: Library, id: string): string =>
  lib.cards.get(id)?.name ??
  lib.tokens.get(id)?.def.name ??
  sideName(lib, id) ??
  lib.companions.get(id)?.name ??
  abilityName(lib, id) ??
  plainWords(id);

/** A companion of which there is one goes by its own name, whatever side it shows. */
export const sideName = (lib: Library, id: string): string | undefined => {
  const side = lib.sides.get(id);
  if (side?.shown !== side?.companion) return side?.name;
  return side && lib.companions.get(side.companion)?.name;
};

const abilityName = (lib: Library, id: string): string | undefined => {
  for (const hero of lib.heroes.values()) {
    const ability = hero.everyAbility.get(id);
    if (ability) return ability.name;
  }
  return undefined;
};

const tileName = (id: string): string => TILES.find((tile) => tile.id === id)?.name ?? plainWords(id);

/** The name of a source that has one: `card:tip-it`, `token:…`, `ability:…`, `companion:…`, `tile:…`. */
export const printedName = (lib: Library, source: string): string => {
  const [kind = '', id = ''] = source.split(':');
  if (kind === 'card') return lib.cards.get(id)?.name ?? plainWords(id);
  if (kind === 'token') return lib.tokens.get(id)?.def.name ?? plainWords(id);
  if (kind === 'tile') return tileName(id);
  if (kind === 'companion') return sideName(lib, id) ?? lib.companions.get(id)?.name ?? plainWords(id);
  return abilityName(lib, id) ?? plainWords(id);
};

export const roman = (level: number): string => (level <= 1 ? '' : ` ${'I'.repeat(level)}`);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A symbol of a die, as a name: `Bonded Soul`. */
export const symbolName = (symbol: string): string => symbol.split('-').map(capital).join(' ');
/** A face: `4 (Life)`, `4` where the die has no symbols. */
export const faceWords = (value: number, symbol: string, named: typeof symbolName): string =>
  symbol === '' || symbol === String(value) ? String(value) : `${value} (${named(symbol)})`;
