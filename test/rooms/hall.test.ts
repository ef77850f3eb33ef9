/** The hall over real sockets: who queues is matched, accepts and sits; and everything that can come between. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@colyseus/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MatchConnection } from '../../client/connection.ts';
import { diceThroneDoor } from '../../client/dice-throne.ts';
import { HallConnection } from '../../client/hall.ts';
import { games } from '../../rooms/all-games.ts';
import type { QueueMessage } from '../../rooms/hall/protocol.ts';
import type { SeatMessage } from '../../rooms/hall/words.ts';
import { type TestServer, testServer } from '../support/rooms.ts';

const CASUAL: QueueMessage = { game: 'dice-throne', mode: '1v1', ranked: false, heroes: { hero: 'barbarian' } };
const _RANKED: QueueMessage = { ...CASUAL, ranked: true };

const hall = suite('hall');
let server: TestServer;
const open: { close(): void }[] = [];
hall.before(async () => {
  server = await testServer(games, { THRONEROOM_ACCEPT_SECONDS: '1', THRONEROOM_QUEUE_GRACE_SECONDS: '2' });
});
hall.after.each(async () => {
  for (const one of open.splice(0)) one.close();
});
hall.after(() => server.close());

/** A tab of a player, and all it heard. */
interface Tab {
  readonly client: Client;
  readonly connection: HallConnection;
  readonly heard: string[];
  readonly seats: SeatMessage[];
}

const tabOf = async (client: Client): Promise<Tab> => {
  const connection = await HallConnection.open(client);
  const tab: Tab = { client, connection, heard: [], seats: [] };
  connection.listen({
    back: (why) => tab.heard.push(`back: ${why}`),
    out: (why) => tab.heard.push(`out: ${why}`),
    seated: (seat) => tab.seats.push(seat),
  });
  open.push(connection);
  return tab;
};
const player = async (name: string): Promise<Tab> => tabOf(await server.guest(name));

const until = async (what: string, test: () => boolean, patience = 5000): Promise<void> => {
  const deadline = performance.now() + patience;
  while (!test()) {
    if (performance.now() > deadline) throw new Error(`waited ${patience} ms for: ${what}`);
    await sleep(5);
  }
};
const is = (state: string, ...tabs: Tab[]): Promise<void> =>
  until(`${state} (${tabs.map(({ connection }) => connection.queueing.state)})`, () =>
    tabs.every(({ connection }) => connection.queueing.state === state),
  );
const proposalOf = ({ connection: { queueing } }: Tab): string =>
  queueing.state === 'found' ? queueing.message.proposal : '';
const ok = async (answer: Promise<{ ok: boolean }>): Promise<void> => assert.equal(await answer, { ok: true });
const accept = (tab: Tab): Promise<void> => ok(tab.connection.accept(proposalOf(tab)));

hall('two who queue are found a match; when both accept, both sit at it and it begins', async () => {
  const [ada, ben] = await Promise.all([player('Ada'), player('Ben')]);
  await ok(ada.connection.queue(CASUAL));
  await is('waiting', ada);
  await ok(ben.connection.queue({ ...CASUAL, heroes: { hero: 'moon-elf' } }));
  await is('found', ada, ben);
  await Promise.all([accept(ada), accept(ben)]);
  await until('seats', () => ada.seats.length === 1 && ben.seats.length === 1);
  await is('idle', ada, ben);
  const places = await Promise.all(
    [ada, ben].map(async ({ client, seats }) => {
      const [seat] = seats;
      assert.ok(seat);
      return MatchConnection.take(diceThroneDoor, client, seat.seat);
    }),
  );
  await until('the start', () => places.every(({ picture }) => picture.stage === 'playing'));
  const [first, second] = places;
  assert.is(first?.id, second?.id);
  assert.equal([first?.picture.you, second?.picture.you].sort(), [0, 1]);
  assert.equal(first?.picture.seats.map(({ name, hero }) => `${name}: ${hero}`).sort(), [
    'Ada: barbarian',
    'Ben: moon-elf',
  ]);
  for (const place of places) place.leave();
});

hall.run();
