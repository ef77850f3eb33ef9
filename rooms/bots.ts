/** Plays a match's bot seats: one at a time, whenever the match waits for one, after a pause that people can follow. */
import { playBot } from '../engine/bots/index.ts';
import type { BotKind } from '../engine/bots/kinds.ts';
import type { Action, Seat } from '../engine/core/game.ts';
import type { Table } from './table.ts';

export interface BotSeats {
  readonly kinds: ReadonlyMap<Seat, BotKind>;
  /** The middle of the pause before a bot acts, in milliseconds. */
  readonly delayMs: number;
  /** Takes a bot's action as a player's would be taken, in line with all others. */
  act(seat: Seat): void;
}

export class BotPlayers {
  private thinking: NodeJS.Timeout | undefined;
  private readonly seats: BotSeats;

  constructor(seats: BotSeats) {
    this.seats = seats;
  }

  /** Has a bot begin to think, if the match waits for one and none thinks already. */
  wake(table: Table): void {
    if (this.thinking || table.over) return;
    const seat = this.asked(table);
    if (seat === undefined) return;
    const pause = this.seats.delayMs * (0.5 + Math.random());
    this.thinking = setTimeout(() => {
      this.thinking = undefined;
      this.seats.act(seat);
    }, pause);
  }

  /** No bot acts any more until the next `wake`. */
  rest(): void {
    clearTimeout(this.thinking);
    this.thinking = undefined;
  }

  /** The first bot seat that the match waits for. */
  asked(table: Table): Seat | undefined {
    return table.waitingSeats.find((seat) => this.seats.kinds.has(seat));
  }

  /** What the bot in that seat does now. */
  choose(table: Table, seat: Seat): Action {
    const kind = this.seats.kinds.get(seat) ?? 'random';
    return table.ask((game, match) => playBot(kind, game, match, seat, Math.random));
  }
}
