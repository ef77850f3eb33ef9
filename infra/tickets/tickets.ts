/** Tickets: who waits for a match, which matches are proposed to whom, and who plays a matched one. They lie in a
 *  store, so that the end of any process costs nobody their place. There are two stores behind this one interface,
 *  Redis for many processes and one SQL file for one.
 *
 *  A ticket waits in its pool; is taken into a proposal, which everybody on it has to accept; and goes when the match
 *  is made, or back to where it stood. Each of these steps is one atomic change of the store: two that try the same at
 *  once, or one that tries again because it got no answer, cannot do it twice.
 *
 *  Times are milliseconds by the store's calendar; what is answered with a `now` can be told against it. */
import { z } from 'zod';
import type { WaitSample } from '../../league/matcher/estimate.ts';
import type { Formed, Ticket } from '../../league/matcher/ticket.ts';

export interface Tickets {
  /** Lets a ticket wait from now on. A player has one ticket, wherever they ask, and none while a ranked match of
   *  theirs is live; of several members, the first who cannot is named. */
  enter(ticket: NewTicket): Promise<Entered>;
  /** Takes the player's ticket out of its pool, with everybody on it. */
  leave(player: string): Promise<'left' | 'proposed' | 'not-waiting'>;
  /** Every ticket that waits in the pool, oldest first. */
  waiting(pool: string): Promise<{ readonly now: number; readonly tickets: readonly Ticket[] }>;
  /** Pools in which anybody waits, or in which a match is proposed. */
  pools(): Promise<string[]>;

  /** Takes the tickets of a formed match out of their pool, to ask everybody on them for that many milliseconds.
   *  `names` are theirs, by player. Nothing happens, and nothing is answered, unless all of the tickets wait there. */
  propose(id: string, formed: Formed, names: Names, patience: number): Promise<Proposal | undefined>;
  /** The player accepts. `late` after the deadline, `gone` when there is no such proposal to that player. */
  accept(id: string, player: string): Promise<Proposal | 'late' | 'gone'>;
  /** Gives a proposal up. Whoever is to blame leaves the queue, with everybody on the same ticket; all others stand
   *  again where they stood. Nothing happens, and nothing is answered, if that cannot be (any more): somebody may
   *  decline until all have accepted; time has run out once it has and somebody has not accepted. */
  giveUp(id: string, why: GivenUp): Promise<Parted | undefined>;
  /** All proposals, whether accepted or not. */
  proposals(): Promise<{ readonly now: number; readonly proposals: readonly Proposal[] }>;
  /** The proposed match has been made, under the proposal's id: its tickets are gone, and it is the live match of
   *  everybody on them. `met` says whom each met there. Does nothing the second time. */
  settle(id: string, met: Readonly<Record<string, readonly string[]>>): Promise<void>;
  /** The match is over: nobody plays it any more. */
  ended(match: string): Promise<void>;

  /** What is known of a player. */
  standing(player: string): Promise<Standing>;
  /** Whom each of the players met in their last matched match. */
  lastMet(players: readonly string[]): Promise<Readonly<Record<string, readonly string[]>>>;
  /** How long tickets of the pool waited: the last ones whose match was made, newest first, and those that wait now. */
  waits(pool: string): Promise<Waits>;

  /** The players are there. */
  seen(players: readonly string[]): Promise<void>;
  /** Takes tickets out on which somebody was not seen for so long. */
  dropUnseen(milliseconds: number): Promise<void>;

  /** Removes what is kept of a player: the ticket, if no match is proposed for it just now, whom they met, what they
   *  play. What others met of them goes when they meet somebody else. */
  forget(player: string): Promise<void>;

  /** Called with what changes, by whatever process. A listener may miss what happens while the store is out of reach:
   *  it gets `resumed` then. */
  listen(listener: (news: TicketNews) => void): () => void;
  close(): Promise<void>;
}

export interface Waits {
  readonly now: number;
  readonly ended: readonly WaitSample[];
  readonly waiting: readonly number[];
}

export type NewTicket = Omit<Ticket, 'since'>;

export type Entered =
  | { readonly ticket: Ticket }
  | { readonly refused: 'already-waiting'; readonly player: string }
  | { readonly refused: 'live-match'; readonly player: string; readonly match: string };

/** What players are called, by their ids. */
export type Names = Readonly<Record<string, string>>;

/** A formed match that awaits acceptance, or, once all have accepted, its making. */
export interface Proposal {
  /** Also the id of the match that is made of it: made twice, it is the same. */
  readonly id: string;
  readonly formed: Formed;
  readonly names: Names;
  /** Everybody who is asked. */
  readonly players: readonly string[];
  readonly accepted: readonly string[];
  readonly deadline: number;
}

export const isAccepted = ({ players, accepted }: Proposal): boolean => accepted.length >= players.length;

export type GivenUp =
  | { readonly why: 'declined'; readonly by: string }
  /** Time ran out. */
  | { readonly why: 'lapsed' }
  /** The match cannot be made, through no fault of theirs but what it is made of: all are out. */
  | { readonly why: 'failed' };

/** Who stands again where they stood, and who left the queue. */
export interface Parted {
  readonly back: readonly string[];
  readonly out: readonly string[];
}

export interface LiveMatch {
  readonly match: string;
  readonly pool: string;
}

export interface Standing {
  readonly now: number;
  readonly ticket?: Ticket;
  /** The one the ticket is in. */
  readonly proposal?: Proposal;
  /** The last matched match, unless it is known to have ended. */
  readonly live?: LiveMatch;
}

const players = z.array(z.string());
const proposalNews = {
  pool: z.string(),
  players,
  match: z.string(),
  text: z.string(),
  deadline: z.coerce.number(),
  at: z.coerce.number(),
};
/** What changed. `match` is the proposal's id, and the match's. */
export const ticketNews = z.discriminatedUnion('of', [
  /** Waits from now on; `text` and `since` are the ticket (`readTicket`). */
  z.strictObject({ of: z.literal('entered'), pool: z.string(), players, text: z.string(), since: z.coerce.number() }),
  /** Out of the queue, with these tickets. */
  z.strictObject({
    of: z.literal('out'),
    pool: z.string(),
    players,
    tickets: z.array(z.string()),
    why: z.enum(['left', 'away', 'declined', 'lapsed', 'failed']),
  }),
  /** Back where they stood. */
  z.strictObject({
    of: z.literal('back'),
    pool: z.string(),
    players,
    tickets: z.array(z.string()),
    why: z.enum(['declined', 'lapsed']),
  }),
  /** `text` and `deadline` are the proposal (`readProposal`); `at` is the time. */
  z.strictObject({ of: z.literal('proposed'), ...proposalNews }),
  z.strictObject({ of: z.literal('accepted'), ...proposalNews, accepted: players }),
  z.strictObject({ of: z.literal('made'), pool: z.string(), players, match: z.string() }),
  z.strictObject({ of: z.literal('ended'), players, match: z.string() }),
  z.strictObject({ of: z.literal('resumed') }),
]);
export type TicketNews = z.infer<typeof ticketNews>;

/** The form in which both stores keep tickets. A change that older versions cannot read counts it up. */
export const TICKETS_FORM = 1;
/** How many waits of a pool are remembered. */
export const WAITS_KEPT = 50;

/** Whether a match of that pool keeps its players from queueing. */
export const RANKED_POOLS = '/ranked';

/** What stands in the store of a ticket: everything but `since`. */
export const readTicket = (text: string, since: number): Ticket => ({ ...ticketForm.parse(JSON.parse(text)), since });

/** What stands in the store of a proposal: what does not change of it. */
export const writeProposal = (formed: Formed, names: Names): string => JSON.stringify({ formed, names });
export const readProposal = (id: string, text: string, deadline: number, accepted: readonly string[]): Proposal => {
  const { formed, names } = proposalForm.parse(JSON.parse(text));
  return { id, formed, names, players: playersOf(formed), accepted, deadline };
};

const rating = z.object({ mu: z.number(), sigma: z.number() });
const ticketForm = z
  .object({
    id: z.string(),
    pool: z.string(),
    members: z.array(
      z.object({
        player: z.string(),
        name: z.string(),
        heroes: z.record(z.string(), z.string()),
        ratings: z.record(z.string(), rating),
        lastMet: players,
      }),
    ),
    botsAfter: z.number().optional(),
  })
  .transform(({ botsAfter, ...ticket }) => ({ ...ticket, ...(botsAfter !== undefined && { botsAfter }) }));

const formedForm = z.object({
  pool: z.string(),
  tickets: z.array(z.string()),
  seats: z.array(
    z.union([
      z.object({ ticket: z.string(), player: z.string(), hero: z.string() }),
      z.object({ bot: z.literal(true) }),
    ]),
  ),
  favourite: z.number(),
});

const proposalForm = z.object({ formed: formedForm, names: z.record(z.string(), z.string()) });

/** The people of a formed match. */
export const playersOf = ({ seats }: Formed): string[] =>
  seats.flatMap((seat) => ('player' in seat ? [seat.player] : []));
