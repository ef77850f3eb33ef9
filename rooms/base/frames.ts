/** The door of every room's sockets: slows a connection that sends too much, cuts one that will not be slowed, and
 *  survives bytes that are no message.
 *
 *  Colyseus 0.18 counts messages by the room's clock, which stands still in a room that sends no regular patches, and
 *  decodes frames outside of any try: one that throws there ends the process, and every match in it. Its handler is
 *  private, so it is replaced on the room itself. */
import { type Client, Protocol, Room } from '@colyseus/core';
import { messageOf } from '../../infra/start-problem.ts';
import { sendTogether } from './together.ts';

export interface FrameRules {
  /** Frames a connection may send in a second; what comes above that waits for the next one. */
  perSecond(): number;
  /** Called when a connection breaks a rule; closes it. */
  onBadTraffic(client: Client, reason: string): void;
}

/** As many seconds' worth of frames may wait; who sends more is cut. */
const PATIENCE = 4;

interface Traffic {
  second: number;
  frames: number;
  readonly waiting: Uint8Array[];
  cut: boolean;
}

/** Of all rooms: a client is in one alone. */
const traffic = new WeakMap<Client, Traffic>();

/** Puts the door before the room's own frame handler. */
export const guardFrames = (room: Room, rules: FrameRules): void => {
  const handle: unknown = Reflect.get(Room.prototype, '_onMessage');
  if (typeof handle !== 'function')
    throw new TypeError('Colyseus handles frames elsewhere now: see rooms/base/frames.ts');

  const trafficOf = (client: Client): Traffic => {
    const none: Traffic = { second: 0, frames: 0, waiting: [], cut: false };
    traffic.set(client, none);
    return none;
  };
  const cut = (client: Client, of: Traffic, reason: string): void => {
    of.cut = true;
    of.waiting.length = 0;
    rules.onBadTraffic(client, reason);
  };
  const pass = (client: Client, of: Traffic, frame: Uint8Array): void => {
    of.frames++;
    // Who says that it is there is sent the state, and what was said meanwhile.
    if (frame[0] === Protocol.JOIN_ROOM) sendTogether(client);
    try {
      Reflect.apply(handle, room, [client, frame]);
    } catch (error) {
      cut(client, of, `unreadable frame: ${messageOf(error)}`);
    }
  };
  /** Lets what waits go on, as much as the new second allows. */
  const goOn = (client: Client, of: Traffic): void => {
    if (of.cut) return;
    startSecond(of);
    for (const frame of of.waiting.splice(0, rules.perSecond() - of.frames)) pass(client, of, frame);
    if (of.waiting.length > 0) setTimeout(() => goOn(client, of), untilNextSecond());
  };

  const guarded = (client: Client, frame: Uint8Array): void => {
    const of = traffic.get(client) ?? trafficOf(client);
    if (of.cut) return;
    startSecond(of);
    if (of.waiting.length === 0 && of.frames < rules.perSecond()) return pass(client, of, frame);
    // The bytes lie in a buffer that the next frame may overwrite.
    if (of.waiting.push(frame.slice()) > PATIENCE * rules.perSecond()) cut(client, of, 'too many messages');
    else if (of.waiting.length === 1) setTimeout(() => goOn(client, of), untilNextSecond());
  };
  Object.defineProperty(room, '_onMessage', { value: guarded });
};

const startSecond = (of: Traffic): void => {
  const second = Math.floor(performance.now() / 1000);
  if (of.second === second) return;
  of.second = second;
  of.frames = 0;
};
const untilNextSecond = (): number => 1000 - (performance.now() % 1000) + 1;
