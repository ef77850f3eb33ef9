/** How the rooms of any game are opened: the form of a room's state comes with its first message, so whoever joins need not
 *  know beforehand what is played there. */
import type { BaseView } from '../engine/core/game.ts';
import type { MatchState } from '../rooms/state/match-state.ts';
import type { MatchPicture } from '../rooms/state/picture.ts';
import type { MatchConnection } from './connection.ts';
import type { MatchDoor } from './match-door.ts';

export type AnyMatchDoor = MatchDoor<MatchState, MatchPicture<BaseView>>;
export type MatchLine = MatchConnection<MatchState, MatchPicture<BaseView>>;

export const matchRooms: Pick<AnyMatchDoor, 'create' | 'join' | 'take'> = {
  create: (client, options) => client.create<MatchState>('match', options),
  join: (client, id, options) => client.joinById<MatchState>(id, options),
  take: (client, seat) => client.consumeSeatReservation<MatchState>(seat),
};
