/** Both stores of tickets, each sentence on a fresh one: an SQL file of its own, or a prefix of its own in Redis; and
 *  tickets to put into them. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { openRedisTickets } from '../../../infra/tickets/redis-tickets.ts';
import { ticketsOn } from '../../../infra/tickets/sql-tickets.ts';
import type { NewTicket, Tickets } from '../../../infra/tickets/tickets.ts';
import type { Formed } from '../../../league/matcher/ticket.ts';
import { NEWCOMER } from '../../../league/rating.ts';
import { PATIENCE_MS } from '../eventually.ts';
import { ALONE, type RedisKind } from './redis-kinds.ts';

export interface TicketStores {
  readonly name: string;
  /** Opens a fresh store; each call of what it answers is one more line to the same store, as another process has. */
  fresh(): () => Promise<Tickets>;
  end(): Promise<void>;
}

export const sqlTicketStores = (): TicketStores => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-tickets-'));
  let made = 0;
  return {
    name: 'one SQL file',
    fresh: () => {
      const file = join(folder, `tickets ${made++}.db`);
      return () => ticketsOn(openSqlFile(file), file);
    },
    end: async () => rmSync(folder, { recursive: true, force: true }),
  };
};

export const redisTicketStores = async (kind: RedisKind = ALONE): Promise<TicketStores> => {
  const url = await kind.borrow();
  let made = 0;
  return {
    name: kind.name,
    fresh: () => {
      const prefix = `{tickets${made++}}:`;
      return () => openRedisTickets({ url, prefix, patienceMs: PATIENCE_MS });
    },
    end: async () => kind.giveBack(),
  };
};

export const POOL = 'dice-throne/1v1/casual';
export const RANKED = 'dice-throne/1v1/ranked';

/** A ticket of these players, named for the first. */
export const ticketOf = (players: readonly string[], pool = POOL): NewTicket => ({
  id: `ticket of ${players[0]}`,
  pool,
  members: players.map((player) => ({
    player,
    name: `{${player}} "☃"`,
    heroes: { hero: 'barbarian' },
    ratings: { player: NEWCOMER },
    lastMet: [],
  })),
});

/** What a matcher would make of these tickets. */
export const formedOf = (...tickets: readonly NewTicket[]): Formed => ({
  pool: tickets[0]?.pool ?? POOL,
  tickets: tickets.map(({ id }) => id),
  seats: tickets.flatMap(({ id, members }) => members.map(({ player }) => ({ ticket: id, player, hero: 'barbarian' }))),
  favourite: 0.5,
});
