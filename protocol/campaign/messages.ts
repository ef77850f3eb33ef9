/** What the matchmaking room sends of campaigns: messages and what stands in them, without the schemas, so that a page can
 *  know them without carrying zod. */

import type { Difficulty, Legacy, StageName } from '../../engine/campaign/state/terms.ts';
import type { CampaignView } from '../../engine/campaign/view/view-shape.ts';
import type { Seat } from '../../engine/core/game.ts';
import { REFUSAL_CODES } from '../../engine/core/refusal.ts';

/** Server to client, on the socket that the page has to the matchmaking room. */
export interface CampaignMessages {
  /** What you take part in; asked for by `campaign-list`. */
  readonly campaigns: CampaignsMessage;
  /** A campaign that you have open; sent after every change of it, and of who is there. */
  readonly campaign: CampaignMessage;
}

export interface CampaignsMessage {
  /** The one that was joined last comes first. */
  readonly campaigns: readonly CampaignSummary[];
  /** What campaigns that you won have opened for later ones. */
  readonly legacy: readonly Legacy[];
  /** By hero: the common loot cards of its last deck, one of which it may bring along once `legacy` says so. */
  readonly keepsakes: Readonly<Record<string, readonly string[]>>;
}

/** `unreadable`: this server cannot read it, and says why. Nothing of it is lost. */
export type CampaignSummary = { readonly id: string; readonly name: string } & (
  | { readonly unreadable: string }
  | {
      readonly stage: StageName;
      readonly difficulty: Difficulty;
      readonly scenario: number;
      readonly session: number;
      readonly score: number;
      /** By seat; nobody where a bot plays. */
      readonly members: readonly { readonly hero: string; readonly player?: string }[];
      /** It waits for you. */
      readonly waits: boolean;
      /** Nobody has touched it for a year. */
      readonly archived: boolean;
    }
);

export interface CampaignMessage {
  readonly id: string;
  /** Left out: you take no part in it, or not any more. */
  readonly table?: CampaignTable;
  /** This server cannot read it: why. */
  readonly unreadable?: string;
}

/** A campaign, as its members see it. Nobody else sees anything of it. */
export interface CampaignTable {
  readonly name: string;
  /** What lets others in; everybody who has it may come. */
  readonly code: string;
  /** What lets others look on, where the leader has made such a link. */
  readonly shared?: string;
  /** Your seat. */
  readonly you: Seat;
  /** By seat; nothing where a bot plays. */
  readonly people: readonly (CampaignPerson | null)[];
  /** The match of the scenario can be joined. */
  readonly matchOpen: boolean;
  readonly view: Omit<CampaignView, 'log'>;
  /** What happened, in words; `{0}` stands for the name of a seat. The oldest comes first. */
  readonly log: readonly { readonly session: number; readonly text: string }[];
  /** What you may do, but for sharing out salves and calling a vote. */
  readonly legal: readonly { readonly action: Readonly<Record<string, unknown>>; readonly label: string }[];
}

/** Answer to `GET /api/campaigns/shared/CODE`: a campaign as somebody sees it who has the link to look on. */
export interface SharedCampaign extends Pick<CampaignTable, 'name' | 'view' | 'log'> {
  /** Names by seat; nothing where a bot plays. */
  readonly people: readonly (string | null)[];
}

export interface CampaignPerson {
  readonly id: string;
  readonly name: string;
  readonly present: boolean;
  /** Away for so long that a bot may finish for them. */
  readonly overdue: boolean;
}

/** Why a request was refused. What the rules refuse has their codes. */
export const CAMPAIGN_CODES = [
  ...REFUSAL_CODES,
  /** This server plays no scenarios. */
  'not-played-here',
  /** There is no such campaign, or you take no part in it. */
  'no-such-campaign',
  /** No campaign has that code. */
  'unknown-code',
  'campaign-full',
  /** You take part in as many as one may. */
  'too-many-campaigns',
  /** This server cannot read the campaign: it can only be looked at by one that can. */
  'unreadable',
  /** Only the leader may do that. */
  'not-leader',
  /** No campaign can begin with that. */
  'bad-setup',
  /** Somebody is there, and plays for themselves. */
  'still-there',
  /** Too many codes tried, or too many campaigns made. */
  'too-many-tries',
] as const;
export type CampaignCode = (typeof CAMPAIGN_CODES)[number];

export interface CampaignRefusal {
  readonly code: CampaignCode;
  readonly message: string;
}
