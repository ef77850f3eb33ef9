/** Several real server processes on one real Redis: matches are found through any of them, and none that is dead, stands
 *  still, is full or goes down gets in the way. */
import { Redis } from 'ioredis';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { beatKey, MEMBERS_KEY } from '../../../infra/cluster/processes.ts';
import { LINES_PREFIX } from '../../../infra/redis/connections.ts';
import { DOOR } from '../../../protocol/codes.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually, PATIENCE_MS } from '../../support/eventually.ts';
import { createMatch, guestToken, joinMatch } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import {
  matchmaking,
  reservation,
  type ServerProcess,
  startProcess,
  VERSUS_BOT,
} from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const processes = suite('processes: many on one Redis');

let server: TestRedis;
let redis: Redis;
/** Full as soon as there is a match anywhere, and passes all others on. */
let small: ServerProcess;
let one: ServerProcess;
let two: ServerProcess;

processes.before(async () => {
  server = await startRedis();
  redis = new Redis(server.url, { keyPrefix: LINES_PREFIX });
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
  const answer = await matchmaking(process.url, 'create/match', VERSUS_BOT);
  const read = reservation.safeParse(answer);
  assert.ok(read.success, JSON.stringify(answer));
  return read.data;
};

/** The setting's default. */
const MATCHES_PER_PLAYER = 20;

const addressOf = (process: ServerProcess): string => new URL(process.url).host;

const matchesOf = async (process: ServerProcess): Promise<number> =>
  z.object({ matches: z.number() }).parse(await (await fetch(`${process.url}/health`)).json()).matches;

const isListed = async (id: string): Promise<boolean> => (await redis.hexists('roomcaches', id)) === 1;

/** Where a process tells how busy it is, and what it told last. */
const beatOf = async (process: ServerProcess) => {
  for (const id of await redis.smembers(MEMBERS_KEY)) {
    const said = z
      .object({ address: z.string(), matches: z.number() })
      .parse(JSON.parse((await redis.get(beatKey(id))) ?? NOTHING));
    if (said.address === addressOf(process)) return { key: beatKey(id), matches: said.matches };
  }
  throw new Error(`${process.url} has not told how busy it is`);
};
const NOTHING = '{"address":"","matches":0}';

/** Resolves after the next time that the process tells, and looks at what the others told: its word lives anew then. */
const aBeatOf = async (process: ServerProcess): Promise<void> => {
  const { key } = await beatOf(process);
  let left = await redis.pttl(key);
  await eventually('a beat', async () => {
    const before = left;
    left = await redis.pttl(key);
    return left > before;
  });
};
/** Resolves when that process knows how busy the others are. */
const knows = async (who: ServerProcess): Promise<void> => {
  for (const each of [one, two]) {
    await eventually('the truth told', async () => (await beatOf(each)).matches === (await matchesOf(each)));
  }
  for (const _ of ['one that may have begun before', 'one that has seen it']) await aBeatOf(who);
};
const smallKnows = (): Promise<void> => knows(small);
/** What is said on the channels of that process or match from now on. */
const overheard = async (...names: readonly string[]): Promise<{ readonly channels: string[]; stop(): void }> => {
  const ear = redis.duplicate();
  const channels: string[] = [];
  ear.on('pmessage', (_, channel: string) => channels.push(channel));
  await ear.psubscribe(...names.map((name) => `*${name}*`));
  return { channels, stop: () => ear.disconnect() };
};

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
  const answer = await matchmaking(two.url, `joinById/${ada.room.roomId}`, {});
  assert.is(reservation.parse(answer).publicAddress, addressOf(one));
  await Promise.all([ada.room.leave(), ben.room.leave()]);
});

processes('a full process passes matches on to the others in turn, and their refusals come back whole', async () => {
  const places = new Set<string>();
  // One that is too slow to answer is passed over, so that two matches may not be enough.
  await eventually('both have had a match', async () => {
    await smallKnows();
    places.add((await open(small)).publicAddress);
    return places.size === 2;
  });
  assert.equal(places, new Set([addressOf(one), addressOf(two)]));
  const answer = await matchmaking(small.url, 'create/match', { ...VERSUS_BOT, mode: 'solitaire' });
  assert.equal(z.object({ code: z.number() }).parse(answer).code, 400);
});

processes('issue: a player who has as many matches open as one may is refused at every process', async () => {
  const { token } = await guestToken(one.url, 'Eve');
  const make = async (at: ServerProcess) =>
    z.object({ code: z.number().optional() }).parse(await matchmaking(at.url, 'create/match', VERSUS_BOT, token));
  for (let n = 0; n < MATCHES_PER_PLAYER; n++) assert.is((await make(n % 2 === 0 ? one : two)).code, undefined);
  for (const process of [one, two]) assert.is((await make(process)).code, DOOR.tooMany);
});

processes('a process that stands still gets no matches; when it goes on, its own are found again', async () => {
  // It passes no match on while the other one is busier, and is asked first as long as that is so.
  while ((await matchesOf(two)) <= (await matchesOf(one)) + 1) await open(two);
  await knows(one);
  const kept = await open(one);
  assert.is(kept.publicAddress, addressOf(one));
  await smallKnows(); // so that it is the one to be asked first
  const had = await matchesOf(one);
  one.signal('SIGSTOP');
  for (const _ of [1, 2, 3]) assert.is((await open(small)).publicAddress, addressOf(two));
  await eventually('its matches are not listed', async () => !(await isListed(kept.roomId)));
  assert.is((await redis.hkeys('roomcount')).length, 2);

  const before = await matchesOf(two);
  one.signal('SIGCONT');
  await eventually('its matches are listed again', () => isListed(kept.roomId));
  await eventually('it is counted again', async () => (await redis.hkeys('roomcount')).length === 3);
  const answer = await matchmaking(two.url, `joinById/${kept.roomId}`, {});
  assert.is(reservation.parse(answer).publicAddress, addressOf(one));
  assert.is(await matchesOf(one), had, 'it opened nothing for somebody who had gone elsewhere');
  assert.is(await matchesOf(two), before);
});

processes('a killed process is missed within seconds, and holds nobody up until then', async () => {
  while ((await matchesOf(two)) <= (await matchesOf(one)) + 1) await open(two);
  await knows(one);
  const lost = await open(one);
  assert.is(lost.publicAddress, addressOf(one));
  while ((await matchesOf(two)) <= (await matchesOf(one))) await open(two);
  await smallKnows(); // so that it is the one to be asked first
  one.signal('SIGKILL');
  await one.ended;

  // Colyseus by itself would ask it, and wait for two seconds.
  const asked = await overheard(lost.processId, lost.roomId);
  for (const _ of [1, 2, 3]) assert.is((await open(small)).publicAddress, addressOf(two));
  const answer = await matchmaking(small.url, `joinById/${lost.roomId}`, {});
  assert.match(JSON.stringify(answer), /does not answer|not found/);
  assert.equal(asked.channels, [], 'nobody waits for who is not there');
  asked.stop();

  await eventually('its matches are not listed', async () => !(await isListed(lost.roomId)));
  assert.is(await redis.hexists('roomcount', lost.processId), 0);
  assert.is(await redis.sismember(MEMBERS_KEY, lost.processId), 0);

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
  await eventually('the ghost is gone', async () => !(await isListed('ghost')));
  assert.ok(await isListed(kept.roomId));
});

processes('Redis may go away and come back: calm words, and everything goes on', async () => {
  const kept = await open(two);
  const { token } = await guestToken(two.url, 'Ada'); // none is to be had while Redis is away
  await server.kill();
  await eventually('it is noticed', async () => two.said().includes('out of reach'));
  const answer = await matchmaking(two.url, 'create/match', VERSUS_BOT, token);
  assert.match(JSON.stringify(answer), /cannot reach its store/);
  const resume = { method: 'POST', signal: AbortSignal.timeout(PATIENCE_MS) };
  const asked = await fetch(`${small.url}/api/matches/${kept.roomId}/resume`, resume);
  assert.is(asked.status, 503, 'issue: it was not answered before Redis was back');
  await server.restart();
  await eventually('it is back', async () => two.said().includes('Redis is back'));
  const succeeds = (process: ServerProcess, path: string, options: object) => async (): Promise<boolean> =>
    reservation.safeParse(await matchmaking(process.url, path, options, token)).success;
  await eventually('matches are opened', succeeds(two, 'create/match', VERSUS_BOT));
  await eventually('they are found through others', succeeds(small, `joinById/${kept.roomId}`, {}));
  assert.is(two.said().match(/Redis is (out of reach; trying|back)/g)?.length, 2, two.said());
});

processes.run();
