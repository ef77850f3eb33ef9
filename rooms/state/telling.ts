/** What an action brought, as one viewer may know it. */
import type { Seat } from '../../engine/core/game.ts';
import type { EventsMessage } from '../../protocol/messages.ts';

export interface Telling extends EventsMessage {
  /** Another one than that of the telling before. */
  readonly number: number;
}

/** What everybody may know, and what seats do that know more or less than that. */
export interface Told {
  readonly everybody: EventsMessage;
  readonly seats: ReadonlyMap<Seat, EventsMessage>;
}
