/** What the server's operator may look at: queues, matches, processes and incidents, as plain data. Nothing in it can
 *  change anything. No cards, dice or tokens are part of it. */
import { matchMaker } from '@colyseus/core';
import { z } from 'zod';
import type { Incident } from '../../../infra/incidents/incidents.ts';
import type { RoomContext } from '../../base/room-context.ts';

export interface QueueRow {
  /** The pool's id. */
  readonly pool: string;
  readonly tickets: number;
  readonly players: number;
  /** How long the first in the queue has waited, in milliseconds. */
  readonly longest: number;
  /** Matches that await acceptance. */
  readonly proposals: number;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly mode: string;
  readonly ranked: boolean;
  /** Connections, spectators included. */
  readonly clients: number;
  readonly process: string;
  readonly opened: number;
}

export interface AdminReport {
  readonly at: number;
  readonly queues: readonly QueueRow[];
  /** Rooms that are open now, the newest first. */
  readonly matches: readonly MatchRow[];
  readonly open: number;
  /** Matches that have not ended, whether or not a room is open for them. */
  readonly unfinished: number;
  readonly incidents: readonly Incident[];
}

/** How many matches are listed. */
const LISTED = 200;

const listing = z.object({
  roomId: z.string(),
  processId: z.string(),
  clients: z.number(),
  createdAt: z.union([z.date(), z.string(), z.number()]),
  metadata: z.object({ game: z.string(), mode: z.string(), ranked: z.boolean() }),
});

/** How things stand now. `queues` tells who waits. */
export const reportOf = async (
  { journal, incidents }: Pick<RoomContext, 'journal' | 'incidents'>,
  queues: () => Promise<readonly QueueRow[]>,
): Promise<AdminReport> => {
  const [rooms, waiting, unfinished, latest] = await Promise.all([
    matchMaker.driver.query({ name: 'match' }),
    queues(),
    journal.countUnfinished(),
    incidents.latest(),
  ]);
  const matches = rooms.flatMap((room): MatchRow[] => {
    const read = listing.safeParse(room);
    if (!read.success) return [];
    const { roomId, processId, clients, createdAt, metadata } = read.data;
    return [{ id: roomId, process: processId, clients, opened: new Date(createdAt).getTime(), ...metadata }];
  });
  matches.sort((a, b) => b.opened - a.opened);
  return {
    at: Date.now(),
    queues: waiting,
    matches: matches.slice(0, LISTED),
    open: matches.length,
    unfinished,
    incidents: latest,
  };
};
