/** How a party lies in the store, and what is told when it changes. */
import { z } from 'zod';
import { BOT_KINDS } from '../../engine/bots/kinds.ts';
import type { Party } from '../../league/party/party.ts';
import { parsed } from '../journal/entries.ts';

const user = z.object({ id: z.string(), name: z.string() });
const bot = z.enum(BOT_KINDS);

const party = z.object({
  code: z.string(),
  leader: z.string(),
  members: z.array(
    z.object({ user, heroes: z.record(z.string(), z.string()), ready: z.boolean(), present: z.boolean() }),
  ),
  choice: z.object({
    game: z.string(),
    mode: z.string(),
    ranked: z.boolean(),
    botsAfter: z.number().optional(),
    seats: z.number().optional(),
    options: z.array(z.string()).optional(),
    setup: z.looseObject({}).optional(),
    clock: z.string().optional(),
    bots: bot.optional(),
  }),
  lone: z.union([z.object({ member: z.string() }), z.object({ bot: z.string() }), z.enum(['anyone', 'bot'])]),
  stage: z.discriminatedUnion('name', [
    z.object({ name: z.literal('gathering') }),
    z.object({ name: z.literal('queued'), ticket: z.string(), at: z.number(), before: z.string().optional() }),
    z.object({
      name: z.literal('starting'),
      match: z.string(),
      at: z.number(),
      seats: z.array(z.union([z.object({ user, hero: z.string() }), z.object({ bot, hero: z.string() })])),
    }),
    z.object({ name: z.literal('playing'), match: z.string() }),
  ]),
  barred: z.array(z.string()),
  // Parties of earlier versions kept none.
  said: z.array(z.object({ id: z.string(), member: z.string(), name: z.string(), text: z.string() })).default([]),
});

/** A party changed. */
export interface PartyNews {
  /** Whoever was in it before or is now. */
  readonly players: readonly string[];
  readonly before?: Party;
  /** As it is now; left out when nobody is left in it. */
  readonly party?: Party;
}

const news = z.object({
  players: z.array(z.string()),
  before: party.optional(),
  party: party.optional(),
});

/** The party of a document; nothing where there is none. */
export const readParty = (value: unknown): Party | undefined => (value === undefined ? undefined : party.parse(value));

export const writeNews = (told: PartyNews): string => JSON.stringify(told);
/** News that cannot be read come from another version of the program: whoever listens looks for themselves. */
export const readNews = (text: string | undefined): PartyNews | undefined =>
  text === undefined ? undefined : news.safeParse(parsed(text)).data;

const membership = z.object({ code: z.string() });
/** The code of the party that a player is in. */
export const readMembership = (value: unknown): string | undefined =>
  value === undefined ? undefined : membership.parse(value).code;
