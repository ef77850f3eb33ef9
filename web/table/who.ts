/** Players by name. */
import type { Seat } from '../../engine/core/game.ts';
import type { Picture } from './picture.ts';

type Seated = Pick<Picture<unknown>, 'seats' | 'you'>;

export const seatName = ({ seats }: Seated, seat: Seat): string => seats[seat]?.name || `Seat ${seat + 1}`;

/** "You", or the name. */
export const who = (picture: Seated, seat: Seat): string => (seat === picture.you ? 'You' : seatName(picture, seat));

export const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
