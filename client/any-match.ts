/** The door to matches of any game, with the lexicons of all of them. */
import { readAny } from '../rooms/state/read-any.ts';
import { type AnyMatchDoor, matchRooms } from './match-rooms.ts';

export const anyMatch: AnyMatchDoor = { ...matchRooms, read: readAny };
