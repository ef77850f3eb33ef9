/** All loot cards of Adventures. */
import { COMMON } from './common.ts';
import type { LootDef } from './define.ts';
import { EPIC } from './epic.ts';
import { LEGENDARY } from './legendary.ts';
import { RARE } from './rare.ts';

export const LOOT: readonly LootDef[] = [...COMMON, ...RARE, ...EPIC, ...LEGENDARY];
