/** The door to the rooms of one game. */
import type { Client, Room } from '@colyseus/sdk';
import type { SeatReservation } from '../protocol/matchmaking-messages.ts';
import type { CreateOptions, JoinOptions } from '../protocol/messages.ts';

/** How the rooms of one game are opened and read. `S` is the synchronized state, `P` the same as plain data. */
export interface MatchDoor<S, P> {
  create(client: Client, options: CreateOptions): Promise<Room<unknown, S>>;
  join(client: Client, id: string, options: JoinOptions): Promise<Room<unknown, S>>;
  /** Takes a seat that the server has reserved. */
  take(client: Client, seat: SeatReservation): Promise<Room<unknown, S>>;
  read(state: S): P;
}
