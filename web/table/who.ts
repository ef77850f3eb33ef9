/** Players by name. */
import type { Seat } from '../../engine/core/game.ts';
import { DELETED_NAME } from '../../protocol/ladder-messages.ts';
import { t } from '../words/t.ts';
import type { Picture } from './picture.ts';

type Seated = Pick<Picture<unknown>, 'seats' | 'you'>;

/** A name as it is shown. */
export const shownName = (name: string): string => (name === DELETED_NAME ? t('Deleted player') : name);

export const seatName = ({ seats }: Seated, seat: Seat): string =>
  shownName(seats[seat]?.name ?? '') || t('Seat {seat}', { seat: seat + 1 });

/** "You", or the name. */
export const who = (picture: Seated, seat: Seat): string => (seat === picture.you ? t('You') : seatName(picture, seat));
