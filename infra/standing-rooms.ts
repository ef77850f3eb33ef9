/** Rooms that are there as long as their process is. They are no matches, and clients know them by name: whoever joins
 *  `hall` joins that of the process they asked. */
import { matchMaker } from '@colyseus/core';
import type { Orders } from './orders.ts';

let standing = 0;

/** Matches open on this process. */
export const openMatches = (): number => Math.max(0, matchMaker.stats.local.roomCount - standing);

/** A standing room has come, or gone. */
export const countStanding = (change: 1 | -1): void => {
  standing += change;
};

/** Opens the room of that name and lets clients join it by that name. */
export const openStandingRoom = async (name: string, orders: Orders): Promise<void> => {
  const { roomId } = await matchMaker.handleCreateRoom(name, orders.place(name));
  const { controller } = matchMaker;
  const ask = controller.invokeMethod.bind(controller);
  controller.invokeMethod = (method, asked, ...rest) =>
    ask(method, method === 'joinById' && asked === name ? roomId : asked, ...rest);
};
