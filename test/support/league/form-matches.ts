/** All matches that waiting tickets make at once. */
import type { Formed, Ticket } from '../../../league/matcher/ticket.ts';
import { type PoolRules, waiting } from '../../../league/matcher/waiting.ts';

/** The matches that these tickets of one pool make at `now` (milliseconds, by the calendar of `Ticket.since`). The order
 *  in which the tickets are given changes nothing. Tickets that no match takes go on waiting. */
export const formMatches = (
  tickets: readonly Ticket[],
  { now, ...rules }: PoolRules & { readonly now: number },
): Formed[] => {
  const pool = waiting(rules);
  for (const ticket of tickets) pool.add(ticket);
  return pool.pass(now);
};
