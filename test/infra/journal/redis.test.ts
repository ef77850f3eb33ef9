/** The journal in Redis against what happens to Redis: killed and started again, silent, out of reach, full. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Journal, StoreTrouble } from '../../../infra/journal/journal.ts';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { StartProblem } from '../../../infra/start-problem.ts';
import { freePort } from '../../../loadtest/ports.ts';
import { choices } from '../../../proof/random.ts';
import { eventually, PATIENCE_MS } from '../../support/eventually.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';

const redises = suite('journal in Redis: what happens to Redis');

const caught = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** A Redis and a journal in it, and what the journal told of its troubles. */
const tell = (
  name: string,
  story: (journal: Journal, server: TestRedis, told: boolean[]) => Promise<void>,
  settings: Readonly<Record<string, string>> = {},
): void =>
  redises(name, async () => {
    const server = await startRedis(settings);
    const told: boolean[] = [];
    const journal = await openRedisJournal({ url: server.url });
    journal.onTrouble((reachable) => told.push(reachable));
    try {
      await story(journal, server, told);
    } finally {
      await journal.close();
      await server.stop();
    }
  });

tell(
  'killed and started again between and amid appends, it loses nothing that was answered',
  async (journal, server) => {
    const chosen = choices('redis killed');
    const owned = await journal.begin('m', 'head');
    let answered = 0;
    let tries = 0;
    let over = false;
    const writing = (async () => {
      while (!over) {
        tries++;
        const error = await caught(owned.append(answered, `entry ${answered}`));
        if (!error) answered++;
        else assert.instance(error, StoreTrouble);
      }
    })();
    for (let kill = 0; kill < 5; kill++) {
      const before = answered;
      await eventually('twenty more answers', () => answered > before + 20);
      await sleep(chosen.below(20));
      await server.kill();
      await server.restart();
    }
    const before = answered;
    await eventually('twenty more answers', () => answered > before + 20);
    over = true;
    await writing;
    assert.ok(tries >= answered);
    const entries = Array.from({ length: answered }, (_, n) => `entry ${n}`);
    assert.equal(await journal.read('m'), { head: 'head', entries, ending: undefined });
    assert.equal(await journal.unfinished(), ['m']);
  },
);

tell('an append gives up while Redis is out of reach, and later goes on', async (journal, server, told) => {
  const owned = await journal.begin('m', 'head');
  await owned.append(0, 'a');
  await server.kill();
  for (let attempt = 0; attempt < 3; attempt++) {
    assert.instance(await caught(owned.append(1, 'b')), StoreTrouble);
  }
  for (const work of [
    () => journal.read('m'),
    () => journal.takeOver('m'),
    () => journal.unfinished(),
    () => journal.delete('m'),
  ]) {
    assert.instance(await caught(work()), StoreTrouble);
  }
  assert.equal(told, [false]);
  await server.restart();
  await eventually('word that it is back', () => told.length === 2);
  assert.equal(told, [false, true]);
  const takenOver = await journal.takeOver('m');
  assert.equal(takenOver?.kept.entries, ['a'], 'what was given up is not done behind our back');
});

tell(
  'a second without Redis is told once, and an idle journal comes back by itself',
  async (_journal, server, told) => {
    await server.kill();
    await eventually('word that it is gone', () => told.length > 0);
    await sleep(500);
    assert.equal(told, [false]);
    await server.restart();
    await eventually('word that it is back', () => told.length > 1);
    await sleep(300);
    assert.equal(told, [false, true]);
  },
);

tell('a silent Redis is as good as none, until it speaks', async (journal, server, told) => {
  const owned = await journal.begin('m', 'head');
  process.kill(server.pid(), 'SIGSTOP');
  // It is silent all the while: both give up by themselves.
  assert.instance(await caught(owned.append(0, 'a')), StoreTrouble);
  assert.equal(told, [false]);
  assert.instance(await caught(journal.read('m')), StoreTrouble);
  await sleep(2500);
  process.kill(server.pid(), 'SIGCONT');
  await eventually('word that it is back', () => told.length === 2);
  await owned.append(0, 'a');
  await owned.append(1, 'b');
  assert.equal((await journal.read('m'))?.entries, ['a', 'b']);
});

tell('what an owner left under way in a silent Redis does not get past who took over', async (journal, server) => {
  const owned = await journal.begin('m', 'head');
  await owned.append(0, 'a');
  process.kill(server.pid(), 'SIGSTOP');
  const first = caught(owned.append(1, 'from the old owner'));
  await sleep(50);
  const other = openRedisJournal({ url: server.url });
  await sleep(50);
  process.kill(server.pid(), 'SIGCONT');
  const successor = await other;
  const takenOver = await successor.takeOver('m');
  const arrived = (await first) === undefined;
  assert.equal(takenOver?.kept.entries, arrived ? ['a', 'from the old owner'] : ['a']);
  await successor.close();
});

tell(
  'full, it takes no entry and is not out of reach; with room it goes on',
  async (journal, server, told) => {
    const owned = await journal.begin('m', 'head');
    const entry = (n: number): string => `${n} `.repeat(20_000);
    let n = 0;
    let trouble: unknown;
    while (!trouble && n < 1000) {
      trouble = await caught(owned.append(n, entry(n)));
      if (!trouble) n++;
    }
    assert.instance(trouble, StoreTrouble);
    assert.match(String(trouble), /OOM/);
    assert.ok(n > 0, 'some were kept');
    assert.instance(await caught(journal.begin('n', entry(n))), StoreTrouble);
    assert.is((await journal.read('m'))?.entries.length, n);
    const redis = new Redis(server.url);
    await redis.config('SET', 'maxmemory', '0');
    redis.disconnect();
    await owned.append(n, entry(n));
    assert.is((await journal.read('m'))?.entries.length, n + 1);
    assert.equal(await journal.unfinished(), ['m']);
    assert.equal(told, []);
  },
  { maxmemory: '4mb' },
);

tell(
  'a match is deleted even when Redis is full',
  async (journal) => {
    const owned = await journal.begin('m', 'head');
    let trouble: unknown;
    for (let n = 0; !trouble && n < 1000; n++) trouble = await caught(owned.append(n, 'x'.repeat(50_000)));
    assert.instance(trouble, StoreTrouble);
    await journal.delete('m');
    assert.is(await journal.read('m'), undefined);
  },
  { maxmemory: '4mb' },
);

tell('a replica takes no entry', async (journal, server) => {
  const owned = await journal.begin('m', 'head');
  const redis = new Redis(server.url);
  await redis.replicaof('127.0.0.1', await freePort());
  assert.instance(await caught(owned.append(0, 'a')), StoreTrouble);
  await redis.replicaof('NO', 'ONE');
  redis.disconnect();
  await owned.append(0, 'a');
});

tell('a lease outlives a killed Redis, and runs out all the same', async (journal, server) => {
  assert.ok(await journal.claim('long', 'me', PATIENCE_MS));
  assert.ok(await journal.claim('short', 'me', 1500));
  await server.kill();
  await server.restart();
  assert.not(await journal.claim('long', 'you', 100));
  await eventually('it runs out', () => journal.claim('short', 'you', 100));
});

redises('a Redis that is not there is refused at the start, in one sentence', async () => {
  const port = await freePort();
  const error = await caught(openRedisJournal({ url: `redis://127.0.0.1:${port}` }));
  assert.instance(error, StartProblem);
  assert.match(
    String(error),
    new RegExp(`^StartProblem: Redis at 127.0.0.1:${port} cannot be reached .*ECONNREFUSED[^\n]*$`),
  );
});

redises('a Redis that wants a password is refused at the start, in one sentence', async () => {
  const server = await startRedis({ requirepass: 'sesame' });
  const error = await caught(openRedisJournal({ url: server.url }));
  assert.instance(error, StartProblem);
  assert.match(String(error), /^StartProblem: Redis at [^\n]*NOAUTH[^\n]*$/);
  const journal = await openRedisJournal({ url: server.url.replace('//', '//:sesame@') });
  await journal.begin('m', 'head');
  await journal.close();
  await server.stop();
});

redises.run();
