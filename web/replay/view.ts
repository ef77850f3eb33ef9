/** What a replay shows through somebody's eyes. */
import type { MatchView } from '../../engine/dice-throne/view-shape.ts';
import type { Eyes, Replay } from '../../rooms/replay.ts';

/** The table at that step. With `everything`, every seat's own knowledge is laid over what everybody may see. */
export function viewAt(replay: Replay<MatchView>, step: number, eyes: Eyes): MatchView {
  const { view } = replay.frame(step, eyes);
  if (eyes !== 'everything') return view;
  const own = replay.seatViews(step);
  return {
    ...view,
    seats: view.seats.map((seat) => own[seat.seat]?.seats.find((one) => one.seat === seat.seat) ?? seat),
  };
}

/** The eyes that were asked for, where the match has such a seat. */
export const eyesWithin = (eyes: Eyes, seats: number): Eyes =>
  typeof eyes === 'number' && eyes >= seats ? 'public' : eyes;
