/** Places in rooms: a connection, a reservation that nobody has consumed yet, a broken line that may be resumed. Each takes
 *  memory whether or not anybody plays there, so one player holds only so many on a process, and so does one address.
 *
 *  Colyseus 0.18 counts places by room and asks nobody. Its way to reserve one is private, so it is replaced on the room
 *  itself; a place is held for as long as Colyseus knows its session. */
import { Room } from '@colyseus/core';
import { z } from 'zod';

export interface PlaceLimits {
  readonly placesPerPlayer: number;
  readonly placesPerAddress: number;
}

/** Whose place it is. The address is unknown where the server itself reserves it. */
export interface Holder {
  readonly id: string;
  readonly address?: string | undefined;
}

/** Which limit keeps somebody from one more place. */
export type Limit = 'player' | 'address';

/** Counts places of all rooms of a process. */
export class Places {
  private readonly held = new Map<string, number>();
  private readonly limits: PlaceLimits;

  constructor(limits: PlaceLimits) {
    this.limits = limits;
  }

  /** Takes a place, and returns how to give it back; or the limit that forbids it. `known` has a seat there, and may come
   *  whoever else shares the address. */
  take({ id, address }: Holder, known: boolean): (() => void) | Limit {
    const player = `player ${id}`;
    const from = address === undefined ? undefined : `address ${address}`;
    if (this.of(player) >= this.limits.placesPerPlayer) return 'player';
    if (from !== undefined && !known && this.of(from) >= this.limits.placesPerAddress) return 'address';
    const keys = from === undefined ? [player] : [player, from];
    for (const key of keys) this.held.set(key, this.of(key) + 1);
    return () => {
      for (const key of keys) {
        const left = this.of(key) - 1;
        if (left > 0) this.held.set(key, left);
        else this.held.delete(key);
      }
    };
  }

  private of(key: string): number {
    return this.held.get(key) ?? 0;
  }
}

export interface PlaceRules {
  places(): Places;
  /** Whether the player has a seat in this room. */
  isSeated(player: string): boolean;
  onRefused(limit: Limit): void;
}

/** What a room holds of places. */
export interface RoomPlaces {
  /** Gives back what nobody holds any more. To be called now and then. */
  tidy(): void;
  /** Gives back all, and ends the timers of reservations, which would keep the room in memory. */
  close(): void;
}

const visitor = z.object({ id: z.string(), address: z.string().optional() });

/** Puts the limits before the room's own way to reserve a place. */
export const guardPlaces = (room: Room, rules: PlaceRules): RoomPlaces => {
  const reserve: unknown = Reflect.get(Room.prototype, '_reserveSeat');
  if (typeof reserve !== 'function')
    throw new TypeError('Colyseus reserves places elsewhere now: see rooms/base/places.ts');
  const releases = new Map<string, () => void>();

  const guarded = async (session: string, options: unknown, auth: unknown, ...more: unknown[]): Promise<boolean> => {
    const original = (): Promise<boolean> => Reflect.apply(reserve, room, [session, options, auth, ...more]);
    // A line that breaks keeps the place it has.
    const holder = releases.has(session) ? undefined : visitor.safeParse(auth).data;
    if (!holder) return original();
    const taken = rules.places().take(holder, rules.isSeated(holder.id));
    if (typeof taken === 'string') {
      rules.onRefused(taken);
      return false;
    }
    releases.set(session, taken);
    const reserved = await original().catch((error: unknown) => {
      // Colyseus has noted it already, and sets no time to it any more.
      Reflect.deleteProperty(reservedIn(), session);
      release(session);
      throw error;
    });
    if (!reserved) release(session);
    return reserved;
  };
  const release = (session: string): void => {
    releases.get(session)?.();
    releases.delete(session);
  };
  const reservedIn = (): object => Object(Reflect.get(room, '_reservedSeats'));
  Object.defineProperty(room, '_reserveSeat', { value: guarded });

  return {
    tidy: () => {
      for (const session of [...releases.keys()]) {
        if (!Object.hasOwn(reservedIn(), session) && !room.clients.get(session)) release(session);
      }
    },
    close: () => {
      for (const session of [...releases.keys()]) release(session);
      const timers: Record<string, NodeJS.Timeout> = Object(Reflect.get(room, '_reservedSeatTimeouts'));
      for (const timer of Object.values(timers)) clearTimeout(timer);
    },
  };
};
