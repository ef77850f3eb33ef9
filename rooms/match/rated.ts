/** What a match did to the ratings of those who played it, as their pages are told. */
import type { KeptResult } from '../../league/ladder/settle.ts';
import { isProvisional, shown } from '../../league/ladder/standing.ts';

export interface RatedSeat {
  /** The numbers that ladders show, before and after; absent where nothing was rated. */
  readonly before?: number;
  readonly after?: number;
  /** Not enough is known yet for a place on the ladder. */
  readonly provisional?: boolean;
  /** The player had gone for good. */
  readonly left?: true;
}

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
