/** Rooms that open in time, or not at all. */
import type { Room } from '@colyseus/sdk';

const JOIN_PATIENCE_MS = 5000;

/** It has not opened in time, and may still do so. */
export class TooLate extends Error {
  override readonly name = 'TooLate';
}

/** The room, if it opens in time; rejects with `TooLate` if not. One that opens later is let go of: by then we knock elsewhere. */
export const inTime = async <S>(opening: Promise<Room<unknown, S>>): Promise<Room<unknown, S>> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      opening.then((room) => room.leave(false)).catch(() => undefined);
      reject(new TooLate('no answer in time'));
    }, JOIN_PATIENCE_MS);
  });
  return Promise.race([opening, tooLate]).finally(() => clearTimeout(timer));
};
