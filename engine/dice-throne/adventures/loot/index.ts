/** All loot cards of Adventures, and what else may be done with them. */
import { atLeast, draw } from '../../vocabulary/build.ts';
import type { Offer } from '../../vocabulary/words.ts';
import { COMMON } from './common.ts';
import type { LootDef } from './define.ts';
import { EPIC } from './epic.ts';
import { LEGENDARY } from './legendary.ts';
import { RARE } from './rare.ts';

export const LOOT: readonly LootDef[] = [...COMMON, ...RARE, ...EPIC, ...LEGENDARY];

/** A loot card in hand may be discarded whenever an instant could be played, to draw another card. */
export const LOOT_SWAP: Offer = {
  when: atLeast({ stat: 'loot', of: 'self' }, 1),
  run: [{ do: 'cards', n: 1, from: 'hand', to: 'discard', pick: 'self', only: { loot: true } }, draw(1)],
};
