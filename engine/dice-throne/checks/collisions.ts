/** Ids that a hero from outside may not have: those of heroes that are there already. Tokens that heroes share are no
 *  collision, word for word the same. */
import { canonical } from '../../core/clone.ts';
import type { Library } from '../state/table.ts';
import type { HeroDef, TokenDef } from '../vocabulary/words.ts';
import type { Fault, Path } from './faults.ts';
import { abilitiesOf } from './scope.ts';

/** `lib` holds everything that is there. */
export const collisionsOf = (hero: HeroDef, lib: Library): Fault[] => {
  const faults: Fault[] = [];
  const taken = (is: boolean, came: string, ...path: Path): void => {
    if (is) faults.push({ path, expected: 'an id of its own (another hero has this one)', came });
  };
  const held = (id: string): boolean => lib.tokens.has(id) || lib.companions.has(id) || lib.sides.has(id);
  taken(lib.heroes.has(hero.id), hero.id, 'id');
  for (const id of Object.keys(hero.cards)) taken(lib.cards.has(id), id, 'cards', id);
  for (const [path, id, { levels }] of abilitiesOf(hero)) {
    const upgrades = levels.slice(1).map((_, i) => `${id}-${i + 2}`);
    for (const card of upgrades) taken(lib.cards.has(card), card, ...path);
  }
  for (const [id, token] of Object.entries(hero.tokens)) {
    const known = lib.tokens.get(id);
    taken(known ? textOf(known.def) !== textOf(token) : held(id), id, 'tokens', id);
  }
  for (const [id, { sides }] of Object.entries(hero.companions ?? {})) {
    taken(held(id), id, 'companions', id);
    for (const [i, side] of sides.entries())
      taken(side.id !== id && held(side.id), side.id, 'companions', id, 'sides', i);
  }
  return faults;
};

const textOf = (token: TokenDef): string => JSON.stringify(canonical(token));
