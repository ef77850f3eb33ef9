/** Server processes are killed while people queue, while a match is proposed to them, and between the last acceptance
 *  and the match: nobody's place is lost, and no match is made twice. `ROUNDS=40` kills more often; `SEED=…` at other
 *  moments. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import * as assert from 'uvu/assert';
import { clientFor } from '../../../client/clients.ts';
import { MatchConnection } from '../../../client/connection.ts';
import { diceThroneDoor } from '../../../client/dice-throne.ts';
import type { Journal } from '../../../infra/journal/journal.ts';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { choices } from '../../../proof/random.ts';
import { eventually, PATIENCE_MS } from '../../support/eventually.ts';
import { CASUAL, RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { VERSUS_BOT } from '../../support/server/server-process.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 1);
const SEED = process.env.SEED ?? 'hall 1';
const SECRET = 'one secret for all processes of a test';

const tabAt = async (url: string, name: string, others: readonly string[] = []): Promise<Tab> =>
  Tab.open(clientFor(url, (await guestToken(url, name)).token), others);

const alone = suite('matchmaking, killed: one process on its own file');
alone('who waited waits on since then, and is matched, once the process is back', async () => {
  const server = await serverProcess();
  try {
    const ada = await tabAt(server.url, 'Ada');
    await ada.queue(CASUAL);
    const { since } = ada;
    await server.kill('SIGKILL');
    await until(
      () => 'the line to drop',
      () => ada.matchmaking.line.state === 'returning',
    );
    await server.start();
    await until(
      () => 'the way back',
      () => ada.matchmaking.line.state === 'live',
    );
    assert.is(ada.state, 'waiting');
    assert.is(ada.since, since);
    const ben = await tabAt(server.url, 'Ben');
    await ben.queue(CASUAL);
    await Promise.all([ada.is('found'), ben.is('found')]);
    await server.kill('SIGKILL');
    await server.start();
    for (const tab of [ada, ben]) {
      await until(
        () => 'the way back',
        () => tab.matchmaking.line.state === 'live',
      );
      await tab.is('found');
      await tab.accept();
    }
    const places = await Promise.all([ada.sit(), ben.sit()]);
    assert.is(places[0]?.id, places[1]?.id);
    for (const one of [...places.map((place) => ({ close: () => place.leave() })), ada, ben]) one.close();
  } finally {
    await server.stop();
  }
});
alone('a server that holds as many matches as it may makes the match when there is room again', async () => {
  const server = await serverProcess({ THRONEROOM_MAX_MATCHES: '1', THRONEROOM_ABANDONED_SECONDS: '2' });
  try {
    const eve = clientFor(server.url, (await guestToken(server.url, 'Eve')).token);
    const other = await MatchConnection.create(diceThroneDoor, eve, { ...VERSUS_BOT, seats: [...VERSUS_BOT.seats] });
    const [first, second] = [await tabAt(server.url, 'Ada'), await tabAt(server.url, 'Ben')];
    await first.queue(CASUAL);
    await second.queue(CASUAL);
    await Promise.all([first.is('found'), second.is('found')]);
    await Promise.all([first.accept(), second.accept()]);
    await sleep(600); // it was tried, and could not be
    assert.equal([first.state, second.state, first.seats.length], ['found', 'found', 0]);
    other.leave();
    await Promise.all([first.is('idle'), second.is('idle')]);
    const places = await Promise.all([first.sit(), second.sit()]);
    assert.is(places[0]?.id, places[1]?.id);
    for (const each of [...places.map((place) => ({ close: () => place.leave() })), first, second]) each.close();
  } finally {
    await server.stop();
  }
});
alone.run();

const several = suite('matchmaking, killed: two processes on one Redis');
let redis: TestRedis;
let journal: Journal;
let one: ServerProcess;
let two: ServerProcess;
const open: { close(): void }[] = [];

several.before(async () => {
  redis = await startRedis();
  journal = await openRedisJournal({ url: redis.url });
  const env = { REDIS_URL: redis.url, THRONEROOM_SECRET: SECRET, THRONEROOM_ACCEPT_SECONDS: '120' };
  [one, two] = await Promise.all([serverProcess(env), serverProcess(env)]);
});
several.after.each(async () => {
  for (const each of open.splice(0)) each.close();
  // Each sentence begins with two processes and without queues.
  const keys = new Redis(redis.url);
  const kept = await keys.keys('throneroom:{tickets}:*');
  const leases = await keys.keys('throneroom:lease:*');
  if (kept.length + leases.length > 0) await keys.del(...kept, ...leases);
  keys.disconnect();
});
several.after(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await journal.close();
  await redis.stop();
});

const keep = <T extends { close(): void }>(what: T): T => {
  open.push(what);
  return what;
};
/** Ada at the first process, Ben at the second; each knows both. */
const ada = async (): Promise<Tab> => keep(await tabAt(one.url, 'Ada', [two.url]));
const ben = async (): Promise<Tab> => keep(await tabAt(two.url, 'Ben', [one.url]));
const isBack = async (tab: Tab): Promise<void> => {
  await until(
    () => 'the line to drop',
    () => tab.matchmaking.line.state === 'returning',
  );
  await until(
    () => 'the way back',
    () => tab.matchmaking.line.state === 'live',
  );
};
/** Both come to one match, by the seat that they are handed or by word that it runs. */
const meet = async (...tabs: Tab[]): Promise<string> => {
  await until(
    () => `a match for both: ${tabs.map((tab) => `${tab.state} ${tab.matchmaking.running?.match}`)}`,
    () => tabs.every((tab) => tab.matchmaking.running !== undefined),
  );
  const places = await Promise.all(tabs.map((tab) => tab.join()));
  for (const place of places) keep({ close: () => place.leave() });
  const [match] = places.map(({ id }) => id);
  for (const place of places) {
    assert.is(place.id, match);
    assert.is(typeof place.picture.you, 'number', 'they sit, and do not watch');
  }
  return match ?? '';
};

several('two at different processes are matched, and seated where the match is', async () => {
  const [first, second] = [await ada(), await ben()];
  await first.queue(CASUAL);
  await second.queue(CASUAL);
  await Promise.all([first.is('found'), second.is('found')]);
  await Promise.all([first.accept(), second.accept()]);
  const places = await Promise.all([first.sit(), second.sit()]);
  assert.is(places[0]?.id, places[1]?.id);
  for (const place of places) keep({ close: () => place.leave() });
});

several(
  'killed while somebody waits: they come back to the other process, since when they waited, and are matched',
  async () => {
    const first = await ada();
    await first.queue(CASUAL);
    const { since } = first;
    await one.kill('SIGKILL');
    await isBack(first);
    assert.is(first.state, 'waiting');
    assert.is(first.since, since);
    const second = await ben();
    await second.queue(CASUAL);
    await Promise.all([first.is('found'), second.is('found')]);
    await Promise.all([first.accept(), second.accept()]);
    await meet(first, second);
    await one.start();
  },
);

several('killed while a match is proposed: it stands, and both may accept', async () => {
  const [first, second] = [await ada(), await ben()];
  await first.queue(CASUAL);
  await second.queue(CASUAL);
  await Promise.all([first.is('found'), second.is('found')]);
  const { proposal } = first;
  await second.accept();
  await one.kill('SIGKILL');
  await isBack(first);
  await first.is('found');
  assert.is(first.proposal, proposal);
  await first.accept();
  assert.is(await meet(first, second), proposal);
  await one.start();
});

several('killed between the last acceptance and the match: the other process makes it, once', async () => {
  const [first, second] = [await ada(), await ben()];
  await first.queue(RANKED);
  await second.queue(RANKED);
  await Promise.all([first.is('found'), second.is('found')]);
  const { proposal } = first;
  // Nobody makes it while the test has the claim: both processes stand where one would be that is about to.
  assert.ok(await journal.claim(`match:${proposal}`, 'the test', PATIENCE_MS));
  await second.accept();
  await first.accept();
  await one.kill('SIGKILL');
  assert.is(await journal.read(proposal), undefined);
  await journal.unclaim(`match:${proposal}`, 'the test');
  assert.is(await meet(first, second), proposal);
  assert.equal(await journal.unfinished().then((all) => all.filter((id) => id === proposal)), [proposal]);
  assert.is(await refusal(first), 'live-match');
  await one.start();
});
const refusal = async (tab: Tab): Promise<string> => {
  const answer = await tab.matchmaking.queue(RANKED);
  return answer.ok ? 'accepted' : answer.code;
};

several(
  'a process that stood still while it held the pool: the other one matches, and it takes nobody twice',
  async () => {
    const early = await ada();
    await early.queue(CASUAL); // its process holds the pool now
    await sleep(300);
    await early.matchmaking.leave();
    one.signal('SIGSTOP');
    const cid = keep(await tabAt(two.url, 'Cid'));
    const second = await ben();
    await Promise.all([cid.queue(CASUAL), second.queue(CASUAL)]);
    await Promise.all([cid.is('found'), second.is('found')]);
    one.signal('SIGCONT');
    const { proposal } = cid;
    await Promise.all([cid.accept(), second.accept()]);
    assert.is(await meet(cid, second), proposal);
  },
);

several(
  `${ROUNDS} kills at any moment around acceptance (seed ${SEED}): both meet in one match, each time`,
  async () => {
    const random = choices(SEED);
    for (let round = 0; round < ROUNDS; round++) {
      const before = new Set(await journal.unfinished());
      const [first, second] = [await ada(), await ben()];
      await Promise.all([first.queue(CASUAL), second.queue(CASUAL)]);
      await Promise.all([first.is('found'), second.is('found')]);
      const { proposal } = first;
      const accepting = Promise.all([first, second].map(acceptInTheEnd(proposal)));
      await sleep(random.below(30));
      const victim = random.chance(50) ? one : two;
      await victim.kill('SIGKILL');
      await accepting;
      assert.is(await meet(first, second), proposal, `round ${round}`);
      await victim.start();
      const made = (await journal.unfinished()).filter((id) => !before.has(id));
      assert.equal(made, [proposal], `round ${round}`);
      for (const each of open.splice(0)) each.close();
    }
  },
);

/** Accepts, again and again if the line breaks under it. */
const acceptInTheEnd =
  (proposal: string) =>
  async (tab: Tab): Promise<void> => {
    await eventually('somebody to take the answer', async () => {
      const answer = await tab.matchmaking.accept(proposal);
      return answer.ok || answer.code === 'no-such-proposal'; // made already, it may be
    });
  };

// The last sentence of all: its process is not needed again.
several('a planned restart: who waits there goes on waiting at the other process', async () => {
  const first = await ada();
  await first.queue(CASUAL);
  const { since } = first;
  const back = isBack(first); // before the process has ended, it may be
  await one.kill('SIGTERM');
  await back;
  assert.is(first.since, since);
  const second = await ben();
  await second.queue(CASUAL);
  await Promise.all([first.is('found'), second.is('found')]);
});

several.run();
