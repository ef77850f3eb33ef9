/** All content of the game, in the order of lists. */
import { BASE_CARDS } from '../cards/attack-cards.ts';
import { BOUNTIES } from '../cards/bounties.ts';
import { ITEMS } from '../cards/items.ts';
import { SONGS } from '../cards/songs.ts';
import { CLASSES_ONE } from '../classes/one.ts';
import { CLASSES_THREE } from '../classes/three.ts';
import { CLASSES_TWO } from '../classes/two.ts';
import { MONSTERS_ONE } from '../monsters/one.ts';
import { MONSTERS_THREE } from '../monsters/three.ts';
import { MONSTERS_TWO } from '../monsters/two.ts';
import { ancientChurch } from '../packs/ancient-church.ts';
import { crown } from '../packs/crown.ts';
import { dunes } from '../packs/dunes.ts';
import { iron } from '../packs/iron.ts';
import { palace } from '../packs/palace.ts';
import { shadows } from '../packs/shadows.ts';
import { tide } from '../packs/tide.ts';
import { wilds } from '../packs/wilds.ts';
import type {
  AttackCardDef,
  BountyDef,
  ClassDef,
  CompanionDef,
  ItemDef,
  MonsterDef,
  PackDef,
  SongDef,
} from '../vocabulary/words.ts';

export interface BossFigures {
  /** One with two sides has half of it on each. */
  readonly hp: number;
  /** Attack cards in a round. */
  readonly cards: number;
}

export interface Content {
  readonly classes: readonly ClassDef[];
  readonly monsters: readonly MonsterDef[];
  readonly packs: readonly PackDef[];
  readonly baseCards: readonly AttackCardDef[];
  readonly items: readonly ItemDef[];
  readonly bounties: readonly BountyDef[];
  readonly songs: readonly SongDef[];
  /** The one companion there is. */
  readonly companion: CompanionDef;
  /** Bosses against two, three and four heroes: at the end of a quest, and in the arena, where the attack deck is whole and
   *  nobody is wounded. */
  readonly bossAgainst: { readonly quest: readonly BossFigures[]; readonly arena: readonly BossFigures[] };
}

export const CONTENT: Content = {
  classes: [...CLASSES_ONE, ...CLASSES_TWO, ...CLASSES_THREE],
  monsters: [...MONSTERS_ONE, ...MONSTERS_TWO, ...MONSTERS_THREE],
  packs: [ancientChurch, crown, tide, shadows, iron, wilds, palace, dunes],
  baseCards: BASE_CARDS,
  items: ITEMS,
  bounties: BOUNTIES,
  songs: SONGS,
  companion: { id: 'silverfang', name: 'Silverfang', hp: 4, bite: 2 },
  bossAgainst: {
    quest: [
      { hp: 16, cards: 1 },
      { hp: 20, cards: 2 },
      { hp: 36, cards: 2 },
    ],
    arena: [
      { hp: 28, cards: 3 },
      { hp: 34, cards: 4 },
      { hp: 48, cards: 4 },
    ],
  },
};
