/** The synchronized state of a match, the part that every game shares.
 *
 *  What a client decodes (`room.state`), whatever the game:
 *
 *  | field   | what it is |
 *  |---------|------------|
 *  | `game`, `mode` | ids, as `GET /api/games` lists them |
 *  | `stage` | `gathering` while an open seat lacks its player, then `playing`, then `over` |
 *  | `seats` | one entry a seat, in seat order: `name`, `kind` (`human`, `bot`, `open`), `connected`, `hero` (empty while open) |
 *  | `table` | what everybody may see of the match; absent while gathering. Its shape is the game's |
 *  | `own`   | seat number (as text) to what only that seat may see, its legal actions among it. A client finds its own seat
 *              here and no other; a spectator finds nothing |
 *
 *  A page reads it through its game's reader (`readDiceThrone` for Dice Throne), which gives plain data: `MatchPicture`.
 *  Nobody's session id, user id or invite code is ever part of the state. */
import { type SchemaType, schema, t } from '@colyseus/schema';
import type { Seat } from '../../engine/core/game.ts';
import type { LegalLine } from '../protocol.ts';

export type Stage = 'gathering' | 'playing' | 'over';
export type SeatKind = 'human' | 'bot' | 'open';

export const SeatState = schema(
  {
    name: t.string().default(''),
    kind: t.string<SeatKind>().default('open'),
    connected: t.boolean().default(false),
    hero: t.string().default(''),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

export const MatchState = schema(
  {
    game: t.string().default(''),
    mode: t.string().default(''),
    stage: t.string<Stage>().default('gathering'),
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
}

/** A decoded state as plain data. `V` is the game's own view. */
export interface MatchPicture<V> {
  readonly game: string;
  readonly mode: string;
  readonly stage: Stage;
  readonly seats: readonly SeatInfo[];
  /** The seat of whoever looks; absent for a spectator, and while gathering. */
  readonly you?: Seat;
  /** Exactly what the game's `view` shows to that seat, or to a spectator; absent while gathering. */
  readonly view?: V;
  /** Every action the seat may take now, with its words; empty for a spectator. Conceding is always possible besides. */
  readonly legal: readonly LegalLine[];
}

/** The part of a picture that every game shares. */
export const readShared = (state: MatchState) => ({
  game: state.game,
  mode: state.mode,
  stage: state.stage,
  seats: state.seats.map(
    (seat): SeatInfo => ({ name: seat.name, kind: seat.kind, connected: seat.connected, hero: seat.hero }),
  ),
});
