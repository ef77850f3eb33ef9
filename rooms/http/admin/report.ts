/** What the server's operator may look at: queues, matches, processes and incidents, as plain data. Nothing in it can
 *  change anything. No cards, dice or tokens are part of it. While the store is away, it is what this process knows by itself. */
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { z } from 'zod';
import { openMatches } from '../../../infra/cluster/standing-rooms.ts';
import type { Incident } from '../../../infra/incidents/incidents.ts';
import { StoreDamaged } from '../../../infra/sql/sql-trouble.ts';
import { StoreTrouble } from '../../../infra/store-trouble.ts';
import type { RoomContext } from '../../base/room-context.ts';
import { watchedRooms } from '../../base/watchdog.ts';
import type { MatchRecovery } from '../../match/journal/match-recovery.ts';
import { MatchRoom } from '../../match/match-room.ts';
import { type WaitingRow, waitingOf } from './waiting.ts';

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
  /** `gathering`, `playing` or `over`. */
  readonly stage: string;
  /** Connections, spectators included. */
  readonly clients: number;
  readonly process: string;
  readonly opened: number;
}

/** What is left out, the store did not say. */
export interface AdminReport {
  readonly at: number;
  /** The process that says it: what only the process of a match knows, it knows of its own. */
  readonly process: string;
  /** Why nothing can be kept now; left out while it can. */
  readonly store?: string;
  /** What of it cannot be read, though it answers; left out where all can. */
  readonly damage?: string;
  readonly queues?: readonly QueueRow[];
  /** Rooms that are open now, the newest first. */
  readonly matches?: readonly MatchRow[];
  /** How many there are; at this process alone where `matches` is left out. */
  readonly open: number;
  /** Matches that have not ended, whether or not a room is open for them. */
  readonly unfinished?: number;
  /** Those of them that do not go on now, by why. */
  readonly waiting: readonly WaitingRow[];
  readonly incidents?: readonly Incident[];
}

export interface ReportParts extends Pick<RoomContext, 'journal' | 'incidents'> {
  readonly recovery: Pick<MatchRecovery, 'waiting'>;
  /** Why nothing can be kept now. */
  storeTrouble(): Promise<string | undefined>;
  /** Who waits in queues. */
  queues(): Promise<readonly QueueRow[]>;
}

/** How many matches are listed. */
const LISTED = 200;
/** So many due matches are asked for, those that are open among them. */
const MOST_DUE = 10_000;
/** Whatever does not answer within this is away. */
const PATIENCE_MS = 3000;

const listing = z.object({
  roomId: z.string(),
  processId: z.string(),
  clients: z.number(),
  createdAt: z.union([z.date(), z.string(), z.number()]),
  metadata: z.object({ game: z.string(), mode: z.string(), ranked: z.boolean(), stage: z.string() }),
});

/** What is asked of a store; nothing where it is away, says nothing, or is damaged, which is told. */
const known = async <T>(asked: Promise<T>, tell: (damage: string) => void): Promise<T | undefined> => {
  const late = sleep(PATIENCE_MS, undefined, { ref: false });
  return Promise.race([asked, late]).catch((error: unknown) => {
    if (error instanceof StoreDamaged) tell(error.message);
    else if (!(error instanceof StoreTrouble)) throw error;
    return undefined;
  });
};

const openRooms = async (): Promise<MatchRow[]> => {
  const rooms = await matchMaker.driver.query({ name: 'match' });
  const matches = rooms.flatMap((room): MatchRow[] => {
    const read = listing.safeParse(room);
    if (!read.success) return [];
    const { roomId, processId, clients, createdAt, metadata } = read.data;
    return [{ id: roomId, process: processId, clients, opened: new Date(createdAt).getTime(), ...metadata }];
  });
  return matches.sort((a, b) => b.opened - a.opened);
};

/** Matches of this process of which nothing can be kept. */
const haltedHere = (): ReadonlyMap<string, string> =>
  new Map(
    watchedRooms().flatMap((room) =>
      room instanceof MatchRoom && room.trouble !== undefined ? [[room.roomId, room.trouble] as const] : [],
    ),
  );

/** How things stand now. */
export const reportOf = async (parts: ReportParts): Promise<AdminReport> => {
  const { journal, incidents, recovery } = parts;
  let damage: string | undefined;
  const tell = (said: string): void => {
    damage ??= said;
  };
  const [store, matches, queues, unfinished, due, latest] = await Promise.all([
    parts.storeTrouble(),
    known(openRooms(), tell),
    known(parts.queues(), tell),
    known(journal.countUnfinished(), tell),
    known(journal.dueBy(Date.now(), MOST_DUE), tell),
    known(incidents.latest(), tell),
  ]);
  const kept = matches &&
    due &&
    unfinished !== undefined && {
      open: new Set(matches.map(({ id }) => id)),
      over: matches.filter(({ stage }) => stage === 'over').length,
      due: due.map(({ id }) => id),
      unfinished,
    };
  return {
    at: Date.now(),
    process: matchMaker.processId,
    ...(store !== undefined && { store }),
    ...(damage !== undefined && damage !== store && { damage }),
    ...(queues && { queues }),
    ...(matches && { matches: matches.slice(0, LISTED) }),
    open: matches?.length ?? openMatches(),
    ...(unfinished !== undefined && { unfinished }),
    waiting: waitingOf({
      halted: haltedHere(),
      stranded: journal.stranded ?? new Map(),
      ...recovery.waiting,
      ...(kept && { kept }),
    }),
    ...(latest && { incidents: latest }),
  };
};
