/** What a match is opened with. Clients open matches with `createOptions`; the server itself also gives seats to players
 *  (`givenMatch`). */
import { z } from 'zod';
import { createOptions, seatSpec } from '../../protocol/messages.ts';
import { readPool } from '../../protocol/pool.ts';
import type { PresetId } from '../../protocol/presets.ts';

const user = z.strictObject({ id: z.string(), name: z.string() });

/** Who opens the matches that the server itself opens: no player has an empty id. */
export const THE_SERVER = { id: '', name: '' } as const;

/** A client's options of creation; the token check has put the creator among them. */
export const clientOptions = createOptions.extend({ creator: user });

/** A seat that belongs to a player from the beginning. */
const givenSeat = z.strictObject({ player: z.literal('given'), user, hero: z.string() });

const [mySeat, openSeat, botSeat] = seatSpec.options;
const namedBot = botSeat.extend({ name: z.string().optional() });

/** How a match was opened, as it is kept. */
export const openingOptions = clientOptions.extend({
  seats: z
    .array(z.discriminatedUnion('player', [mySeat, openSeat, namedBot, givenSeat]))
    .min(1)
    .max(6),
  /** The pool that a matched match comes from (`protocol/pool.ts`): whether it is ranked, and what its seats are rated
   *  as. */
  pool: z.string().optional(),
  /** The campaign that the match is a scenario of. */
  campaign: z.string().optional(),
});
export type Opening = z.infer<typeof openingOptions>;

/** A match that the server itself opens, under an id that is fixed beforehand. */
export const givenMatch = z.strictObject({ match: z.string(), opening: openingOptions });
export type GivenMatch = z.infer<typeof givenMatch>;

/** Whether the server itself opened the match: for a queue, a party, a campaign or a rematch of theirs. */
export const isServers = ({ creator }: Pick<Opening, 'creator'>): boolean => creator.id === THE_SERVER.id;

/** Whether the ladder counts the match. */
export const isRanked = ({ pool }: Opening): boolean => pool !== undefined && readPool(pool)?.ranked === true;

/** How much time people have. A player against bots alone holds nobody up. */
export const presetFor = ({ clock, seats }: Opening): PresetId =>
  clock ?? (seats.filter(({ player }) => player !== 'bot').length > 1 ? 'casual' : 'none');

const PACES = { quick: 0.25, natural: 1, slow: 2 };

/** How much longer than usual bots take. Among several people they are as they are. */
export const paceOf = ({ botPace = 'natural', seats }: Opening): number =>
  seats.filter(({ player }) => player !== 'bot').length > 1 ? 1 : PACES[botPace];
