/** How rooms of Dice Throne are opened and read. */
import type { MatchView } from '../engine/dice-throne/state/view-shape.ts';
import { readDiceThrone } from '../rooms/state/dice-throne.ts';
import { DiceThroneState } from '../rooms/state/dice-throne-state.ts';
import type { MatchPicture } from '../rooms/state/match-state.ts';
import type { MatchDoor } from './match-door.ts';

export const diceThroneDoor: MatchDoor<DiceThroneState, MatchPicture<MatchView>> = {
  create: (client, options) => client.create('match', options, DiceThroneState),
  join: (client, id, options) => client.joinById(id, options, DiceThroneState),
  take: (client, seat) => client.consumeSeatReservation(seat, DiceThroneState),
  read: readDiceThrone,
};
