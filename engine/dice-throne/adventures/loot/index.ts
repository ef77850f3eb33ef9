/** All loot cards of Adventures, and what else may be done with them. */
import { all, atLeast, draw } from '../../vocabulary/build.ts';
import type { Offer } from '../../vocabulary/words.ts';
import { COMMON } from './common.ts';
import type { LootDef } from './define.ts';
import { EPIC } from './epic.ts';
import { LEGENDARY } from './legendary.ts';
import { RARE } from './rare.ts';

export const LOOT: readonly LootDef[] = [...COMMON, ...RARE, ...EPIC, ...LEGENDARY];

/** A loot card in hand may be discarded whenever an instant could be played, to draw another card: not where nothing but
 *  itself would be drawn. */
export const LOOT_SWAP: Offer = {
  when: all(atLeast({ stat: 'loot', of: 'self' }, 1), atLeast({ stat: 'draws', of: 'self' }, 1)),
  run: [{ do: 'cards', n: 1, from: 'hand', to: 'discard', pick: 'self', only: { loot: true } }, draw(1)],
};
