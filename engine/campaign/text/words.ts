/** What a language says of campaigns. */
import type { Seat } from '../../core/game.ts';
import type { Dictionary } from '../../core/words/dictionary.ts';
import type { ActionType, CampaignAction } from '../actions/actions.ts';
import type { LootDef } from '../state/content.ts';
import type { CampaignEvent, EventType } from '../state/events.ts';
import type { Campaign } from '../state/state.ts';

export interface Words {
  tell<T extends EventType>(event: CampaignEvent<T>): string;
  label<T extends ActionType>(m: Campaign, seat: Seat, action: CampaignAction<T>): string;
  hero(cards: number): string;
  loot(def: LootDef): string;
  scenario(kind: 'crawl' | 'battle'): string;
  /** What is written out in English elsewhere: the mode, scenarios, difficulties, what a won campaign opens. */
  readonly said: Dictionary;
}
