/** The content's own figures as pages read them, each with its words: types only. */
import type {
  ActionDef,
  AllyDef,
  AttackCardDef,
  BossDef,
  BountyDef,
  ClassDef,
  Colour,
  CompanionDef,
  HazardDef,
  ItemDef,
  MonsterDef,
  QuestDef,
  RelicDef,
  Slot,
  SongDef,
} from '../vocabulary/words.ts';

interface Told {
  /** All of it, in sentences. */
  readonly text: string;
}

export interface ActionInfo extends ActionDef, Told {
  /** What it does, without its slot. */
  readonly does: string;
}
export interface ClassInfo extends Omit<ClassDef, 'actions'>, Told {
  readonly tokenText: string;
  readonly actions: readonly ActionInfo[];
}
export interface MonsterInfo extends MonsterDef, Told {
  readonly attackText: string;
  /** What holds while it stands; empty where nothing does. */
  readonly standingText: string;
}
export interface HazardInfo extends HazardDef, Told {}
export interface BossInfo extends BossDef, Told {
  readonly attackTexts: Readonly<Record<Colour, string>>;
  readonly standingText: string;
}
export interface AllyInfo extends AllyDef, Told {}
export interface CompanionInfo extends CompanionDef, Told {}
export interface QuestSlotInfo {
  readonly slot: Slot;
  /** What holds, or happens, while no die is locked there; empty where nothing does. The same with the other two. */
  readonly whileText: string;
  readonly lockedText: string;
  readonly openText: string;
}
export interface QuestInfo extends Omit<QuestDef, 'slots'>, Told {
  readonly setUpText: string;
  readonly slots: readonly QuestSlotInfo[];
}
export interface PackInfo {
  readonly id: string;
  readonly name: string;
  readonly quests: readonly string[];
  readonly boss: string;
}
export interface RelicInfo extends RelicDef, Told {}
export interface ItemInfo extends ItemDef, Told {}
export interface BountyInfo extends BountyDef, Told {
  /** What has to be done for it. */
  readonly whenText: string;
}
export interface SongInfo extends SongDef, Told {}
export interface CardInfo extends AttackCardDef, Told {
  readonly name: string;
}

export interface DicebornCatalogue {
  readonly classes: readonly ClassInfo[];
  readonly monsters: readonly MonsterInfo[];
  readonly hazards: readonly HazardInfo[];
  readonly bosses: readonly BossInfo[];
  /** Friends that quests and bosses bring. */
  readonly allies: readonly AllyInfo[];
  readonly companion: CompanionInfo;
  readonly quests: readonly QuestInfo[];
  readonly packs: readonly PackInfo[];
  readonly relics: readonly RelicInfo[];
  readonly items: readonly ItemInfo[];
  readonly bounties: readonly BountyInfo[];
  readonly songs: readonly SongInfo[];
  readonly cards: readonly CardInfo[];
  /** What a relic of a campaign costs in the market, in spoils. */
  readonly relicPrice: number;
}
