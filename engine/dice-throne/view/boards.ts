/** Boards as they were seen last: one that nothing has happened to since is the same object in the next view, so that
 *  nobody makes it again or looks for what is new on it. What happened says itself what it touched. */
import type { ByType } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';
import { holdingsOf, silenceOf } from '../state/context.ts';
import type { DiceThroneEvent, EventFields, EventType } from '../state/events.ts';
import type { Body, Match } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { SeatView } from '../state/view-shape.ts';
import { handOf, seatView } from './seat-view.ts';

type Touched = readonly Seat[] | 'all';

const NONE: readonly Seat[] = [];
const none = (): Touched => NONE;
const its = ({ seat }: { readonly seat: Seat }): Touched => [seat];
const all = (): Touched => 'all';

/** Every type of event stands here, so that nobody adds one without a thought for the boards that it changes. */
const TOUCHES: ByType<EventFields, [], Touched> = {
  start: all,
  defeated: all,
  conceded: all,
  revived: all,
  saved: all,
  over: all,

  health: ({ seats }) => seats,
  cp: its,
  token: its,
  'token-lost': its,
  'token-left': its,
  companion: its,
  'companion-lost': its,
  'companion-health': its,
  borne: its,
  became: its,
  turned: its,
  drawn: its,
  discarded: its,
  taken: its,
  'put-back': its,
  reshuffled: its,
  revealed: its,
  sold: its,
  equipped: its,
  played: its,
  upgraded: its,
  spent: its,

  // Of a crawl no board is kept.
  moved: none,
  explored: none,
  found: none,
  gold: none,
  loot: none,
  chest: none,
  'enemy-came': none,
  'enemy-left': none,
  engaged: none,
  pointed: none,

  turn: none,
  'enemy-turn': none,
  phase: none,
  'phase-ended': none,
  'phase-skipped': none,
  'phase-restarted': none,
  'income-skipped': none,
  'roll-phase-over': none,
  window: none,
  'window-closed': none,
  passed: none,
  held: none,
  fizzled: none,
  asked: none,
  chosen: none,
  planned: none,
  rolled: none,
  'die-changed': none,
  'die-rerolled': none,
  attempts: none,
  announced: none,
  'announce-again': none,
  activated: none,
  'ability-failed': none,
  targeted: none,
  'leader-attacked': none,
  attack: none,
  'attack-type': none,
  defends: none,
  damage: none,
  modified: none,
  dealt: none,
  heal: none,
  bears: none,
  'lose-health': none,
  'token-full': none,
  'token-stopped': none,
  limit: none,
  triggered: none,
  shown: none,
  used: none,
};
const touchedBy = <T extends EventType>(event: DiceThroneEvent<T>): Touched => TOUCHES[event.type](event);

/** Nothing has happened to the board that no event tells of: who may not act is a matter of what holds just then, and a
 *  played card joins the discarded ones once all that it does is done. */
const isUnchanged = (t: Table, body: Body, { silenced, discard }: SeatView): boolean =>
  silenced === (silenceOf(t, body) ?? '') && discard.length === holdingsOf(t, body.id).discard.length;

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((card, n) => card === b[n]);

interface KeptBoard {
  /** What everybody sees. */
  readonly board: SeatView;
  /** The same with its hand, once somebody may look at that. */
  withHand?: SeatView;
}
/** Not `{ ...board, hand }`: where a field is new, V8 gives each object that is made so a shape of its own, and whoever looks into
 *  one from then on is slow. */
const withIts = (hand: readonly string[], board: SeatView): SeatView => Object.assign({}, board, { hand });

/** Boards of one match, by seat. */
type Kept = (KeptBoard | undefined)[];

export class Boards {
  private readonly kept = new WeakMap<Match, Kept>();
  /** The match that was asked for last, and what is kept of it: questions mostly come many to one. */
  private last: Match | undefined;
  private ofLast: Kept | undefined;

  /** Forgets the boards that the events have touched. */
  touch(m: Match, events: readonly DiceThroneEvent[]): void {
    const boards = this.keptOf(m);
    if (!boards) return;
    for (const event of events) {
      const touched = touchedBy(event);
      if (touched === 'all') boards.length = 0;
      else for (const seat of touched) boards[seat] = undefined;
    }
  }

  /** Forgets the boards of a match of which nobody has heard what happened. */
  forget(m: Match): void {
    const boards = this.keptOf(m);
    if (boards) boards.length = 0;
  }

  /** What everybody sees of that board. */
  of(t: Table, body: Body): SeatView {
    if (t.m.crawl) return seatView(t, body);
    const boards = this.boardsOf(t.m);
    const known = boards[body.seat];
    if (known && isUnchanged(t, body, known.board)) return known.board;
    const board = seatView(t, body);
    boards[body.seat] = { board };
    return board;
  }

  /** That board of the match with its hand: the same object while neither has changed. */
  withHand(t: Table, board: SeatView): SeatView {
    const hand = handOf(t, board.seat);
    const kept = this.boardsOf(t.m)[board.seat];
    if (kept?.board !== board) return withIts(hand, board);
    if (!kept.withHand?.hand || !isSame(kept.withHand.hand, hand)) kept.withHand = withIts(hand, board);
    return kept.withHand;
  }

  private boardsOf(m: Match): Kept {
    const known = this.keptOf(m);
    if (known) return known;
    const boards: Kept = [];
    this.kept.set(m, boards);
    this.ofLast = boards;
    return boards;
  }

  private keptOf(m: Match): Kept | undefined {
    if (this.last !== m) {
      this.last = m;
      this.ofLast = this.kept.get(m);
    }
    return this.ofLast;
  }
}
