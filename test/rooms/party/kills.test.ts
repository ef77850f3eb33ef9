/** Server processes are killed while a party gathers, waits, and between its start and its match: nobody is lost, all
 *  find themselves in the party again, and no match is made twice. */
import * as assert from 'uvu/assert';
import { clientFor } from '../../../client/clients.ts';
import type { Asked } from '../../../client/matchmaking.ts';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { Parties } from '../../../infra/parties/parties.ts';
import { eventually, PATIENCE_MS } from '../../support/eventually.ts';
import { Tab, until } from '../../support/rooms/matchmaking.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

const DUEL = { game: 'dice-throne', mode: '1v1', ranked: false };
const TEAMS = { game: 'dice-throne', mode: '2v2', ranked: false };

const tabAt = async (url: string, name: string, others: readonly string[] = []): Promise<Tab> =>
  Tab.open(clientFor(url, (await guestToken(url, name)).token), others);
const ok = async (asked: Promise<Asked>): Promise<void> => assert.equal(await asked, { ok: true });
const sees = (
  tab: Tab,
  what: string,
  test: (party: NonNullable<Tab['matchmaking']['party']>) => boolean,
): Promise<void> =>
  until(
    () => `${what}, not ${JSON.stringify(tab.matchmaking.party)}`,
    () => tab.matchmaking.party !== undefined && test(tab.matchmaking.party),
  );
const isBack = (tab: Tab): Promise<void> =>
  until(
    () => 'the way back',
    () => tab.matchmaking.line.state === 'live',
  );
/** Asked again while somebody is away for a moment: on a slow machine a line may drop, and comes back. */
const together = (ask: () => Promise<Asked>): Promise<void> =>
  eventually('everybody there', async () => {
    const asked = await ask();
    if (!asked.ok && asked.code === 'not-everybody-there') return false;
    assert.equal(asked, { ok: true });
    return true;
  });
/** The second joins the first, both pick, and both are ready. */
const partyOf = async (first: Tab, second: Tab, choice: typeof DUEL): Promise<void> => {
  await ok(first.party.create(choice));
  await sees(first, 'a party', () => true);
  await ok(second.party.join(first.matchmaking.party?.code ?? ''));
  await ok(first.party.pick('hero', 'barbarian'));
  await ok(second.party.pick('hero', 'monk'));
  await ok(second.party.ready(true));
  await sees(first, 'both ready', ({ members }) => members[1]?.ready === true);
};

const alone = suite('parties, killed: one process on its own file');
alone('a party is there again once its process is, and plays', async () => {
  const server = await serverProcess();
  const [ada, ben] = [await tabAt(server.url, 'Ada'), await tabAt(server.url, 'Ben')];
  try {
    await partyOf(ada, ben, DUEL);
    const { code } = ada.matchmaking.party ?? {};
    await server.kill('SIGKILL');
    await server.start();
    await Promise.all([isBack(ada), isBack(ben)]);
    await sees(
      ben,
      'both of them there',
      ({ members }) => members.length === 2 && members.every(({ present }) => present),
    );
    assert.is(ben.matchmaking.party?.code, code);
    await together(() => ada.party.start());
    const places = await Promise.all([ada.sit(), ben.sit()]);
    assert.is(places[0]?.id, places[1]?.id);
    for (const place of places) place.leave();
  } finally {
    ada.close();
    ben.close();
    await server.stop();
  }
});
alone.run();

const several = suite('parties, killed: two processes on one Redis');
let redis: TestRedis;
let one: ServerProcess;
let two: ServerProcess;
const open: { close(): void }[] = [];
several.before(async () => {
  redis = await startRedis();
  const env = {
    REDIS_URL: redis.url,
    THRONEROOM_SECRET: 'one secret for all processes of a test',
    THRONEROOM_ACCEPT_SECONDS: '120',
  };
  [one, two] = await Promise.all([serverProcess(env), serverProcess(env)]);
});
several.after.each(async () => {
  for (const each of open.splice(0)) {
    if (each instanceof Tab) {
      await each.matchmaking.leave();
      await each.party.leave();
    }
    each.close();
  }
});
several.after(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis.stop();
});
const keep = <T extends { close(): void }>(what: T): T => {
  open.push(what);
  return what;
};
/** Ada at the first process, Ben at the second; each knows both. */
const ada = async (): Promise<Tab> => keep(await tabAt(one.url, 'Ada', [two.url]));
const ben = async (): Promise<Tab> => keep(await tabAt(two.url, 'Ben', [one.url]));
const meet = async (...tabs: Tab[]): Promise<string> => {
  const places = await Promise.all(tabs.map((tab) => tab.join()));
  for (const place of places) keep({ close: () => place.leave() });
  assert.is(new Set(places.map(({ id }) => id)).size, 1);
  for (const place of places) assert.is(typeof place.picture.you, 'number', 'they sit, and do not watch');
  return places[0]?.id ?? '';
};

several('at two processes they see each other, and start a match where both sit', async () => {
  const [first, second] = [await ada(), await ben()];
  await partyOf(first, second, DUEL);
  await together(() => first.party.start());
  const places = await Promise.all([first.sit(), second.sit()]);
  for (const place of places) keep({ close: () => place.leave() });
  assert.is(places[0]?.id, places[1]?.id);
});

several('killed under the leader while all wait: they come back to the wait', async () => {
  const [first, second] = [await ada(), await ben()];
  await partyOf(first, second, TEAMS);
  await together(() => first.party.queue());
  await Promise.all([first.is('waiting'), second.is('waiting')]);
  await one.kill('SIGKILL');
  await until(
    () => 'the line to drop',
    () => first.matchmaking.line.state === 'returning',
  );
  await isBack(first);
  await first.is('waiting');
  await sees(first, 'queued', ({ stage }) => stage === 'queued');
  await ok(second.matchmaking.leave());
  await sees(first, 'gathering', ({ stage, members }) => stage === 'gathering' && members.length === 2);
  await one.start();
});

several('killed under a member: the leader sees them away, then back, and in the party still', async () => {
  const [first, second] = [await ada(), await ben()];
  await partyOf(first, second, DUEL);
  await two.kill('SIGKILL');
  await until(
    () => 'the line to drop',
    () => second.matchmaking.line.state === 'returning',
  );
  await isBack(second);
  await sees(second, 'the party', ({ members }) => members.length === 2);
  await sees(first, 'both there', ({ members }) => members.every(({ present }) => present));
  await together(() => first.party.start());
  await meet(first, second);
  await two.start();
});

several('killed between start and match: the other process makes it, once', async () => {
  const [first, second] = [await ada(), await ben()];
  await partyOf(first, second, DUEL);
  const journal = await openRedisJournal({ url: redis.url });
  const parties = new Parties(await openRedisDocuments({ url: redis.url, name: 'parties' }));
  try {
    const before = new Set(await journal.unfinished());
    // As a process leaves it that dies right after: the party starts, and nobody has opened its match.
    const known = await parties.find(first.matchmaking.party?.code ?? '');
    assert.ok(known);
    const match = 'a-match-nobody-opened';
    assert.ok(await journal.claim(`match:${match}`, 'the test', PATIENCE_MS));
    const seats = known.members.map(({ user }, seat) => ({ user, hero: seat === 0 ? 'barbarian' : 'monk' }));
    await parties.change(known.code, Date.now(), (party) => ({
      party: { ...party, stage: { name: 'starting', match, at: Date.now(), seats } },
    }));
    await one.kill('SIGKILL');
    assert.is(await journal.read(match), undefined);
    await journal.unclaim(`match:${match}`, 'the test');
    assert.is(await meet(first, second), match);
    const made = (await journal.unfinished()).filter((id) => !before.has(id));
    assert.equal(made, [match]);
    await sees(second, 'playing', ({ stage }) => stage === 'playing');
    await one.start();
  } finally {
    await journal.close();
    await parties.close();
  }
});

several('killed between queueing and the ticket: the party gathers again by itself', async () => {
  const [first, second] = [await ada(), await ben()];
  await partyOf(first, second, TEAMS);
  const parties = new Parties(await openRedisDocuments({ url: redis.url, name: 'parties' }));
  try {
    const code = first.matchmaking.party?.code ?? '';
    await parties.change(code, Date.now(), (party) => ({
      party: { ...party, stage: { name: 'queued', ticket: 'never made', at: Date.now() } },
    }));
    await sees(second, 'queued', ({ stage }) => stage === 'queued');
    await sees(second, 'gathering', ({ stage, members }) => stage === 'gathering' && members.length === 2);
  } finally {
    await parties.close();
  }
});

several('killed while a match is proposed, and again when all have accepted: all play it, as one party', async () => {
  const [first, second] = [await ada(), await ben()];
  await partyOf(first, second, DUEL);
  // Its process has just begun: the others learn in a moment that she is there.
  await eventually('they are queued', async () => (await first.party.queue()).ok);
  await Promise.all([first.is('found'), second.is('found')]);
  const { proposal } = first;
  await second.accept();
  await first.accept();
  await one.kill('SIGKILL');
  await until(
    () => 'word of the match',
    () => [first, second].every((tab) => tab.matchmaking.running !== undefined),
  );
  assert.is(await meet(first, second), proposal);
  await sees(second, 'playing', ({ stage, match }) => stage === 'playing' && match === proposal);
  await one.start();
});

several.run();
