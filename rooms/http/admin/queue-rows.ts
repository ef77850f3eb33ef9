/** Who waits where, for the server's operator. */
import type { Tickets } from '../../../infra/tickets/tickets.ts';
import type { QueueRow } from './report.ts';

export const queuesOf = async (tickets: Tickets): Promise<QueueRow[]> => {
  const [pools, { proposals }] = await Promise.all([tickets.pools(), tickets.proposals()]);
  return Promise.all(
    pools.sort().map(async (pool) => {
      const { now, tickets: waiting } = await tickets.waiting(pool);
      return {
        pool,
        tickets: waiting.length,
        players: waiting.reduce((sum, { members }) => sum + members.length, 0),
        longest: waiting[0] ? now - waiting[0].since : 0,
        proposals: proposals.filter(({ formed }) => formed.pool === pool).length,
      };
    }),
  );
};
