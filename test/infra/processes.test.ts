/** Several real server processes on one real Redis: matches are found through any of them, and none that is dead, stands
 *  still, is full or goes down gets in the way. */
import { Redis } from 'ioredis';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { readDiceThrone } from '../../rooms/schema/dice-throne.ts';
import { startRedis, type TestRedis } from '../support/redis.ts';
import { createMatch, guestToken, joinMatch } from '../support/rooms.ts';
import { type ServerProcess, startProcess } from '../support/server-process.ts';

const processes = suite('processes: many on one Redis');

let server: TestRedis;
let redis: Redis;
const started: ServerProcess[] = [];

processes.before(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
  redis.on('error', () => undefined);
});
processes.after.each(async () => {
  await Promise.all(started.splice(0).map((process) => process.stop()));
  await redis.flushall();
});
processes.after(async () => {
  redis.disconnect();
  await server.stop();
});

const start = async (env: Record<string, string> = {}): Promise<ServerProcess> => {
  const process = await startProcess({ REDIS_URL: server.url, ...env });
  started.push(process);
  return process;
};

const VERSUS_BOT = {
  game: 'dice-throne',
  mode: '1v1',
  seats: [
    { player: 'me', hero: 'barbarian' },
    { player: 'bot', bot: 'random', hero: 'moon-elf' },
  ],
} as const;

const reservation = z.object({
  roomId: z.string(),
  processId: z.string(),
  publicAddress: z.string(),
});

/** Asks a process for matchmaking, without taking the seat; answers what it says and how long it took. */
const matchmaking = async (process: ServerProcess, path: string, options: object) => {
  const { token } = await guestToken(process.url, 'Ada');
  const begun = performance.now();
  const response = await fetch(`${process.url}/matchmake/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(options),
  });
  const answer: unknown = await response.json();
  return { answer, ms: performance.now() - begun };
};

/** Opens a match by asking that process, and answers where it is. */
const open = async (process: ServerProcess) => {
  const { answer, ms } = await matchmaking(process, 'create/match', VERSUS_BOT);
  const read = reservation.safeParse(answer);
  assert.ok(read.success, JSON.stringify(answer));
  return { ...read.data, ms };
};

const addressOf = (process: ServerProcess): string => new URL(process.url).host;

const until = async (what: string, test: () => Promise<boolean>, timeoutMs = 8000): Promise<void> => {
  const deadline = performance.now() + timeoutMs;
  while (!(await test())) {
    if (performance.now() > deadline) throw new Error(`waited ${timeoutMs} ms for: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const isListed = async (id: string): Promise<boolean> => (await redis.hexists('roomcaches', id)) === 1;

processes('a match opened through one process is joined through the other, and played', async () => {
  const [first, second] = await Promise.all([start(), start()]);
  const ada = await createMatch(
    await first.guest('Ada'),
    { game: 'dice-throne', mode: '1v1', seats: [{ player: 'me', hero: 'barbarian' }, { player: 'open' }] },
    readDiceThrone,
  );
  const [invite] = (await ada.invites()).invites;
  const ben = await joinMatch(await second.guest('Ben'), ada.room.roomId, readDiceThrone, {
    code: invite?.code ?? '',
    hero: 'moon-elf',
  });
  await ada.until((here) => here.picture.stage === 'playing');
  await ben.until((here) => here.picture.stage === 'playing');
  const { answer } = await matchmaking(second, `joinById/${ada.room.roomId}`, {});
  assert.is(reservation.parse(answer).publicAddress, addressOf(first));
  const { view } = ben.picture;
  assert.is(view?.seats.length, 2);
  await Promise.all([ada.room.leave(), ben.room.leave()]);
});

processes('a killed process is missed within seconds, and holds nobody up until then', async () => {
  const [alive, dying] = await Promise.all([start({ THRONEROOM_MAX_MATCHES: '1' }), start()]);
  const other = await start();
  const [lost] = await Promise.all([open(dying), open(alive)]);
  assert.is(lost.publicAddress, addressOf(dying));
  dying.signal('SIGKILL');
  await dying.ended;

  // The process asked is full, so it passes the match on, and the dead one still counts as one of the others.
  for (const _ of [1, 2, 3]) {
    const there = await open(alive);
    assert.is(there.publicAddress, addressOf(other));
    assert.ok(there.ms < 500, `${there.ms} ms`);
  }
  const { answer, ms } = await matchmaking(alive, `joinById/${lost.roomId}`, {});
  assert.match(JSON.stringify(answer), /does not answer|not found/);
  assert.ok(ms < 500, `${ms} ms`);

  await until('its listing is gone', async () => !(await isListed(lost.roomId)));
  assert.is(await redis.hexists('roomcount', lost.processId), 0);
  assert.is(await redis.sismember('throneroom:processes', lost.processId), 0);
  assert.equal((await redis.hkeys('roomcount')).length, 2);
});

processes.run();
