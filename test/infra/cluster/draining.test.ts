/** A process that goes down while its rooms take their time: it gets no new matches, and sends those on who ask it. */
import { defineRoom, matchMaker, Room } from '@colyseus/core';
import { Redis } from 'ioredis';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { beatKey, MEMBERS_KEY } from '../../../infra/cluster/processes.ts';
import { LINES_PREFIX } from '../../../infra/redis/connections.ts';
import { MATCHMAKING_ROOM } from '../../../protocol/matchmaking-messages.ts';
import { games } from '../../../rooms/all-games.ts';
import { eventually } from '../../support/eventually.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import {
  matchmaking,
  reservation,
  type ServerProcess,
  SHARED_SECRET,
  startProcess,
  VERSUS_BOT,
} from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const draining = suite('processes: one goes down');

let release = (): void => undefined;
const released = new Promise<void>((resolve) => {
  release = resolve;
});

/** A room that is not done when it is told to close. */
class SlowRoom extends Room {
  override autoDispose = false;
  override onBeforeShutdown(): void {
    void released.then(() => this.disconnect());
  }
}

let redis: TestRedis;
let other: ServerProcess;
let here: TestServer;
draining.before(async () => {
  redis = await startRedis();
  other = await startProcess({ REDIS_URL: redis.url, THRONEROOM_MAX_MATCHES: '2' }); // the slow room is one
  const settings = { REDIS_URL: redis.url, THRONEROOM_SECRET: SHARED_SECRET };
  here = await testServer(games, settings, { rooms: { slow: defineRoom(SlowRoom) } });
});
draining.after(async () => {
  release();
  await other.stop();
  await redis.stop();
});

/** What processes know of each other is as old as the last beat: the other one has beaten since it was told of the slow
 *  room. */
const otherKnows = async (): Promise<void> => {
  const beats = new Redis(redis.url, { keyPrefix: LINES_PREFIX });
  const said = z.object({ matches: z.number() });
  await eventually('this process to say that it has a room', async () => {
    const text = await beats.get(beatKey(matchMaker.processId));
    return text !== null && said.parse(JSON.parse(text)).matches === 1;
  });
  const members = await beats.smembers(MEMBERS_KEY);
  const id = members.find((member) => member !== matchMaker.processId) ?? '';
  const left = await beats.pttl(beatKey(id));
  await eventually('the other one to beat after that', async () => (await beats.pttl(beatKey(id))) > left);
  beats.disconnect();
};

draining('new matches go elsewhere, and when there is nowhere else to go, that is said', async () => {
  await matchMaker.createRoom('slow', {});
  await otherKnows();
  const closed = here.close();
  assert.is((await fetch(`${here.url}/health`)).status, 503);
  const answer = await matchmaking(here.url, 'create/match', VERSUS_BOT);
  const place = reservation.parse(answer);
  assert.is(place.publicAddress, new URL(other.url).host);
  const found = await matchmaking(here.url, `joinById/${place.roomId}`, {});
  assert.is(reservation.parse(found).roomId, place.roomId);

  const nowhere = await matchmaking(here.url, 'create/match', VERSUS_BOT);
  assert.match(JSON.stringify(nowhere), /going down/);
  const full = await matchmaking(other.url, 'create/match', VERSUS_BOT);
  assert.match(JSON.stringify(full), /server is full/);

  release();
  await closed;
  const look = new Redis(redis.url, { keyPrefix: LINES_PREFIX });
  const [members, counted, listed] = await Promise.all([
    look.smembers(MEMBERS_KEY),
    look.hkeys('roomcount'),
    look.hvals('roomcaches'),
  ]);
  look.disconnect();
  assert.equal(members, [place.processId]);
  assert.equal(counted, [place.processId]);
  const rooms = listed.map((text) => z.object({ name: z.string(), roomId: z.string() }).parse(JSON.parse(text)));
  assert.equal(
    rooms.filter(({ name }) => name !== MATCHMAKING_ROOM).map(({ roomId }) => roomId),
    [place.roomId],
  );
  assert.is(rooms.length, 2, 'besides it, the matchmaking room of the process that stays');
});

draining.run();
