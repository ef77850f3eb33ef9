/** Rooms that are Colyseus alone (`bench-server.ts`), as a yardstick for matches: two clients each, who act in turn. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@colyseus/sdk';
import { guest, type LoadPlayer } from '../../match.ts';

/** Its messages are not listened to. */
export const quiet = <R extends Room>(room: R): R => {
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  return room;
};

export type BarePair = readonly [Room, Room];

export const openBare = async (ada: LoadPlayer, ben: LoadPlayer): Promise<BarePair> => {
  const first = quiet(await ada.client.create('bare'));
  return [first, quiet(await ben.client.joinById(first.roomId))];
};

/** Sends about what a player of a match sends; resolves when it is answered. */
export const actBare = (room: Room, step: number): Promise<unknown> =>
  room.request('act', { key: `${performance.now()}`, step, action: { type: 'roll', dice: [0, 1, 2] } });

/** Rooms that are opened at once. */
const OPENED_AT_ONCE = 8;

/** Many of them, played at once from this process. */
export class BareRooms {
  static async open(url: string, many: number): Promise<BareRooms> {
    const pairs: BarePair[] = [];
    let next = 0;
    const lane = async (): Promise<void> => {
      for (let n = next++; n < many; n = next++) {
        pairs.push(await openBare(await guest(url, [], `Ada ${n}`), await guest(url, [], `Ben ${n}`)));
      }
    };
    await Promise.all(Array.from({ length: OPENED_AT_ONCE }, lane));
    return new BareRooms(pairs);
  }

  /** Actions that were answered. */
  decisions = 0;
  private readonly pairs: readonly BarePair[];
  private over = false;

  private constructor(pairs: readonly BarePair[]) {
    this.pairs = pairs;
  }

  /** `thinkMs`: how long each thinks, by half of it more or less. */
  play(thinkMs: number): void {
    for (const pair of this.pairs) {
      this.playIn(pair, thinkMs).catch((error: unknown) => {
        if (!this.over) throw error; // else it had left before it was answered
      });
    }
  }

  async leave(): Promise<void> {
    this.over = true;
    await Promise.all(this.pairs.flat().map((room) => room.leave()));
  }

  private async playIn([first, second]: BarePair, thinkMs: number): Promise<void> {
    for (let step = 0; ; step++) {
      await sleep(thinkMs * (0.5 + Math.random()));
      if (this.over) return;
      await actBare(step % 2 === 0 ? first : second, step);
      this.decisions++;
    }
  }
}
