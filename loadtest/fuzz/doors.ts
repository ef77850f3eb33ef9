/** Every door of a server: what it hears over HTTP and on the sockets of its rooms, each with the form of what is sent
 *  there. A test holds the list against what a running server has registered, so that no new one is left out. */
import { z } from 'zod';
import * as accounts from '../../protocol/account-messages.ts';
import * as campaigns from '../../protocol/campaign/requests.ts';
import * as matchmaking from '../../protocol/matchmaking-requests.ts';
import * as matches from '../../protocol/messages.ts';
import * as parties from '../../protocol/party-requests.ts';
import { settingsForm } from '../../protocol/settings-messages.ts';
import * as talk from '../../protocol/talk-requests.ts';

export interface HttpDoor {
  readonly method: string;
  /** As Express writes it: `:id` stands for whatever is asked for. */
  readonly path: string;
  /** What its body is like; nothing is sent where there is none. */
  readonly form?: z.ZodType;
  /** The longest that an answer may take, where that is not the usual time. */
  readonly withinMs?: number;
}

/** What the wrong password of an operator waits for, and others before it. */
const GUESS_WITHIN_MS = 26_000;

const door = (method: string, path: string, form?: z.ZodType): HttpDoor => ({ method, path, ...(form && { form }) });

export const OWN_DOORS: readonly HttpDoor[] = [
  door('POST', '/api/guest', accounts.guestRequest),
  door('POST', '/api/account/register', accounts.registerRequest),
  door('POST', '/api/account/sign-in', accounts.signInRequest),
  door('POST', '/api/account/refresh', accounts.refreshRequest),
  door('POST', '/api/account/sign-out', accounts.signOutRequest),
  door('GET', '/api/account'),
  door('POST', '/api/account/name', accounts.renameRequest),
  door('POST', '/api/account/password', accounts.passwordRequest),
  door('DELETE', '/api/account', accounts.deleteRequest),
  door('GET', '/api/account/settings'),
  door('PUT', '/api/account/settings', settingsForm),
  door('GET', '/api/games'),
  door('GET', '/api/games/:id'),
  door('GET', '/api/lobby'),
  door('GET', '/api/campaigns/catalogue'),
  door('GET', '/api/campaigns/shared/:code'),
  door('POST', '/api/matches/:id/resume'),
  door('DELETE', '/api/matches/:id'),
  door('GET', '/api/replays/:id'),
  door('GET', '/api/seasons'),
  door('GET', '/api/ladder/:game/:mode/:role'),
  door('GET', '/api/players/:id'),
  door('GET', '/api/players/:id/results'),
  door('GET', '/api/players/:id/history'),
  { method: 'GET', path: '/admin', withinMs: GUESS_WITHIN_MS },
  { method: 'GET', path: '/admin/report', withinMs: GUESS_WITHIN_MS },
  door('GET', '/health'),
  door('GET', '/health/live'),
  door('GET', '/{*path}'),
];

/** Those of Colyseus, which it registers by itself. */
export const COLYSEUS_DOORS: readonly HttpDoor[] = [
  door('POST', '/matchmake/create/match', matches.createOptions),
  door('POST', '/matchmake/create/:room', matches.createOptions),
  door('POST', '/matchmake/joinById/:id', matches.joinOptions),
  door('POST', '/matchmake/reconnect/:id', z.object({ reconnectionToken: z.string() })),
  door('POST', '/matchmake/:method/:id', matches.joinOptions),
  door('GET', '/__healthcheck'),
];

/** Messages by type, with their forms. */
export type Messages = Readonly<Record<string, z.ZodType>>;

const NOTHING = z.undefined();

export const MATCH_MESSAGES: Messages = {
  act: matches.actMessage,
  prefer: matches.preferMessage,
  nonce: matches.nonceMessage,
  rematch: matches.rematchMessage,
  talk: NOTHING,
  emote: talk.emoteMessage,
  say: talk.sayMessage,
  report: talk.reportMessage,
  time: NOTHING,
  invites: NOTHING,
  catalogue: matches.catalogueMessage,
  language: matches.languageMessage,
};

export const MATCHMAKING_MESSAGES: Messages = {
  queue: matchmaking.queueMessage,
  accept: matchmaking.proposalMessage,
  decline: matchmaking.proposalMessage,
  leave: NOTHING,
  where: NOTHING,
  'party-create': parties.choiceMessage,
  'party-join': parties.joinMessage,
  'party-leave': NOTHING,
  'party-kick': parties.memberMessage,
  'party-lead': parties.memberMessage,
  'party-choose': parties.choiceMessage,
  'party-pick': parties.pickMessage,
  'party-boss': parties.bossMessage,
  'party-ready': parties.readyMessage,
  'party-say': talk.sayMessage,
  'party-report': talk.reportMessage,
  'party-queue': NOTHING,
  'party-start': NOTHING,
  'campaign-create': campaigns.foundMessage,
  'campaign-join': campaigns.enlistMessage,
  'campaign-list': NOTHING,
  'campaign-open': campaigns.campaignOpenMessage,
  'campaign-close': campaigns.campaignMessage,
  'campaign-act': campaigns.campaignActMessage,
  'campaign-bot': campaigns.campaignBotMessage,
  'campaign-unseat': campaigns.campaignSeatMessage,
  'campaign-finish': campaigns.campaignSeatMessage,
  'campaign-share': campaigns.campaignShareMessage,
  'campaign-leave': campaigns.campaignMessage,
};
