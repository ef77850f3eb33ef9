/** What the rooms of one kind hear, written down once for all of them.
 *
 *  Colyseus 0.18 has each room register handlers of its own and wraps each of them: for the dozen messages of a match that is
 *  8 KB a room. So the table in which it looks a message up is replaced by one that all rooms of the kind share, where a
 *  handler is made when somebody speaks. */
import type { MessageContext, Room } from '@colyseus/core';
import type { PlayerClient } from './base-room.ts';

/** Answers a message in a room: what it returns goes to whoever asked. */
export type Handler<R> = (room: R, client: PlayerClient, message: unknown, request: MessageContext) => unknown;

export interface HearingRules<R> {
  /** By the type of the message. */
  readonly messages: Readonly<Record<string, Handler<R>>>;
  /** Hears what is sent without asking for an answer and is of no such type. */
  other(room: R, client: PlayerClient, type: unknown): void;
  /** A handler threw. */
  onFailure(room: R, error: unknown): void;
}

/** Under which Colyseus looks for who hears everything else, and hands over the type before the message. */
const OTHER = '*';

export class Hearing<R extends Room> {
  /** Types are sent by clients: nothing is found here that is none. */
  private readonly shared: object = Object.create(null);
  private readonly rooms = new WeakMap<object, R>();

  constructor({ messages, other, onFailure }: HearingRules<R>) {
    const { rooms, shared } = this;
    const all: Record<string, Handler<R>> = { ...messages, [OTHER]: other };
    for (const [type, handler] of Object.entries(all)) {
      // Colyseus calls what it finds in a room's table without saying which room it is.
      const heardIn = (table: object): readonly Heard[] | undefined => {
        const room = rooms.get(table);
        return room && Object.freeze([heardBy(room, handler, onFailure)]);
      };
      Object.defineProperty(shared, type, {
        enumerable: true,
        get(this: object) {
          return heardIn(this);
        },
      });
    }
  }

  /** The room hears this from now on, and nothing that it registers itself. */
  open(room: R): void {
    const emitter: object = Object(Reflect.get(room, 'onMessageEvents'));
    const before: unknown = Reflect.get(emitter, 'events');
    if (typeof before !== 'object' || before === null || Object.getPrototypeOf(before) !== null) {
      throw new TypeError('Colyseus looks up who hears a message elsewhere now: see rooms/base/hearing.ts');
    }
    const table: object = Object.create(this.shared);
    this.rooms.set(table, room);
    Reflect.set(emitter, 'events', table);
  }
}

type Heard = (client: PlayerClient, message: unknown, request: MessageContext) => unknown;

/** What fails is answered with nothing. */
const heardBy =
  <R>(room: R, handler: Handler<R>, onFailure: (room: R, error: unknown) => void): Heard =>
  (client, message, request) => {
    const failed = (error: unknown): void => onFailure(room, error);
    try {
      const answer = handler(room, client, message, request);
      return answer instanceof Promise ? answer.catch(failed) : answer;
    } catch (error) {
      return failed(error);
    }
  };
