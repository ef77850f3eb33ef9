/** Finds the look of somebody, and the symbol of something of theirs. */
import type { Art } from './art.ts';
import { COMMON_ICONS } from './common.ts';
import { ART } from './index.ts';
import { LOOT_ICONS } from './loot.ts';
import { MINIONS } from './minions/index.ts';
import { unknownArt } from './unknown.ts';

/** Where a symbol lies: the sprite of whoever it belongs to, and its name there. */
export interface IconPlace {
  readonly sprite: string;
  readonly name: string;
}

const made = new Map<string, Art>();

/** The look of a hero, boss, warrior or minion; one that the page does not know gets one made of the id. */
export function artOf(id: string): Art {
  const known = ART[id] ?? made.get(id);
  if (known) return known;
  const minion = MINIONS[id];
  const art = minion ? { ...minion, die: {}, icons: {} } : unknownArt(id);
  made.set(id, art);
  return art;
}

/** In which sprite the emblem of somebody lies. */
export const emblemSprite = (id: string): string => (MINIONS[id] ? 'minions' : 'emblems');

/** An upgrade card is called after what it upgrades, `smack-2`, and a step of a loot family after the family, `codex-ii`. */
const LEVEL = /-(\d|ii|iii|iv)$/;

/** The symbol of an ability, card, token, companion or loot, of that hero if it has one of the id, and nothing if nobody has.
 *  A companion's side (`nanobot/basic`) looks like the companion. */
export function symbolOf(id: string, hero?: string): IconPlace | undefined {
  const plain = id.split('/')[0] ?? id;
  for (const key of [plain, plain.replace(LEVEL, '')]) {
    const own = hero === undefined ? undefined : ART[hero]?.icons[key];
    if (hero !== undefined && own) return { sprite: hero, name: own };
    const common = COMMON_ICONS[key];
    if (common) return { sprite: 'common', name: common };
    const owner = OWNERS.get(key);
    if (owner) return owner;
    const loot = LOOT_ICONS[key];
    if (loot) return { sprite: 'loot', name: loot };
  }
  return undefined;
}

const OWNERS: ReadonlyMap<string, IconPlace> = new Map(
  Object.entries(ART).flatMap(([sprite, { icons }]) =>
    Object.entries(icons).map(([id, name]) => [id, { sprite, name }]),
  ),
);

/** The symbol of a die's face; of a die from outside, a known symbol of that name if there is one. */
export function dieSymbolOf(symbol: string, hero?: string): IconPlace | undefined {
  const own = hero === undefined ? undefined : ART[hero]?.die[symbol];
  return hero !== undefined && own ? { sprite: diceOf(hero), name: own } : FACES.get(symbol);
}

const FACES: ReadonlyMap<string, IconPlace> = new Map(
  Object.entries(ART).flatMap(([hero, { die }]) =>
    Object.entries(die).map(([id, name]) => [id, { sprite: diceOf(hero), name }]),
  ),
);

/** The sprite of a die: small, since dice are shown where nothing else of a hero is. */
export function diceOf(hero: string): string {
  return `${hero}-die`;
}
