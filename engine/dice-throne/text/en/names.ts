/** Words for things without a printed name, and small words around names, in English. */
import type { Library } from '../../state/table.ts';
import type { Item } from '../../state/tile.ts';
import { printedName } from '../names.ts';

const RULES: Readonly<Record<string, string>> = {
  'rule:target': 'the target',
  'rule:defence': 'the defence',
  'rule:order': 'what comes first',
  'rule:targeting': 'the target',
  'rule:offensive': 'the attack',
  'rule:set-up': 'the set-up',
  'rule:activate': 'the ability',
  'rule:move': 'the way',
  'rule:loot': 'loot',
};

/** The name of a source: `card:tip-it`, `rule:…`, `chest:2`. */
export const sourceName = (lib: Library, source: string): string => {
  const [kind, id = ''] = source.split(':');
  if (kind === 'rule') return RULES[source] ?? 'the rules';
  return kind === 'chest' ? `a chest of level ${id}` : printedName(lib, source);
};

/** What lies on tiles. */
export const ITEM_NAMES: Readonly<Record<Item, string>> = {
  shard: 'Shard',
  salve: 'Salve',
  'chest-1': 'chest of level 1',
  'chest-2': 'chest of level 2',
  'chest-3': 'chest of level 3',
};

/** `a Seedling`, `an Arrow`. */
export const oneOf = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
/** `1 card`, `2 cards`. */
export const counted = (n: number | string, one: string, more = `${one}s`): string =>
  `${n} ${String(n) === '1' ? one : more}`;
/** `a`, `a and b`, `a, b and c`. */
export const listed = (parts: readonly string[], last: 'and' | 'or' = 'and'): string =>
  parts.length <= 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
