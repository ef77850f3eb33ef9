/** What a language says of Diceborn Heroes. */
import type { Dictionary } from '../../core/words/dictionary.ts';
import type { DicebornAction } from '../state/actions.ts';
import type { DicebornEvent, EventType } from '../state/events.ts';
import type { Question } from '../state/state.ts';
import type {
  ActionDef,
  AllyDef,
  BossDef,
  BountyDef,
  ClassDef,
  CompanionDef,
  Effect,
  ItemDef,
  MonsterDef,
  QuestDef,
  RelicDef,
  Standing,
  While,
} from '../vocabulary/words.ts';

/** How ids of content are called. */
export type NameOf = (id: string) => string;

export interface Words {
  /** Effects, one sentence each. */
  sentences(effects: readonly Effect[], nameOf: NameOf): string;
  /** What holds while something stands. */
  standing(standing?: Standing): string;
  /** What has to be done for a bounty. */
  whenMet(bounty: BountyDef): string;
  readonly texts: Texts;
  readonly questions: Readonly<Record<Question, string>>;
  label(action: DicebornAction, nameOf: NameOf): string;
  /** Words for an event; none where it needs none. */
  tell<T extends EventType>(event: DicebornEvent<T>, nameOf: NameOf): string;
  /** Modes and achievements, which are written out in English. */
  readonly said: Dictionary;
}

/** All of a thing, in sentences. */
export interface Texts {
  pair(plays: string): string;
  action(def: ActionDef, nameOf: NameOf): string;
  class(def: ClassDef, nameOf: NameOf): string;
  monster(def: MonsterDef, nameOf: NameOf): string;
  boss(def: BossDef, nameOf: NameOf): string;
  ally(def: AllyDef): string;
  quest(def: QuestDef, nameOf: NameOf): string;
  while(holds: While | undefined, nameOf: NameOf): string;
  pack(quests: readonly string[], boss: string): string;
  relic(def: RelicDef, nameOf: NameOf): string;
  item(def: ItemDef, nameOf: NameOf): string;
  companion(def: CompanionDef): string;
  /** What an attack card is called that has no name: a red 3. */
  card(colour: string, value: string): string;
}
