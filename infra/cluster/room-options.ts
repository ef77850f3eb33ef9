/** Rooms that the server itself opens. Rooms are made by options, and options may come from anybody: so what the server
 *  orders is put aside under a key that it draws at random, and the room is made with the key. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';

const withKey = z.strictObject({ order: z.string() });

export class Orders {
  private readonly waiting = new Map<string, unknown>();

  /** The options of a room that is to carry out the order. */
  place(order: unknown): { readonly order: string } {
    const key = randomUUID();
    this.waiting.set(key, order);
    return { order: key };
  }

  /** The order that a new room's options stand for, once; nothing for options of anybody else's. */
  claim(options: unknown): unknown {
    const read = withKey.safeParse(options);
    if (!read.success) return undefined;
    const { order: key } = read.data;
    const order = this.waiting.get(key);
    this.waiting.delete(key);
    return order;
  }
}
