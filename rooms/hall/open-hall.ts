/** The parts of a process's hall, put together. */
import { Caretaker } from './caretaker.ts';
import { Desk } from './desk.ts';
import { Greeter } from './greeter.ts';
import type { HallParts } from './hall.ts';
import { hallRoomOf } from './hall-room.ts';
import { Maker } from './maker.ts';

export const openHall = (parts: HallParts) => {
  const maker = new Maker(parts);
  const desk = new Desk(parts, (proposal) => void maker.make(proposal));
  return { desk, caretaker: new Caretaker(parts, maker), room: hallRoomOf(parts, desk, new Greeter(parts)) };
};
