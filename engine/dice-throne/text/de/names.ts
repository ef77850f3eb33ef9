/** Words for things without a printed name, and small words around names, in German. */
import type { Library } from '../../state/table.ts';
import type { Item } from '../../state/tile.ts';
import { printedName, symbolName } from '../names.ts';

const RULES: Readonly<Record<string, string>> = {
  'rule:target': 'das Ziel',
  'rule:defence': 'die Verteidigung',
  'rule:order': 'die Reihenfolge',
  'rule:targeting': 'das Ziel',
  'rule:offensive': 'den Angriff',
  'rule:set-up': 'den Aufbau',
  'rule:activate': 'die Fähigkeit',
  'rule:move': 'den Weg',
  'rule:loot': 'Beute',
};

/** The name of a source: `card:tip-it`, `rule:…`, `chest:2`. */
export const sourceName = (lib: Library, source: string): string => {
  const [kind, id = ''] = source.split(':');
  if (kind === 'rule') return RULES[source] ?? 'die Regeln';
  return kind === 'chest'
    ? `eine Truhe der Stufe ${id}`
    : (unprinted(printedName(lib, source)) ?? printedName(lib, source));
};

/** What minions do has no name on their cards. */
const UNPRINTED: Readonly<Record<string, string>> = { Attack: 'Angriff', Defence: 'Verteidigung', Nature: 'Wesen' };
/** The German word for what goes by a word of ours; nothing for what has a name. */
export const unprinted = (name: string): string | undefined =>
  name.startsWith('Nature of the ') ? `Wesen (${name.slice('Nature of the '.length)})` : UNPRINTED[name];

/** Dice that count as nothing have no symbol. */
export const symbolWord = (symbol: string): string => (symbol === 'blank' ? 'leer' : symbolName(symbol));

/** What lies on tiles. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = {
  shard: 'ein Splitter',
  salve: 'eine Salbe',
  'chest-1': 'eine Truhe der Stufe 1',
  'chest-2': 'eine Truhe der Stufe 2',
  'chest-3': 'eine Truhe der Stufe 3',
};

const LAST = { and: 'und', or: 'oder' } as const;
/** `a`, `a und b`, `a, b und c`; what stands before the last may end with a comma. */
export const listed = (parts: readonly string[], last: 'and' | 'or' = 'and', comma = ''): string =>
  parts.length <= 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${comma} ${LAST[last]} ${parts.at(-1)}`;

/** `1 Karte`, `2 Karten`. */
export const counted = (n: number | string, one: string, more: string): string =>
  `${n} ${String(n) === '1' ? one : more}`;
export const cards = (n: number | string): string => counted(n, 'Karte', 'Karten');
/** What is rolled has one word for one and for many. */
export const dice = (n: number | string): string => `${n} Würfel`;
