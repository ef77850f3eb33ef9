/** Clients that come all at once, in a process of their own: they are the SDK's, but for one thing: they leave the state that
 *  they are sent unread, so that thousands of them fit beside the server. */
import '../../../infra/http/ws-global.ts';
import { type Client, type Room, registerSerializer } from '@colyseus/sdk';
import type { InvitesAnswer } from '../../../protocol/messages.ts';
import { guest } from '../../match.ts';
import { type Seated, type SeatingTable, type SeatingTask, seatingTask } from './seating-task.ts';

/** So many duels are filled at once. */
const AT_ONCE = 32;
/** A reservation may run out where a machine is busy. */
const TRIES = 5;

class Unread {
  setState(): void {}
  getState(): null {
    return null;
  }
  patch(): void {}
  teardown(): void {}
  handshake(): void {}
}
registerSerializer('schema', Unread);

/** Resolves when the room has sent its state. */
const shown = (room: Room): Promise<void> => {
  room.reconnection.enabled = false;
  room.onMessage('*', () => undefined);
  return new Promise((resolve) => {
    room.onStateChange.once(() => resolve());
  });
};

type Pair = readonly [Client, Client];

/** Two clients in a room that is Colyseus alone. */
const fillBare = async ([ada, ben]: Pair): Promise<void> => {
  const first = await ada.create('bare');
  const here = shown(first);
  await Promise.all([here, shown(await ben.joinById(first.roomId))]);
};

const fillDuel = async ({ game, mode, heroes }: SeatingTable, [ada, ben]: Pair, n: number): Promise<void> => {
  const hero = (i: number): string => heroes[i % heroes.length] ?? '';
  const seats = [{ player: 'me' as const, hero: hero(n) }, { player: 'open' as const }];
  const first = await ada.create('match', { game, mode, clock: 'correspondence', seats });
  const here = shown(first);
  const { invites } = await first.request<undefined, InvitesAnswer>('invites');
  const second = await ben.joinById(first.roomId, { code: invites[0]?.code ?? '', hero: hero(n + 1) });
  await Promise.all([here, shown(second)]);
};

/** Works on all of them, some at once. */
const each = async (many: number, work: (n: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let n = next++; n < many; n = next++) await work(n);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

let task: SeatingTask | undefined;
const pairs: Pair[] = [];
let again = 0;

const sit = async (own: SeatingTask): Promise<Seated> => {
  const begun = process.cpuUsage();
  await each(own.duels, async (n) => {
    const pair = pairs[n];
    for (let tries = 1; pair; tries++) {
      try {
        return await (own.table ? fillDuel(own.table, pair, n) : fillBare(pair));
      } catch (error) {
        if (tries === TRIES) throw error;
        again++;
      }
    }
  });
  const { user, system } = process.cpuUsage(begun);
  return { seated: 2 * own.duels, again, cpuMs: (user + system) / 1000 };
};

process.once('disconnect', () => process.exit(0));
process.on('message', async (message) => {
  if (message === 'sit' && task) return process.send?.(await sit(task));
  const own = seatingTask.parse(message);
  task = own;
  await each(own.duels, async (n) => {
    const [ada, ben] = [await guest(own.url, [], `Ada ${n}`), await guest(own.url, [], `Ben ${n}`)];
    pairs[n] = [ada.client, ben.client];
  });
  return process.send?.('ready');
});
