/** How rooms of Dice Throne are opened and read. */
import type { MatchView } from '../engine/dice-throne/state/view-shape.ts';
import { readDiceThrone } from '../rooms/state/dice-throne.ts';
import type { MatchState } from '../rooms/state/match-state.ts';
import type { MatchPicture } from '../rooms/state/picture.ts';
import type { MatchDoor } from './match-door.ts';

export const diceThroneDoor: MatchDoor<MatchState, MatchPicture<MatchView>> = {
  create: (client, options) => client.create<MatchState>('match', options),
  join: (client, id, options) => client.joinById<MatchState>(id, options),
  take: (client, seat) => client.consumeSeatReservation<MatchState>(seat),
  read: readDiceThrone,
};
