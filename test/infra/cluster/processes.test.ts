/** Several real server processes on one real Redis: matches are found through any of them, and none that is dead, stands
 *  still, is full or goes down gets in the way. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { createMatch, guestToken, joinMatch } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import {
  matchmaking,
  reservation,
  type ServerProcess,
  startProcess,
  VERSUS_BOT,
} from '../../support/server/server-process.ts';

const processes = suite('processes: many on one Redis');

let server: TestRedis;
let redis: Redis;
/** Takes one match, and passes all others on. */
let small: ServerProcess;
let one: ServerProcess;
let two: ServerProcess;

processes.before(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
  redis.on('error', () => undefined);
  const REDIS_URL = server.url;
  [small, one, two] = await Promise.all([
    startProcess({ REDIS_URL, THRONEROOM_MAX_MATCHES: '1' }),
    startProcess({ REDIS_URL }),
    startProcess({ REDIS_URL }),
  ]);
});
processes.after(async () => {
  await Promise.all([small, one, two].map((process) => process.stop()));
  redis.disconnect();
  await server.stop();
});

/** Opens a match by asking that process, and answers where it is. */
const open = async (process: ServerProcess) => {
  const { answer, ms } = await matchmaking(process.url, 'create/match', VERSUS_BOT);
  const read = reservation.safeParse(answer);
  assert.ok(read.success, JSON.stringify(answer));
  return { ...read.data, ms };
};

const addressOf = (process: ServerProcess): string => new URL(process.url).host;

const until = async (what: string, test: () => Promise<boolean>, timeoutMs = 8000): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  while (!(await test())) {
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms for: ${what}`);
    await sleep(50);
  }
};

const matchesOf = async (process: ServerProcess): Promise<number> =>
  z.object({ matches: z.number() }).parse(await (await fetch(`${process.url}/health`)).json()).matches;

const isListed = async (id: string): Promise<boolean> => (await redis.hexists('roomcaches', id)) === 1;

/** Colyseus by itself would wait this long for a process that is not there, and we for one that stands still. */
const COLYSEUS_WAITS_MS = 2000;
const NOT_ASKED_MS = 1000;

/** Long enough for all processes to have told how busy they are. */
const aBeat = (): Promise<void> => sleep(600);

processes('a match opened through one process is joined through another, and begins for both', async () => {
  const ada = await createMatch(
    await one.guest('Ada'),
    { game: 'dice-throne', mode: '1v1', seats: [{ player: 'me', hero: 'barbarian' }, { player: 'open' }] },
    readDiceThrone,
  );
  const [invite] = (await ada.invites()).invites;
  const seat = { code: invite?.code ?? '', hero: 'moon-elf' };
  const ben = await joinMatch(await two.guest('Ben'), ada.room.roomId, readDiceThrone, seat);
  for (const place of [ada, ben]) await place.until((here) => here.picture.stage === 'playing');
  const { answer } = await matchmaking(two.url, `joinById/${ada.room.roomId}`, {});
  assert.is(reservation.parse(answer).publicAddress, addressOf(one));
  await Promise.all([ada.room.leave(), ben.room.leave()]);
});

processes('a full process passes matches on to the others in turn, and their refusals come back whole', async () => {
  assert.is((await open(small)).publicAddress, addressOf(small));
  const places = [await open(small), await open(small), await open(small)].map((match) => match.publicAddress);
  assert.equal(new Set(places), new Set([addressOf(one), addressOf(two)]));
  const { answer } = await matchmaking(small.url, 'create/match', { ...VERSUS_BOT, mode: 'solitaire' });
  assert.equal(z.object({ code: z.number() }).parse(answer).code, 400);
});

processes('a process that stands still gets no matches; when it goes on, its own are found again', async () => {
  const kept = await open(one);
  while ((await matchesOf(two)) <= (await matchesOf(one))) await open(two);
  await aBeat(); // so that it is the one to be asked first
  const had = await matchesOf(one);
  one.signal('SIGSTOP');
  for (const _ of [1, 2, 3]) assert.is((await open(small)).publicAddress, addressOf(two));
  await until('its matches are not listed', async () => !(await isListed(kept.roomId)));
  assert.is((await redis.hkeys('roomcount')).length, 2);

  const before = await matchesOf(two);
  one.signal('SIGCONT');
  await until('its matches are listed again', () => isListed(kept.roomId));
  await until('it is counted again', async () => (await redis.hkeys('roomcount')).length === 3);
  const { answer } = await matchmaking(two.url, `joinById/${kept.roomId}`, {});
  assert.is(reservation.parse(answer).publicAddress, addressOf(one));
  assert.is(await matchesOf(one), had, 'it opened nothing for somebody who had gone elsewhere');
  assert.is(await matchesOf(two), before);
});

processes('a killed process is missed within seconds, and holds nobody up until then', async () => {
  const lost = await open(one);
  assert.is(lost.publicAddress, addressOf(one));
  while ((await matchesOf(two)) <= (await matchesOf(one))) await open(two);
  await aBeat(); // so that it is the one to be asked first
  one.signal('SIGKILL');
  await one.ended;

  for (const _ of [1, 2, 3]) {
    const found = await open(small);
    assert.is(found.publicAddress, addressOf(two));
    assert.ok(found.ms < NOT_ASKED_MS, `${found.ms} ms`);
  }
  const { answer, ms } = await matchmaking(small.url, `joinById/${lost.roomId}`, {});
  assert.match(JSON.stringify(answer), /does not answer|not found/);
  assert.ok(ms < COLYSEUS_WAITS_MS, `${ms} ms`);

  await until('its matches are not listed', async () => !(await isListed(lost.roomId)));
  assert.is(await redis.hexists('roomcount', lost.processId), 0);
  assert.is(await redis.sismember('throneroom:processes', lost.processId), 0);

  // Its players come back all at once, and find one match.
  const had = await matchesOf(two);
  const resume = async (): Promise<number> =>
    (await fetch(`${two.url}/api/matches/${lost.roomId}/resume`, { method: 'POST' })).status;
  assert.equal(await Promise.all([resume(), resume(), resume()]), [200, 200, 200]);
  assert.is(await matchesOf(two), had + 1);
});

processes('listings whose process left no other trace are cleared away too, and only those', async () => {
  const kept = await open(two);
  await redis.hset('roomcaches', 'ghost', JSON.stringify({ name: 'match', roomId: 'ghost', processId: 'nobody' }));
  await until('the ghost is gone', async () => !(await isListed('ghost')), 20_000);
  assert.ok(await isListed(kept.roomId));
});

processes('Redis may go away and come back: calm words, and everything goes on', async () => {
  const kept = await open(two);
  const { token } = await guestToken(two.url, 'Ada'); // none is to be had while Redis is away
  await server.kill();
  await until('it is noticed', async () => two.said().includes('out of reach'));
  const { answer } = await matchmaking(two.url, 'create/match', VERSUS_BOT, token);
  assert.match(JSON.stringify(answer), /cannot reach its store/);
  await server.restart();
  await until('it is back', async () => two.said().includes('Redis is back'));
  const succeeds = (process: ServerProcess, path: string, options: object) => async (): Promise<boolean> =>
    reservation.safeParse((await matchmaking(process.url, path, options, token)).answer).success;
  await until('matches are opened', succeeds(two, 'create/match', VERSUS_BOT));
  await until('they are found through others', succeeds(small, `joinById/${kept.roomId}`, {}));
  assert.is(two.said().match(/Redis/g)?.length, 2, two.said());
});

processes.run();
