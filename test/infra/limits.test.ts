/** Limits count for the whole server, whichever process is asked. */
import { Redis } from 'ioredis';
import * as assert from 'uvu/assert';
import { type Limits, limitsHere, openLimits } from '../../infra/limits/limits.ts';
import type { OpenMatches } from '../../infra/limits/open-matches.ts';
import { Guesses } from '../../rooms/http/admin/guesses.ts';
import { startRedis, type TestRedis } from '../support/server/redis.ts';
import { suite } from '../support/suite.ts';

const limits = suite('limits of a server of two processes');
let server: TestRedis;
let redis: Redis;
let [one, two]: Limits[] = [];
limits.before(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
  redis.on('error', () => undefined);
  [one, two] = await Promise.all([openLimits(server.url), openLimits(server.url)]);
});
limits.after(async () => {
  await Promise.all([one?.close(), two?.close()]);
  redis.disconnect();
  await server.stop();
});

const openAt = (process: Limits | undefined): OpenMatches => {
  if (!process?.openMatches) throw new Error('with Redis there are shares');
  return process.openMatches;
};

limits('issue: with two processes, twice as much could be done in a minute', async () => {
  const [here, there] = [one?.perMinute('guests', 3), two?.perMinute('guests', 3)];
  const waits = [];
  for (const limit of [here, there, here, there, here]) waits.push(await limit?.('192.0.2.1'));
  assert.equal(waits.slice(0, 3), [undefined, undefined, undefined]);
  for (const wait of waits.slice(3)) assert.ok(wait !== undefined && wait > 0 && wait <= 60);
  assert.is(await there?.('192.0.2.2'), undefined, 'others are counted for themselves');
  assert.is(await two?.perMinute('renames', 3)('192.0.2.1'), undefined, 'and so is what has another name');
});

limits('issue: at each of two processes the admin password could be tried ten times without a wait', async () => {
  const waits: number[] = [];
  const [here, there] = [one, two].map((process) => new Guesses(process ?? limitsHere(), async (ms) => waits.push(ms)));
  const wrong = (): boolean => false;
  for (let tries = 0; tries < 6; tries++) {
    for (const process of [here, there]) assert.is(await process?.attempt('192.0.2.3', wrong), false);
  }
  assert.equal(waits, [250, 500], 'of the eleventh and the twelfth');
  assert.is(await here?.attempt('192.0.2.3', () => true), true);
  assert.is(await there?.attempt('192.0.2.3', wrong), false);
  assert.equal(waits, [250, 500, 1000], 'the right one ends it at both');
});

limits('without Redis a process counts by itself', async () => {
  const [here, there] = [limitsHere().perMinute('guests', 1), limitsHere().perMinute('guests', 1)];
  assert.is(await here('192.0.2.1'), undefined);
  assert.is(await there('192.0.2.1'), undefined);
  assert.ok(await here('192.0.2.1'));
});

limits('issue: a player had as many matches as one may at each process', async () => {
  assert.is(await openAt(one).take('a', 'ada', 2), undefined);
  assert.is(await openAt(two).take('b', 'ada', 2), undefined);
  assert.is(await openAt(two).take('c', 'ada', 2), 2);
  assert.is(await openAt(two).take('a', 'ada', 2), undefined, 'a match that moved is the same one');
  assert.is(await openAt(one).take('c', 'ben', 2), undefined);
});

limits('what a process that died had open runs out', async () => {
  await openAt(one).take('a', 'eve', 1);
  await redis.zadd('throneroom:open-matches:eve', Date.now() - 1, 'a');
  assert.is(await openAt(two).take('b', 'eve', 1), undefined);
});

limits('while Redis is away, each process counts what is asked in a minute by itself', async () => {
  await server.kill();
  const limit = one?.perMinute('while away', 1);
  assert.is(await limit?.('192.0.2.1'), undefined);
  assert.ok(await limit?.('192.0.2.1'));
  await server.restart();
});

limits.run();
