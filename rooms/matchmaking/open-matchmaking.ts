/** The parts of a process's hall, put together. */
import type { Parties } from '../../infra/parties/parties.ts';
import { openParties } from '../party/open-parties.ts';
import { Caretaker } from './caretaker.ts';
import { Desk } from './desk.ts';
import { Greeter } from './greeter.ts';
import type { HallParts } from './hall.ts';
import { hallRoomOf } from './hall-room.ts';
import { Maker } from './maker.ts';

export const openHall = (parts: HallParts, kept: Parties) => {
  const maker = new Maker(parts);
  const desk = new Desk(parts, (proposal) => void maker.make(proposal));
  const greeter = new Greeter(parts);
  const parties = openParties({ ...parts, parties: kept, desk, greeter });
  return {
    desk,
    parties: parties.keeper,
    caretaker: new Caretaker(parts, maker),
    room: hallRoomOf(parts, desk, greeter, parties),
  };
};
