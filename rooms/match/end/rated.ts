/** What a match did to the ratings of those who played it, as their pages show it. */
import type { KeptResult } from '../../../league/ladder/settle.ts';
import { isProvisional, shown } from '../../../league/ladder/standing.ts';
import type { RatedSeat } from '../../../protocol/ladder-messages.ts';

/** By seat. */
export const ratedSeats = ({ seats }: KeptResult): RatedSeat[] =>
  seats.map(({ change, left }) => ({
    ...(change && {
      before: shown(change.before),
      after: shown(change.after),
      provisional: isProvisional(change.after),
    }),
    ...(left !== undefined && { left: true as const }),
  }));
