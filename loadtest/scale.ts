/** A door with a scale in it: what goes through to clients and from them is weighed, by what it is. Payloads count, not
 *  the few bytes in which a WebSocket wraps each. */

import { decode } from '@colyseus/schema';
import type { Room } from '@colyseus/sdk';
import { anyMatch } from '../client/any-match.ts';
import type { MatchDoor } from '../client/match-door.ts';
import type { BaseView } from '../engine/core/game.ts';
import type { MatchState } from '../rooms/state/match-state.ts';
import type { MatchPicture } from '../rooms/state/picture.ts';

/** `patch`: of the state; `reply`: to a request; `time`, `hurry`: messages, by their type; `join`: what comes once. */
export type Weigh = (what: string, bytes: number) => void;

/** The first byte of a frame, of which three bits are for something else (Colyseus 0.18: shared-types, Protocol.ts). */
const CODE = 0x1f;
const KINDS: Readonly<Record<number, string>> = { 10: 'join', 14: 'join', 15: 'patch', 22: 'reply' };
const MESSAGES = [13, 17];

const kindOf = (frame: Uint8Array): string => {
  const code = (frame[0] ?? 0) & CODE;
  if (!MESSAGES.includes(code)) return KINDS[code] ?? 'other';
  const at = { offset: 1 };
  return String(decode.stringCheck(frame, at) ? decode.string(frame, at) : decode.number(frame, at));
};

/** The door to rooms of any game, with a scale in it. */
export type LoadDoor = MatchDoor<MatchState, MatchPicture<BaseView>>;

type LoadRoom = Room<unknown, MatchState>;

/** `received` and `sent` are told of each frame. */
export const weighingDoor = (received: Weigh, sent: Weigh): LoadDoor => {
  const weigh = async (opening: Promise<LoadRoom>): Promise<LoadRoom> => {
    const room = await opening;
    const { connection } = room;
    const receive = connection.events.onmessage;
    connection.events.onmessage = (event: { data: ArrayBuffer }) => {
      received(kindOf(new Uint8Array(event.data)), event.data.byteLength);
      receive?.(event);
    };
    const send = connection.send.bind(connection);
    connection.send = (data) => {
      sent('request', data.byteLength);
      send(data);
    };
    return room;
  };
  return {
    create: (client, options) => weigh(anyMatch.create(client, options)),
    join: (client, id, options) => weigh(anyMatch.join(client, id, options)),
    take: (client, seat) => weigh(anyMatch.take(client, seat)),
    read: anyMatch.read,
  };
};
