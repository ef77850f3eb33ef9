/** A match as a client sees it, in plain data: `MatchPicture`, read from the decoded state. */
import type { BaseView, Seat } from '../../engine/core/game.ts';
import { unnamed } from '../../engine/core/player-names.ts';
import type { RatedSeat } from '../../protocol/ladder-messages.ts';
import type { LegalAction } from '../../protocol/messages.ts';
import type { Lexicon } from '../../protocol/packed/lexicon.ts';
import { PRESETS, type PresetId } from '../../protocol/presets.ts';
import type { SeatClock } from '../../protocol/seat-clock.ts';
import { Audience } from './audience.ts';
import { type MatchState, NO_SEAT, type RematchWord, type SeatKind, type Stage } from './match-state.ts';
import { assembled, STEP } from './pieces.ts';
import type { Telling } from './telling.ts';

/** Who sits in a seat, as plain data. */
export interface SeatInfo {
  readonly name: string;
  readonly kind: SeatKind;
  readonly connected: boolean;
  readonly hero: string;
  readonly nonce: string;
  /** What the seat says to another match, once it has said something. */
  readonly rematch?: Exclude<RematchWord, ''>;
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
  /** What the match came to; absent until it is over, and in a game that does not count such. */
  readonly score?: number;
  /** The next match between the same people, once they have agreed to it. */
  readonly rematch?: string;
  readonly seats: readonly SeatInfo[];
  /** The seat that may take the last action back: the action `undo`. */
  readonly undoable?: Seat;
  /** The viewer's own seat; absent for a spectator, and while gathering. */
  readonly you?: Seat;
  /** Exactly what the game's `view` shows to that seat, or to a spectator; absent while gathering. */
  readonly view?: V;
  /** What the last action brought, as the viewer may know it; absent before the first one. */
  readonly told?: Telling;
  /** Every action the seat may take now, with its words; empty for a spectator. Conceding is always possible
   *  besides. */
  readonly legal: readonly LegalAction[];
}

/** A decoded state as plain data, whatever the game, by the lexicon of that game. What did not change since the same state was
 *  read last is the same object. Throws `OtherVersion` for a state of a server that has another lexicon, and a `SyntaxError`
 *  for one that no server wrote. */
export const pictureOf = (state: MatchState, lexicon: Lexicon): MatchPicture<BaseView> => {
  if (lexicon.check !== state.lexicon) throw new OtherVersion();
  const everybody = state.table && state.table.size > 0 ? Audience.of(state.table, lexicon) : undefined;
  const shared = readShared(state, everybody);
  const [key, own] = [...(state.own?.entries() ?? [])][0] ?? [];
  const you = key !== undefined && SEAT.test(key) ? { you: Number(key) } : {};
  if (!everybody) return { ...shared, ...you, legal: [] };
  const seat = own && Audience.of(own.texts, lexicon);
  const nameOf = (at: Seat): string => state.seats[at]?.name || unnamed(at);
  const common = everybody.telling(nameOf);
  const told = seat?.telling(nameOf);
  const step: [string, unknown][] = common ? [[STEP, common.step]] : [];
  return {
    ...shared,
    ...you,
    // What is a piece is newer than what was told.
    view: viewIn(assembled(new Map([...step, ...everybody.pieces(), ...(seat?.pieces() ?? [])]))),
    ...(common && { told: told && isSame(told, common) ? told : common }),
    legal: seat?.legal() ?? [],
  };
};

/** The server is of another version than whoever reads: it says things by other numbers. */
export class OtherVersion extends Error {
  override readonly name = 'OtherVersion';
  readonly code = 'other-version';

  constructor() {
    super('The server has been renewed: load the page anew.');
  }
}

/** Those who watch in a language of their own have its code there. */
const SEAT = /^\d$/;

/** What a seat alone was told is of the last action, or of an earlier one. */
const isSame = (a: Telling, b: Telling): boolean => a.step === b.step && a.round === b.round;

const isView = (value: object): value is BaseView => 'step' in value && 'waiting' in value;
const viewIn = (value: object): BaseView => {
  if (isView(value)) return value;
  throw new SyntaxError(`a view has a step and a waiting list; this one has ${Object.keys(value).join(', ')}`);
};

/** The part of a picture that every game shares. */
const readShared = (state: MatchState, everybody: Audience | undefined) => ({
  game: state.game,
  mode: state.mode,
  stage: state.stage,
  clock: state.clock,
  commitment: state.commitment,
  secret: state.secret,
  halted: state.halted,
  ranked: state.ranked,
  ...(state.undoable !== NO_SEAT && { undoable: state.undoable }),
  ...(state.rated && { rated: JSON.parse(state.rated) }),
  ...(state.rematch && { rematch: state.rematch }),
  ...(state.report && { report: JSON.parse(state.report) }),
  ...(state.score > 0 && { score: state.score }),
  seats: state.seats.map(({ name, kind, connected, hero, nonce, rematch }, seat): SeatInfo => {
    const clock = everybody?.clock(seat, PRESETS[state.clock]);
    return { name, kind, connected, hero, nonce, ...(rematch && { rematch }), ...(clock && { clock }) };
  }),
});
