/** Options of rooms that the server itself opens. Rooms are made by options, and options may come from anybody: so what
 *  a room is to know of the server is put aside under a key that the server draws at random, and the room is made with
 *  the key. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const withKey = z.strictObject({ order: z.string() });

export class OneTimeOptions {
  private readonly waiting = new Map<string, unknown>();

  /** The options of a room that is to get `what`. */
  issue(what: unknown): { readonly order: string } {
    const key = randomUUID();
    this.waiting.set(key, what);
    return { order: key };
  }

  /** What a new room's options stand for, once; nothing for options of anybody else's. */
  claim(options: unknown): unknown {
    const read = withKey.safeParse(options);
    if (!read.success) return undefined;
    const { order: key } = read.data;
    const what = this.waiting.get(key);
    this.waiting.delete(key);
    return what;
  }
}
