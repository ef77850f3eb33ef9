/** The door of every room's sockets: counts what a connection sends and survives bytes that are no message.
 *
 *  Colyseus 0.18 counts messages by the room's clock, which stands still in a room that sends no regular patches, and
 *  decodes frames outside of any try: one that throws there ends the process, and every match in it. Its handler is
 *  private, so it is replaced on the room itself. */
import { type Client, Room } from '@colyseus/core';

export interface FrameRules {
  /** Frames a connection may send in a second. */
  perSecond(): number;
  /** Told when a connection breaks a rule; closes it. */
  onBadTraffic(client: Client, reason: string): void;
}

/** Puts the door before the room's own frame handler. */
export const guardFrames = (room: Room, rules: FrameRules): void => {
  const handle: unknown = Reflect.get(Room.prototype, '_onMessage');
  if (typeof handle !== 'function') throw new TypeError('Colyseus handles frames elsewhere now: see rooms/frames.ts');
  const seconds = new WeakMap<Client, { second: number; frames: number }>();

  const overLimit = (client: Client): boolean => {
    const second = Math.floor(performance.now() / 1000);
    const count = seconds.get(client);
    if (!count || count.second !== second) {
      seconds.set(client, { second, frames: 1 });
      return false;
    }
    return ++count.frames > rules.perSecond();
  };

  const guarded = (client: Client, frame: Uint8Array): void => {
    if (overLimit(client)) {
      rules.onBadTraffic(client, 'too many messages');
      return;
    }
    try {
      Reflect.apply(handle, room, [client, frame]);
    } catch (error) {
      rules.onBadTraffic(client, `unreadable frame: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  Object.defineProperty(room, '_onMessage', { value: guarded });
};
