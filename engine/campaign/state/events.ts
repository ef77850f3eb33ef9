/** Everything that can happen in a campaign, with its fields: types only. `seat` is whose doing it is, or who gets the
 *  thing. Nothing here is hidden from anybody. */
import type { EventOf } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';
import type { Rarity } from './content.ts';
import type { Difficulty, LootId, Row, StageName } from './terms.ts';

/** What stays in the campaign's log. */
interface LoggedFields {
  begun: { difficulty: Difficulty };
  reported: { scenario: number; card?: string; won: boolean; gold: number; salves: number };
  /** The match ended without a result, and the session is played again. */
  voided: { scenario: number };
  bought: { seat: Seat; card: LootId; price: number };
  identified: { seat: Seat; card: LootId; price: number };
  /** Without a card: an unidentified one of the rarity. */
  sold: { seat: Seat; card?: LootId; rarity: Rarity; price: number };
  kept: { seat: Seat; card: LootId };
  'left-lying': { seat: Seat; card: LootId };
  dropped: { seat: Seat; card: LootId };
  keepsake: { seat: Seat; card: LootId };
  /** A card that is no longer printed was replaced. */
  exchanged: { seat: Seat; gone: string; card: LootId | null };
  row: { row: Row };
  joined: { seat: Seat; hero: string };
  left: { seat: Seat; hero: string };
  retired: object;
  over: { won: boolean; score: number };
}

export interface EventFields extends LoggedFields {
  hero: { seat: Seat; hero: string };
  difficulty: { difficulty: Difficulty };
  stage: { stage: StageName; scenario: number; session: number };
  /** The card of a crawl is drawn. */
  card: { scenario: number; card: string };
  /** Salves by seat. */
  allotted: { seat: Seat; salves: readonly number[] };
  /** `bots`: seats that it wants played by bots. */
  ready: { seat: Seat; on: boolean; bots: readonly Seat[] };
  departed: { seat: Seat; bots: readonly Seat[] };
  purse: { gold: number };
  unidentified: { seat: Seat; rarities: readonly Rarity[] };
  dealt: { seat: Seat; cards: readonly LootId[] };
  done: { seat: Seat };
  rolled: { seat: Seat; chest: number; roll: number; rarity: Rarity; card: LootId | null };
  /** Without a member: whether to retire. */
  vote: { seat: Seat; member?: Seat };
  voted: { seat: Seat; yes: boolean };
  decided: { yes: boolean };
  'timed-out': { seat: Seat };
}

export type EventType = keyof EventFields;
export type CampaignEvent<T extends EventType = EventType> = EventOf<EventFields, T>;
export type LoggedEvent = EventOf<LoggedFields>;

const LOGGED: Readonly<Record<keyof LoggedFields, true>> = {
  begun: true,
  reported: true,
  voided: true,
  bought: true,
  identified: true,
  sold: true,
  kept: true,
  'left-lying': true,
  dropped: true,
  keepsake: true,
  exchanged: true,
  row: true,
  joined: true,
  left: true,
  retired: true,
  over: true,
};
export const isLogged = (event: CampaignEvent): event is LoggedEvent => Object.hasOwn(LOGGED, event.type);

/** Of what comes out of a store: it is called as what is logged is. */
export const isLoggedEvent = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  Object.hasOwn(LOGGED, value.type);
