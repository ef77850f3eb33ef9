/** Who stands with whom, as the table shows it: the own side first. A side of several shares one health dial in every
 *  mode but on a crawl; whoever stands alone has a dial of their own. */
import type { Seat } from '../../../engine/core/game.ts';
import type { MatchView, SeatView } from '../../../engine/dice-throne/state/view-shape.ts';
import { fightersOf } from './fighters.ts';

export interface Side {
  readonly team: number;
  readonly mine: boolean;
  readonly seats: readonly SeatView[];
  /** Whether its health is shown once for all of them. */
  readonly shared: boolean;
}

/** `eyes`: from whose seat one looks; without it, from the first. */
export function sidesOf(view: MatchView, eyes: Seat | undefined): readonly Side[] {
  const own = view.seats.find(({ seat }) => seat === (eyes ?? 0))?.team;
  const fighters = fightersOf(view).filter(({ seat }) => !view.crawl || isAtHand(view, seat));
  const teams = [...new Set(fighters.map(({ team }) => team))];
  return teams
    .map((team): Side => {
      const seats = fighters.filter((seat) => seat.team === team);
      const shared = seats.length > 1 && !view.crawl;
      return { team, mine: team === own, seats: ownFirst(seats, eyes), shared };
    })
    .sort((a, b) => Number(b.mine) - Number(a.mine));
}

/** On a crawl everybody sees all heroes, and of the enemies whoever fights the one whose turn it is. */
const isAtHand = ({ seats, active }: MatchView, number: number): boolean =>
  number < seats.length || seats[active]?.engaged === number;

const ownFirst = (seats: readonly SeatView[], eyes: Seat | undefined): readonly SeatView[] =>
  [...seats].sort((a, b) => Number(b.seat === eyes) - Number(a.seat === eyes));

/** Two who stand alone: a duel is drawn larger than anything else. */
export const isDuel = (view: MatchView, sides: readonly Side[]): boolean =>
  !view.crawl && sides.length === 2 && sides.every(({ shared }) => !shared);

/** Damage on its way to a seat. */
export const comingTo = (view: MatchView, seat: Seat): number =>
  view.incoming.filter(({ to }) => to === seat).reduce((sum, { amount }) => sum + amount, 0);

/** To anybody of a side: a shared dial takes all of it. */
export const comingToSide = (view: MatchView, { seats }: Side): number =>
  seats.reduce((sum, { seat }) => sum + comingTo(view, seat), 0);
