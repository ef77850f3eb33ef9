/** A Redis that is full while people play: what cannot be kept is refused or waits, and says so; who comes, comes; and all goes on
 *  once there is room. */
import { Redis } from 'ioredis';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { clientFor } from '../../../client/clients.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { RANKED, Tab } from '../../support/rooms/matchmaking.ts';
import { createMatch, guestToken, joinMatch } from '../../support/rooms/rooms.ts';
import { startRedis } from '../../support/server/redis.ts';
import { startProcess, VERSUS_BOT } from '../../support/server/server-process.ts';

const PER_PLAYER = 4;
const refused = z.object({ code: z.string() });
const listed = z.object({ results: z.array(z.object({ rated: z.boolean() })) });

const full = suite('a full Redis');
full('issue: who came back while it was full was kept out for good, and a promise failed unheard', async () => {
  const redis = await startRedis();
  const look = new Redis(redis.url);
  const server = await startProcess({ REDIS_URL: redis.url, THRONEROOM_PLACES_PER_PLAYER: String(PER_PLAYER) });
  const fill = () => look.config('SET', 'maxmemory', '1mb');
  const status = async (path: string, body?: object): Promise<[number, unknown]> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(server.url + path, body && { method: 'POST', headers, body: JSON.stringify(body) });
    return [response.status, await response.json()];
  };
  const known = async (name: string) => {
    const { id, token } = await guestToken(server.url, name);
    return { id, client: clientFor(server.url, token) };
  };
  const [ada, ben, cid] = await Promise.all(['Ada', 'Ben', 'Cid'].map(known));
  assert.ok(ada && ben && cid);
  const tabs = await Promise.all([ada, ben].map(({ client }) => Tab.open(client)));
  for (const tab of tabs) await tab.queue(RANKED);
  await Promise.all(tabs.map((tab) => tab.is('found')));
  const versusBot = { ...VERSUS_BOT, seats: [...VERSUS_BOT.seats] };
  const place = await createMatch(cid.client, versusBot, readDiceThrone);
  await place.until(({ picture }) => picture.stage === 'playing', 'the start');

  await fill();
  await eventually('its health says so', async () => (await status('/health'))[0] === 503);
  const [code, guest] = await status('/api/guest', { name: 'Dot' });
  assert.equal([code, refused.parse(guest).code], [503, 'store-trouble']);
  for (const tab of tabs) {
    const accepted = await tab.matchmaking.accept(tab.proposal);
    assert.is('code' in accepted && accepted.code, 'out-of-reach');
  }
  const acted = place.act(place.picture.legal[0]?.action ?? { type: 'pass' }).then(
    () => 'kept',
    () => 'given up',
  );
  await place.until(({ room }) => Reflect.get(Object(room.state), 'halted') === true, 'word that it waits');
  for (let visit = 0; visit < 2 * PER_PLAYER; visit++) {
    const again = await joinMatch(cid.client, place.room.roomId, readDiceThrone);
    assert.is(again.picture.stage, 'playing');
    await again.room.leave();
    const tab = await Tab.open(cid.client);
    tab.close();
  }

  await look.config('SET', 'maxmemory', '0');
  await eventually('it is well', async () => (await status('/health'))[0] === 200);
  await acted;
  const back = await joinMatch(cid.client, place.room.roomId, readDiceThrone);
  await back.until(({ room }) => Reflect.get(Object(room.state), 'halted') === false, 'that it goes on');
  for (const tab of tabs) if (tab.state === 'idle') await tab.queue(RANKED);
  await Promise.all(tabs.map((tab) => tab.is('found')));
  for (const tab of tabs) await tab.accept();
  const [one] = await Promise.all(tabs.map((tab) => tab.sit()));

  await fill();
  assert.ok(one);
  void one.act({ type: 'concede' }, 0);
  await eventually('the store says so', async () => (await status('/health'))[0] === 503);
  await look.config('SET', 'maxmemory', '0');
  await eventually('it counts for both', async () => {
    const all = await Promise.all([ada, ben].map(({ id }) => status(`/api/players/${id}/results`)));
    return all.every(([, said]) => listed.parse(said).results[0]?.rated === true);
  });
  assert.not.match(server.said(), /nobody waited for it|"level":50/);
  for (const tab of tabs) tab.close();
  await server.stop();
  look.disconnect();
  await redis.stop();
});
full.run();
