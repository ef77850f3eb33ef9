/** A Redis that a version before hash tags wrote: what it kept is found under its new names, whoever opens it first, and a
 *  process of that version that is started now is told that it is too old. */
import { Redis } from 'ioredis';
import * as assert from 'uvu/assert';
import { openRedisAccounts } from '../../../infra/accounts/redis-accounts.ts';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { openRedisJournal, readRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { openRedisTickets } from '../../../infra/tickets/redis-tickets.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { POOL, ticketOf } from '../../support/stores/ticket-stores.ts';
import { suite } from '../../support/suite.ts';

const names = suite('redis: names of keys before they had hash tags');
let server: TestRedis;
let redis: Redis;
names.before(async () => {
  server = await startRedis();
  redis = new Redis(server.url);
});
names.after(async () => {
  redis.disconnect();
  await server.stop();
});

/** Gives every key the name that it had before. */
const takeTagsAway = async (nameOf: (key: string) => string): Promise<void> => {
  for (const key of await redis.keys('throneroom:*')) if (key.includes('{')) await redis.rename(key, nameOf(key));
};
const untagged = (key: string): string => key.replace(/[{}]/g, '');

names(
  'the journal: matches are read as they were, the unfinished ones in their order; its owner of then is fenced',
  async () => {
    const first = await openRedisJournal({ url: server.url });
    const ids = Array.from({ length: 12 }, (_, n) => `match:${n}`);
    for (const id of ids) await (await first.begin(id, { id })).append(0, { of: id });
    const over = await first.takeOver('match:3');
    await over?.owned.end('over');
    const unfinished = await first.unfinished();
    await first.close();
    for (const [place, id] of unfinished.entries()) {
      await redis.zadd('throneroom:unfinished', place + 1, id);
      if (id !== 'match:5') await redis.zadd('throneroom:due', 1000, id);
    }
    for (const set of ['unfinished', 'due']) {
      for (const key of await redis.keys(`throneroom:{*}:${set}`)) await redis.del(key);
    }
    await takeTagsAway((key) => key.replace(/\{[^}]*\}:/, ''));
    await redis.set('throneroom:form', 1);
    const owner = await redis.hget('throneroom:match:match:5:head', 'owner');
    assert.ok(owner, 'it looks as it did');

    const keys = async (): Promise<string[]> => (await redis.keys('*')).sort();
    const before = await keys();
    const refused = await readRedisJournal({ url: server.url }).then(String, String);
    assert.match(refused, /in Redis at \S+ is of an older form: a server has to start on it once\.$/);
    assert.equal(await keys(), before, 'issue: who only read a match gave everything its new name');

    const again = await Promise.all([openRedisJournal({ url: server.url }), openRedisJournal({ url: server.url })]);
    for (const journal of again) {
      assert.equal(
        await journal.unfinished(),
        ids.filter((id) => id !== 'match:3'),
      );
      assert.equal(await journal.read('match:3'), {
        head: { id: 'match:3' },
        entries: [{ of: 'match:3' }],
        ending: 'over',
      });
      assert.equal(
        await journal.dueBy(999, 9),
        [{ id: 'match:5', due: 0 }],
        'what form 1 knew nothing of is due at once',
      );
      assert.is((await journal.dueBy(1000, 99)).length, ids.length - 1);
      assert.equal((await journal.read('match:7'))?.entries, [{ of: 'match:7' }]);
    }
    await await again[0].begin('the next one', {});
    assert.is((await again[1].unfinished()).at(-1), 'the next one');
    assert.equal(await redis.keys('throneroom:match:*'), []);
    assert.ok(Number(await redis.get('throneroom:form')) > 2, 'an older version says that it is too old');
    for (const journal of again) await journal.close();
  },
);

names('tickets, accounts and the ladder', async () => {
  const open = async () => ({
    tickets: await openRedisTickets({ url: server.url }),
    accounts: await openRedisAccounts({ url: server.url }),
    ladder: await openRedisDocuments({ url: server.url, name: 'ladder' }),
  });
  const first = await open();
  await first.tickets.enter(ticketOf(['ada', 'ben']));
  const ada = { id: 'a', name: 'Ada', skeleton: 'ada', kind: 'guest', generation: 1, created: 1, seen: 1 } as const;
  await first.accounts.create(ada);
  await first.ladder.write({ expected: {}, put: { a: 1 }, rank: [{ ranking: 'best', member: 'a', score: 7 }] });
  for (const store of Object.values(first)) await store.close();
  await takeTagsAway(untagged);
  assert.is(await redis.get('throneroom:tickets:form'), '1', 'it looks as it did');

  const again = await open();
  assert.equal(
    (await again.tickets.waiting(POOL)).tickets.map(({ id }) => id),
    ['ticket of ada'],
  );
  assert.equal(await again.accounts.byId('a'), ada);
  assert.equal(await again.ladder.read(['a']), [{ version: 1, value: 1 }]);
  assert.equal(await again.ladder.page('best', 0, 9), [{ member: 'a', score: 7 }]);
  for (const store of Object.values(again)) await store.close();
  const left = await redis.keys('throneroom:*');
  assert.equal(
    left.filter((key) => /^throneroom:(tickets|accounts|ladder):/.test(key)).sort(),
    ['accounts', 'ladder', 'tickets'].map((store) => `throneroom:${store}:form`),
    'only what tells an older version that it is too old',
  );
  for (const store of ['accounts', 'ladder', 'tickets']) assert.is(await redis.get(`throneroom:${store}:form`), '2');
});

names.run();
