/** The synchronized state of a match, the part that every game shares.
 *
 *  What a client decodes (`room.state`), whatever the game:
 *
 *  | field   | what it is |
 *  |---------|------------|
 *  | `game`, `mode` | ids, as `GET /api/games` lists them |
 *  | `stage` | `gathering` while an open seat lacks its player, then `playing`, then `over` |
 *  | `clock` | how much time people have: the id of a preset |
 *  | `seats` | one entry a seat, in seat order: `name`, `kind` (`human`, `bot`, `open`), `connected`, `hero` (empty while open),
 *              and, once the match has begun, `clock` (`SeatClock`), in milliseconds of the match's time (message `time`) |
 *  | `commitment`, `secret` | fair dice (`engine/core/fair.ts`): published at once, and revealed when the match is over; each
 *              seat's `nonce` from the start on |
 *  | `ranked`, `rated` | the match counts for the ladder; once it is over and counted, what it did to whom (JSON, `RatedSeat[]`)
 *  | `report` | once the match is over: what goes on from it, for `setup` of the next one (JSON); else empty |
 *  | `undoable` | the seat that took the last action, while it may take it back (the action `undo`); else -1 |
 *  | `halted` | the server cannot keep anything now; the match goes on when it can |
 *  | `table` | what everybody may see of the match; absent while gathering. Its shape is the game's |
 *  | `own`   | seat number (as text) to what only that seat may see, its legal actions among it. A client finds its own seat
 *              here and no other; a spectator finds nothing |
 *
 *  Clients read it with `readAny`, which gives plain data: `MatchPicture`.
 *  Nobody's session id, user id or invite code is ever part of the state. */

import { type SchemaType, schema, t } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { RatedSeat } from '../../protocol/ladder-messages.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { PresetId } from '../../protocol/presets.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';

export type Stage = 'gathering' | 'playing' | 'over';
export type SeatKind = 'human' | 'bot' | 'open';

/** No seat. */
export const NOBODY = -1;

export const ClockState = schema(
  {
    bank: t.float64().default(0),
    endsAt: t.float64().default(0),
    whole: t.float64().default(0),
    left: t.float64().default(0),
    graceEndsAt: t.float64().default(0),
    standIn: t.boolean().default(false),
  },
  'ClockState',
);

export const SeatState = schema(
  {
    name: t.string().default(''),
    kind: t.string<SeatKind>().default('open'),
    connected: t.boolean().default(false),
    hero: t.string().default(''),
    nonce: t.string().default(''),
    clock: t.ref(ClockState).optional(),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

export const MatchState = schema(
  {
    game: t.string().default(''),
    mode: t.string().default(''),
    stage: t.string<Stage>().default('gathering'),
    clock: t.string<PresetId>().default('none'),
    commitment: t.string().default(''),
    secret: t.string().default(''),
    halted: t.boolean().default(false),
    ranked: t.boolean().default(false),
    rated: t.string().default(''),
    report: t.string().default(''),
    undoable: t.int8().default(NOBODY),
    seats: t.array(SeatState),
  },
  'MatchState',
);
export type MatchState = SchemaType<typeof MatchState>;

/** Who sits in a seat, as plain data. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: SeatKind;
  readonly connected: boolean;
  readonly hero: string;
  readonly nonce: string;
  /** Absent until the match begins. */
  readonly clock?: SeatClock;
}

/** A decoded state as plain data. `V` is the game's own view. */
export interface MatchPicture<V> {
  readonly game: string;
  readonly mode: string;
  readonly stage: Stage;
  readonly clock: PresetId;
  readonly commitment: string;
  readonly secret: string;
  readonly halted: boolean;
  readonly ranked: boolean;
  /** By seat; absent until the match is over and counted. */
  readonly rated?: readonly RatedSeat[];
  /** What goes on from the match, for `setup` of the next one; absent until it is over, and where nothing goes on. */
  readonly report?: unknown;
  readonly seats: readonly SeatInfo[];
  /** The seat that may take the last action back: the action `undo`. */
  readonly undoable?: Seat;
  /** The viewer's own seat; absent for a spectator, and while gathering. */
  readonly you?: Seat;
  /** Exactly what the game's `view` shows to that seat, or to a spectator; absent while gathering. */
  readonly view?: V;
  /** Every action the seat may take now, with its words; empty for a spectator. Conceding is always possible
   *  besides. */
  readonly legal: readonly LegalAction[];
}

/** Writes the seats' clocks into the state and touches only what changed. */
export const showClocks = (state: MatchState, clockOf: (seat: Seat) => SeatClock): void => {
  for (const [seat, shown] of state.seats.entries()) {
    shown.clock ??= new ClockState();
    Object.assign(shown.clock, clockOf(seat));
  }
};

/** The part of a picture that every game shares. */
export const readShared = (state: MatchState) => ({
  game: state.game,
  mode: state.mode,
  stage: state.stage,
  clock: state.clock,
  commitment: state.commitment,
  secret: state.secret,
  halted: state.halted,
  ranked: state.ranked,
  ...(state.undoable !== NOBODY && { undoable: state.undoable }),
  ...(state.rated && { rated: JSON.parse(state.rated) }),
  ...(state.report && { report: JSON.parse(state.report) }),
  seats: state.seats.map(
    ({ name, kind, connected, hero, nonce, clock }): SeatInfo => ({
      name,
      kind,
      connected,
      hero,
      nonce,
      ...(clock && {
        clock: {
          bank: clock.bank,
          endsAt: clock.endsAt,
          whole: clock.whole,
          left: clock.left,
          graceEndsAt: clock.graceEndsAt,
          standIn: clock.standIn,
        },
      }),
    }),
  ),
});
