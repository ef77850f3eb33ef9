/** Rooms that are there as long as their process is. They are no matches, and clients know them by name: who joins by
 *  that name joins the room of the process that was asked. */
import { matchMaker } from '@colyseus/core';
import type { OneTimeOptions } from './room-options.ts';

let standing = 0;

/** Matches open on this process. */
export const openMatches = (): number => Math.max(0, matchMaker.stats.local.roomCount - standing);

/** Opens the room of that name and lets clients join it by that name. */
export const openStandingRoom = async (name: string, roomOptions: OneTimeOptions): Promise<void> => {
  // Counted out in the step in which Colyseus does, so that a process that goes down sees when its last match is gone.
  matchMaker.getHandler(name).once('dispose', () => {
    standing--;
  });
  const { roomId } = await matchMaker.handleCreateRoom(name, roomOptions.issue(name));
  standing++;
  const { controller } = matchMaker;
  const ask = controller.invokeMethod.bind(controller);
  controller.invokeMethod = (method, asked, ...rest) =>
    ask(method, method === 'joinById' && asked === name ? roomId : asked, ...rest);
};
