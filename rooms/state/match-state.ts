/** The synchronized state of a match, the part that every game shares.
 *
 *  What a client decodes (`room.state`), whatever the game:
 *
 *  | field   | what it is |
 *  |---------|------------|
 *  | `game`, `mode` | ids, as `GET /api/games` lists them |
 *  | `stage` | `gathering` while an open seat lacks its player, then `playing`, then `over` |
 *  | `clock` | how much time people have: the id of a preset |
 *  | `seats` | one entry a seat, in seat order: `name`, `kind` (`human`, `bot`, `open`), `connected`, `hero` (empty while open) |
 *  | `commitment`, `secret` | fair dice (`engine/core/fair.ts`): published at once, and revealed when the match is over; each
 *              seat's `nonce` from the start on |
 *  | `ranked`, `rated` | the match counts for the ladder; once it is over and counted, what it did to whom (JSON, `RatedSeat[]`)
 *  | `report` | once the match is over: what goes on from it, for `setup` of the next one (JSON); else empty |
 *  | `score` | once the match is over: what it came to, in a game that counts such; else 0 |
 *  | `rematch` | once all who sat here agreed to play again: the id of that match; each seat's `rematch` is what it said, `yes`,
 *              `no` or nothing yet |
 *  | `undoable` | the seat that took the last action, while it may take it back (the action `undo`); else -1 |
 *  | `halted` | the server cannot keep anything now; the match goes on when it can |
 *  | `lexicon` | which words both sides know beforehand (`Lexicon.check`): a client that has others cannot read the match |
 *  | `table` | what everybody may see of the match: `Texts`. Empty while gathering |
 *  | `own`   | seat number (as text) to what only that seat may see: `Texts` of what it sees otherwise than everybody, and its
 *              legal actions. A client finds its own seat here and no other. A spectator finds nothing, or, reading another
 *              language than English, the code of that one with what is said in it |
 *
 *  `Texts` are packed (`protocol/packed/codes.ts`). By their path: the fields of the game's view (`pieces.ts`), those that mostly
 *  change together in one (`groups.ts`), the empty text where there is nothing; `/banks` and `/clock/0`, `/clock/1` …, the seats'
 *  time (`clocks.ts`); `/told`, what the last action brought (`telling.ts`) and the step it led to, which is a field of its own
 *  only where nothing is told of it; `/legal`; and `/0`, `/1` …, what was said so far, patch by patch, which the other texts name
 *  by its numbers.
 *
 *  Clients read it with `readAny`, which gives plain data: `MatchPicture`. Why text: a board of fields that have each a place of
 *  their own in a schema takes some sixty synchronized objects a match, in memory and in patches; as text it takes two maps.
 *  Nobody's session id, user id or invite code is ever part of the state. */

import { type SchemaType, schema, t } from '@colyseus/schema';
import type { PresetId } from '../../protocol/presets.ts';

export type Stage = 'gathering' | 'playing' | 'over';
export type SeatKind = 'human' | 'bot' | 'open';
/** What a seat says to another match once this one is over. */
export type RematchWord = 'yes' | 'no' | '';

/** No seat. */
export const NO_SEAT = -1;

export const SeatState = schema(
  {
    name: t.string().default(''),
    kind: t.string<SeatKind>().default('open'),
    connected: t.boolean().default(false),
    hero: t.string().default(''),
    nonce: t.string().default(''),
    rematch: t.string<RematchWord>().default(''),
  },
  'SeatState',
);
export type SeatState = SchemaType<typeof SeatState>;

export const OwnState = schema({ texts: t.map('string') }, 'OwnState');
export type OwnState = SchemaType<typeof OwnState>;

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
    score: t.int16().default(0),
    rematch: t.string().default(''),
    undoable: t.int8().default(NO_SEAT),
    lexicon: t.uint16().default(0),
    seats: t.array(SeatState),
    table: t.map('string'),
    own: t.map(OwnState).view(),
  },
  'MatchState',
);
export type MatchState = SchemaType<typeof MatchState>;
