/** Players by name. */
import type { Seat } from '../../engine/core/game.ts';
import { t } from '../words/t.ts';
import type { Picture } from './picture.ts';

type Seated = Pick<Picture<unknown>, 'seats' | 'you'>;

export const seatName = ({ seats }: Seated, seat: Seat): string =>
  seats[seat]?.name || t('Seat {seat}', { seat: seat + 1 });

/** "You", or the name. */
export const who = (picture: Seated, seat: Seat): string => (seat === picture.you ? t('You') : seatName(picture, seat));
