/** Actions of a campaign, and which of them belong to which stage. */
import type { Seat } from '../../core/game.ts';
import type { Difficulty, LootId, Report, StageName } from '../state/terms.ts';

/** A report as it comes: what the campaign knows itself may be left out. */
export type GivenReport = Omit<Report, 'scenario'> & { readonly scenario?: number };

interface ActionFields {
  // ---- forming: the last two are the leader's
  hero: { hero: string };
  difficulty: { difficulty: Difficulty };
  begin: object;

  // ---- camp
  /** By seat: together as many as there are. */
  allot: { salves: readonly number[] };
  /** `bots`: seats that shall be played by bots, should they not be ready. */
  ready: { on: boolean; bots: readonly Seat[] };
  /** `bots`: the seats that are not ready. `match` is the server's to fill in. */
  depart: { bots: readonly Seat[]; match?: string };

  // ---- shop: `loot` counts the seat's unidentified cards from 0
  buy: { card: string };
  identify: { loot: number };
  /** One of the two. */
  sell: { card?: string; loot?: number };
  done: object;

  // ---- boss loot
  keep: object;
  'leave-it': object;

  // ---- decks too big
  drop: { card: string };

  // ---- at any time but while a scenario is played: calls a vote, or answers the one that is open
  vote: { about: 'retire' | 'out'; member?: Seat; yes: boolean };

  // ---- the server's own
  /** `at`: when the match ended, in milliseconds since 1970. */
  report: { report: GivenReport; match?: string; at?: number };
  /** The match came to no result. */
  voided: { match?: string };
  /** `bot`: nobody sits there; somebody may take the seat later. */
  join: { hero: string; nonce?: string; bot?: true; keepsake?: LootId };
  leave: object;
  'vote-over': object;
  timeout: object;
}

export type ActionType = keyof ActionFields;
export type CampaignAction<T extends ActionType = ActionType> = {
  readonly [K in T]: { readonly type: K } & Readonly<ActionFields[K]>;
}[T];

/** What only the server itself may do: a client that sends such a thing is refused before anybody looks at it. */
const HOUSE: readonly ActionType[] = ['report', 'voided', 'join', 'leave', 'vote-over', 'timeout'];
export const isOfTheHouse = ({ type }: CampaignAction): boolean => HOUSE.includes(type);

/** The stage that an action belongs to; those that are not here belong to several. */
export const STAGE_OF: Readonly<Partial<Record<ActionType, StageName>>> = {
  hero: 'forming',
  difficulty: 'forming',
  begin: 'forming',
  allot: 'camp',
  ready: 'camp',
  depart: 'camp',
  report: 'playing',
  voided: 'playing',
  buy: 'shop',
  identify: 'shop',
  sell: 'shop',
  done: 'shop',
  keep: 'spoils',
  'leave-it': 'spoils',
  drop: 'trim',
};
