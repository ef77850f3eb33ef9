/** The parts of a process's hall, put together. */
import type { Parties } from '../../infra/parties/parties.ts';
import { openParties } from '../party/open-parties.ts';
import type { HallParts } from './context.ts';
import { Maker } from './match-creator.ts';
import { hallRoomOf } from './matchmaking-room.ts';
import { Caretaker } from './matchmaking-worker.ts';
import { Greeter } from './player-notifier.ts';
import { Desk } from './queue-service.ts';

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
