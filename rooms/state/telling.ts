/** What an action brought, as one viewer may know it. */
import type { Seat } from '../../engine/core/game.ts';
import type { Language } from '../../engine/core/words/language.ts';
import type { EventsMessage } from '../../protocol/messages.ts';

/** Who reads otherwise than everybody: a seat, or those who watch in that language. */
export type Reader = Seat | Language;

export interface Telling extends EventsMessage {
  /** How often a step came that was no later than the one before, since an action was taken back: no two tellings have
   *  the same step and the same round. */
  readonly round: number;
}

/** What everybody may know, and what readers do that know more or less than that, or read another language. */
export interface Told {
  readonly everybody: EventsMessage;
  readonly readers: ReadonlyMap<Reader, EventsMessage>;
}
