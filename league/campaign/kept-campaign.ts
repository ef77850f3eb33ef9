/** A campaign as it is kept between evenings: the rules' own part, and what they do not know: its name, who sits where, and
 *  what has been answered. Plain data; what may be done to it is in `commands.ts`. */
import type { Campaign } from '../../engine/campaign/state/state.ts';
import type { Seat } from '../../engine/core/game.ts';
import type { CampaignCode, CampaignRefusal } from '../../protocol/campaign/messages.ts';

export interface CampaignUser {
  readonly id: string;
  readonly name: string;
}

export interface KeptCampaign {
  readonly id: string;
  readonly name: string;
  /** What lets others in. */
  readonly code: string;
  /** What lets others look on, where the leader has made such a link. */
  readonly shared?: string;
  /** By seat; nobody where a bot plays. */
  readonly players: readonly (CampaignUser | null)[];
  /** The rules' own. Nobody changes it in place. */
  readonly campaign: Campaign;
  /** When the vote that is open was called, by the calendar in milliseconds. */
  readonly voteSince?: number;
  /** Once the team has departed: when, and whether its match can be joined. */
  readonly departed?: { readonly at: number; readonly open: boolean };
  /** What was done, by who asked and the key of the request; the newest last. */
  readonly answered: readonly string[];
  /** When it was changed last, by the calendar in milliseconds. */
  readonly touched: number;
}

export type CampaignRefused = { readonly refused: CampaignRefusal };
/** The campaign as it is then; nothing when nobody is left in it. */
export type CampaignChanged = { readonly kept: KeptCampaign | undefined } | CampaignRefused;

export const refuse = (code: CampaignCode, message: string): CampaignRefused => ({ refused: { code, message } });

/** The seat of that player. */
export const seatOf = ({ players }: KeptCampaign, player: string): Seat | undefined => {
  const seat = players.findIndex((one) => one?.id === player);
  return seat < 0 ? undefined : seat;
};

/** Ids of everybody who takes part. */
export const playersIn = (kept: KeptCampaign | undefined): string[] =>
  kept?.players.flatMap((one) => one?.id ?? []) ?? [];

/** The match that the campaign waits for. */
export const matchIn = (kept: KeptCampaign | undefined): string | undefined => {
  const stage = kept?.campaign.stage;
  return stage?.name === 'playing' ? (stage.match ?? undefined) : undefined;
};

const YEAR_MS = 365 * 24 * 3_600_000;
/** It goes on, as far as anybody can tell: it is not over, and somebody has touched it within a year. */
export const goesOn = ({ campaign, touched }: KeptCampaign, now: number): boolean =>
  campaign.stage.name !== 'over' && !isArchived({ touched }, now);
export const isArchived = ({ touched }: Pick<KeptCampaign, 'touched'>, now: number): boolean => now - touched > YEAR_MS;
