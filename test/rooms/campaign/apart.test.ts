/** Campaigns that do not go as they should, over real sockets: somebody stays away in the shop, a purse is emptied twice at
 *  once, and what is kept is damaged or of a newer server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { Campaigns } from '../../../infra/campaigns/campaigns.ts';
import type { Documents } from '../../../infra/documents/documents.ts';
import { openSqlDocuments } from '../../../infra/documents/sql-documents.ts';
import { registry } from '../../../rooms/games.ts';
import { eventually } from '../../support/eventually.ts';
import { Campaigner, depart, giveUp, ok, refused } from '../../support/rooms/campaigners.ts';
import { until } from '../../support/rooms/matchmaking.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const TEN_MINUTES_MS = 10 * 60_000;

const apart = suite('campaigns, apart');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-campaigns-'));
let documents: Documents;
let kept: Campaigns;
let server: TestServer;
const open: Campaigner[] = [];

apart.before(async () => {
  documents = await openSqlDocuments(join(folder, 'campaigns.db'));
  kept = new Campaigns(documents);
  const games = registry({ game: diceThrone, divided: ['seats', 'enemies'] });
  server = await testServer(games, {}, { campaigns: kept });
});
apart.after.each(() => {
  for (const one of open.splice(0)) one.close();
});
apart.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

let named = 0;
const campaigner = async (name: string): Promise<Campaigner> => {
  const one = await Campaigner.open(await server.guest(`${name} ${named++}`));
  open.push(one);
  return one;
};
const BOT = 2;
/** Ada and Ben, and a bot where one is asked for, in the shop after a lost crawl. */
const inShop = async (bots: readonly number[]): Promise<[Campaigner, Campaigner]> => {
  const [ada, ben] = [await campaigner('Ada'), await campaigner('Ben')];
  await ada.found();
  await ben.joins(ada, 'monk');
  if (bots.length > 0) await ok(ada.ask.addBot(ada.id, 'ninja'));
  await ok(ada.act({ type: 'begin' }));
  await depart(bots, ada, ben);
  await giveUp(ada, ben);
  for (const one of [ada, ben]) await one.sees('the shop', ({ view }) => view.stage === 'shop');
  return [ada, ben];
};

apart('away for ten minutes: the others are told when it comes to be so, and a bot may finish', async () => {
  const [ada, ben] = await inShop([BOT]);
  await refused(ada.ask.finishFor(ada.id, 1), 'still-there');
  await refused(ada.ask.finishFor(ada.id, BOT), 'not-allowed-now');
  await refused(ada.ask.finishFor(ada.id, 3), 'not-allowed-now');
  await refused(ada.ask.finishFor(ada.id, 7), 'bad-message');
  const eve = await campaigner('Eve');
  await refused(eve.ask.finishFor(ada.id, 1), 'no-such-campaign');

  await ok(ben.ask.closes(ben.id));
  await ada.sees('Ben away', ({ people }) => people[1]?.present === false);
  await refused(ada.ask.finishFor(ada.id, 1), 'still-there');
  await kept.seen(ada.id, [ada.table.people[1]?.id ?? ''], false, Date.now() - TEN_MINUTES_MS + 1000);
  await ada.sees('that it is ten minutes', ({ people }) => people[1]?.overdue === true);

  const asked = { id: ada.id, key: 'for Ben', seat: 1 };
  await ok(ada.line.ask('campaign-finish', asked));
  await ada.sees('Ben done', ({ view }) => view.members[1]?.done === true);
  assert.is(ada.table.view.stage, 'shop', 'Ada shops on');
  const { purse, loot } = ada.table.view.members[1] ?? {};
  await ok(ben.ask.opens(ben.id));
  await ada.sees('Ben back', ({ people }) => people[1]?.present === true);
  await ok(ada.line.ask('campaign-finish', asked)); // a retry is answered, whoever has come back meanwhile
  await refused(ada.ask.finishFor(ada.id, 1), 'not-allowed-now');
  await refused(ben.act({ type: 'done' }), 'already-answered');
  assert.equal([ben.table.view.members[1]?.purse, ben.table.view.members[1]?.loot], [purse, loot]);
  await ok(ada.act({ type: 'done' }));
  for (const one of [ada, ben]) await one.sees('camp', ({ view }) => view.stage === 'camp' && view.session === 2);
  assert.is(ben.table.view.sheet.length, 1);
});

apart('issue: whoever said that a campaign was closed was kept with it, whatever it was', async () => {
  const eve = await campaigner('Eve');
  await ok(eve.line.ask('campaign-close', { id: 'none-of-this-name' }));
  assert.equal(await kept.presence('none-of-this-name'), {});
  await refused(eve.line.ask('campaign-leave', { id: 'none-of-this-name' }), 'no-such-campaign');
  assert.equal(await kept.presence('none-of-this-name'), {});
});

apart('issue: of a campaign that its last member left, who was there was kept', async () => {
  const ada = await campaigner('Ada');
  await ada.found();
  const keys = [`campaign:${ada.id}`, `campaign-presence:${ada.id}`];
  const versions = async () => (await documents.read(keys)).map(({ version }) => version > 0);
  assert.equal(await versions(), [true, true]);
  await ok(ada.ask.leave(ada.id));
  assert.equal(await versions(), [false, false]);
});

/** Hangs up, and waits until the server knows. */
const hangUp = async (one: Campaigner): Promise<void> => {
  const before = matchMaker.stats.local.ccu;
  one.close();
  await eventually('the line to be gone', () => matchMaker.stats.local.ccu < before);
};

apart('issue: whoever left while a campaign opened was there until the server started anew', async () => {
  const [ada, ben] = [await campaigner('Ada'), await campaigner('Ben')];
  await ada.found();
  await ben.joins(ada, 'monk');
  const [adas = '', bens = ''] = ada.table.people.map((one) => one?.id);
  const saidOf = async (player: string) => (await kept.presence(ada.id))[player];
  const { of, find, seen } = kept;

  // Ben is gone before the store has said what he takes part in.
  for (const one of [ben, ada]) await ok(one.ask.closes(ada.id));
  await new Promise<void>((resolve) => {
    kept.of = async (player) => {
      kept.of = of;
      await hangUp(ben);
      kept.find = (id) => {
        kept.find = find;
        return find.call(kept, id).finally(resolve);
      };
      return of.call(kept, player);
    };
    void ben.ask.opens(ada.id);
  });
  await setImmediate();
  assert.is((await saidOf(bens))?.here, false);

  const before = await saidOf(adas);
  // Ada is gone while the store is told that she is there, and it hears that last.
  await new Promise<void>((resolve) => {
    kept.seen = async (...news) => {
      kept.seen = seen;
      await hangUp(ada);
      await eventually('word that she is gone', async () => (await saidOf(adas))?.at !== before?.at);
      await seen.apply(kept, news);
      resolve();
    };
    void ada.ask.opens(ada.id);
  });
  await eventually('word of it once more', async () => (await saidOf(adas))?.here === false);
});

apart(
  'two tabs empty a purse at once: what it does not hold twice is bought once, and others have theirs',
  async () => {
    const [ada, ben] = await inShop([]);
    const purseOf = (one: Campaigner): number => one.table.view.members[one.table.you]?.purse ?? 0;
    const had = purseOf(ada);
    const cheap = ada.table.view.members[0]?.dealt?.find(({ price }) => price === 10)?.card ?? '';
    const buy = { type: 'buy', card: cheap };
    const [first, second, done] = await Promise.all([ada.act(buy), ada.act(buy), ben.act({ type: 'done' })]);
    assert.equal([first.ok, second.ok, done.ok].filter(Boolean).length, 2, JSON.stringify([first, second, done]));
    await ben.sees('the card', ({ view }) => view.members[0]?.loot.join() === cheap && view.members[1]?.done === true);
    assert.is(purseOf(ada), had - 10);
  },
);

apart(
  'a card of the last deck comes along: for who has won, of that hero, and known to all before it begins',
  async () => {
    const [ada, ben] = [await campaigner('Ada'), await campaigner('Ben')];
    await ada.found('treant', 'Not with them');
    const asked = { name: 'Again', difficulty: 'normal', hero: 'barbarian', nonce: '' } as const;
    await refused(ada.ask.found({ ...asked, keepsake: 'torch' }), 'bad-setup');
    await refused(ben.ask.join({ code: ada.table.code, hero: 'monk', nonce: '', keepsake: 'torch' }), 'bad-setup');

    await ben.joins(ada, 'monk');
    const [one, other] = ada.table.people;
    for (const [person, legacy, keepsakes] of [
      [one, ['keepsake'], { barbarian: ['torch', 'so-wild-ii'] }],
      [other, ['keepsake'], { monk: ['torch'], treant: ['so-wild-ii'] }],
    ] as const) {
      const key = `campaigns-of:${person?.id}`;
      const [{ value, version } = { value: undefined, version: 0 }] = await documents.read([key]);
      await documents.write({
        expected: { [key]: version },
        put: { [key]: { ...Object(value), legacy, keepsakes } },
        rank: [],
      });
    }
    await ok(ada.ask.askForList());
    await until(
      () => 'what may come along',
      () => Object.keys(ada.ask.list?.keepsakes ?? {}).length === 1,
    );
    await refused(ada.ask.found({ ...asked, hero: 'monk', keepsake: 'torch' }), 'bad-setup');
    await refused(ada.ask.found({ ...asked, keepsake: 'campfire' }), 'bad-setup');
    await ok(ada.ask.found({ ...asked, keepsake: 'torch' }));
    ada.id = ada.ask.newest ?? '';
    const { code } = ada.table;
    await refused(ben.ask.join({ code, hero: 'treant', nonce: '', keepsake: 'torch' }), 'bad-setup');
    await refused(ben.ask.join({ code, hero: 'monk', nonce: '', keepsake: 'torch' }), 'requirement-not-met');
    await ok(ben.ask.join({ code, hero: 'treant', nonce: '', keepsake: 'so-wild-ii' }));
    await ada.sees(
      'what they bring',
      ({ view }) => view.members.map(({ keepsake }) => keepsake).join() === 'torch,so-wild-ii',
    );
    await ok(ada.act({ type: 'begin' }));
    await ada.sees(
      'what they hold',
      ({ view }) => JSON.stringify(view.members.map(({ loot }) => loot)) === '[["torch"],["so-wild-ii"]]',
    );
  },
);

apart('design: read-only by a link that the leader makes, and takes back; it tells nobody who is there', async () => {
  const [ada, ben] = await inShop([BOT]);
  const asked = async (
    code: string,
    language = '',
  ): Promise<{ status: number; body: { people?: unknown; view?: unknown; log?: unknown } }> => {
    const answer = await fetch(`${server.url}/api/campaigns/shared/${code}${language}`);
    return { status: answer.status, body: Object(await answer.json()) };
  };
  await refused(ben.ask.share(ada.id, true), 'not-leader');
  const eve = await campaigner('Eve');
  await refused(eve.ask.share(ada.id, true), 'no-such-campaign');
  for (const code of [ada.table.code, ada.id, 'nowhere.nothing', '%00', '.'])
    assert.is((await asked(code)).status, 404, code);

  await ok(ada.ask.share(ada.id, true));
  await ben.sees('the link', ({ shared }) => shared !== undefined);
  const code = ben.table.shared ?? '';
  const { status, body } = await asked(code);
  assert.is(status, 200);
  assert.equal(Object.keys(body).sort(), ['log', 'name', 'people', 'view']);
  assert.equal(body.people, [ada.table.people[0]?.name, ben.table.people[1]?.name, null]);
  assert.equal(body.view, ada.table.view);
  assert.equal(body.log, ada.table.log);
  assert.match(JSON.stringify((await asked(code, '?language=de')).body.log), /Ein Bot/);
  await ok(ada.ask.share(ada.id, true));
  await ok(ada.act({ type: 'done' }));
  await ben.sees('Ada done', ({ view }) => view.members[0]?.done === true);
  assert.is((await asked(code)).status, 200, 'the same link as long as nobody takes it back');

  await ok(ada.ask.share(ada.id, false));
  await ben.sees('no link', ({ shared }) => shared === undefined);
  assert.is((await asked(code)).status, 404);
  await ok(ada.ask.share(ada.id, true));
  await ben.sees('another link', ({ shared }) => shared !== undefined && shared !== code);
});

apart('nobody tries one link after the other, or has one campaign written out without end', async () => {
  const said: number[] = [];
  const look = async (): Promise<number> => {
    const answer = await fetch(`${server.url}/api/campaigns/shared/nowhere.nothing`);
    await answer.text();
    return answer.status;
  };
  while (said.length < 1000 && !said.includes(429)) said.push(...(await Promise.all(Array.from({ length: 25 }, look))));
  assert.ok(said.includes(429));
  assert.ok(said.filter((status) => status === 404).length > 100, 'many may look on from one address');
});

apart(
  'damaged, and of a newer server: it is said to those who have it open, and their other campaigns go on',
  async () => {
    const ada = await campaigner('Ada');
    await ada.found('treant', 'The other');
    const other = ada.id;
    const ben = await campaigner('Ben');
    await ben.found('barbarian', 'The broken');
    ada.id = ben.id;
    await ada.joins(ben, 'monk');
    const { code } = ben.table;
    const key = `campaign:${ben.id}`;
    const [{ value } = { value: undefined }] = await documents.read([key]);
    const eve = await campaigner('Eve');
    for (const [why, broken] of [
      ['newer', { ...Object(value), form: 99 }],
      ['damaged', { ...Object(value), campaign: { form: 1 } }],
    ] as const) {
      await documents.write({ expected: {}, put: { [key]: broken }, rank: [] });
      for (const one of [ada, ben]) {
        await ok(one.ask.opens(ben.id));
        await until(
          () => `${why}, not ${JSON.stringify(one.ask.table(ben.id))}`,
          () => one.ask.table(ben.id)?.unreadable?.includes(why) === true,
        );
        await refused(one.act({ type: 'begin' }), 'unreadable');
        await refused(one.ask.finishFor(ben.id, 0), 'unreadable');
        await refused(one.ask.leave(ben.id), 'unreadable');
      }
      await refused(eve.ask.join({ code, hero: 'ninja', nonce: '' }), 'unreadable');
      await refused(eve.ask.opens(ben.id), 'no-such-campaign');
      assert.equal((await documents.read([key]))[0]?.value, broken, 'nothing wrote over it');
    }
    await ok(ada.ask.askForList());
    await until(
      () => 'the list',
      () => ada.ask.list?.campaigns.length === 2,
    );
    assert.equal(
      ada.ask.list?.campaigns.map((one) => [one.name, 'unreadable' in one]),
      [
        ['The broken', true],
        ['The other', false],
      ],
    );
    ada.id = other;
    await ok(ada.act({ type: 'begin' }));
    // Whoever mends it finds it as it was.
    await documents.write({ expected: {}, put: { [key]: value }, rank: [] });
    await ok(ben.ask.opens(ben.id));
    await ben.sees('it whole', ({ people }) => people.length === 2);
    await ok(ben.act({ type: 'begin' }));
  },
);

apart.run();
