/** The door to the rooms of one game. */
import type { Client, Room } from '@colyseus/sdk';
import type { Language } from '../engine/core/words/language.ts';
import type { SeatReservation } from '../protocol/matchmaking-messages.ts';
import type { CreateOptions, JoinOptions } from '../protocol/messages.ts';
import type { Telling } from '../rooms/state/telling.ts';

/** What a picture of a match has, whatever the game. */
export interface Pictured {
  readonly told?: Telling;
}

/** How the rooms of one game are opened and read. `S` is the synchronized state, `P` the same as plain data. */
export interface MatchDoor<S, P extends Pictured> {
  create(client: Client, options: CreateOptions): Promise<Room<unknown, S>>;
  join(client: Client, id: string, options: JoinOptions): Promise<Room<unknown, S>>;
  /** Takes a seat that the server has reserved. */
  take(client: Client, seat: SeatReservation): Promise<Room<unknown, S>>;
  read(state: S): P;
  /** Gets what reading that state takes; left out, nothing. */
  ready?(state: S): Promise<void>;
  /** Called when whoever joins only watches, and sees the match so many milliseconds late: nothing comes before that. */
  late?(ms: number): void;
  /** What is read here; left out, English. */
  language?(): Language;
}
