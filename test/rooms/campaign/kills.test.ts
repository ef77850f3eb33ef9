/** The server is killed around changes of a campaign, and between a match's end and the campaign's count: nothing that was
 *  accepted is lost, and nothing counts twice. The long form kills before and after every change. */
import * as assert from 'uvu/assert';
import { clientFor } from '../../../client/clients.ts';
import { eventually } from '../../support/eventually.ts';
import { shortOrLong } from '../../support/long.ts';
import { Campaigner, ok } from '../../support/rooms/campaigners.ts';
import { until } from '../../support/rooms/matchmaking.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

/** A server that kills itself. */
const MORTAL = 'dist/test/mortals/mortal-server.js';

const campaignerAt = async (url: string): Promise<Campaigner> =>
  Campaigner.open(clientFor(url, (await guestToken(url, 'Ada')).token));

let keys = 0;
/** Asks until there is an answer, with one key, as a page does. */
const insist = async (ada: Campaigner, type: string, asked: object): Promise<void> => {
  const message = { ...asked, key: `key ${keys++}` };
  await eventually(`an answer to ${type}`, async () => {
    const answer = await ada.line.ask(type, message);
    if (!answer.ok) assert.is(answer.code, 'no-connection', answer.message);
    return answer.ok;
  });
};
const act = (ada: Campaigner, action: object): Promise<void> => insist(ada, 'campaign-act', { id: ada.id, action });

/** A campaign of one, from its founding to the camp after a lost scenario. */
const course = async (ada: Campaigner): Promise<void> => {
  await insist(ada, 'campaign-bot', { id: ada.id, hero: 'ninja' });
  await act(ada, { type: 'begin' });
  await act(ada, { type: 'allot', salves: [0, 2] });
  await act(ada, { type: 'ready', on: true, bots: [1] });
  await act(ada, { type: 'depart', bots: [1] });
  await ada.sees('an open match', ({ matchOpen }) => matchOpen);
  await eventually('a scenario that is given up', async () => {
    if (ada.ask.table(ada.id)?.table?.view.stage !== 'playing') return true;
    const place = await ada.sit().catch(() => undefined);
    await place?.act({ type: 'concede' }, place.picture.view?.step ?? 0).catch(() => undefined);
    place?.leave();
    return false;
  });
  await ada.sees('the shop', ({ view }) => view.stage === 'shop');
  await act(ada, { type: 'done' });
  await ada.sees('camp', ({ view }) => view.stage === 'camp');
};

/** All that must stand once. */
const checkWhole = ({ table }: Campaigner): void => {
  const { view, log } = table;
  assert.equal([view.stage, view.scenario, view.session], ['camp', 1, 2]);
  assert.equal(
    view.sheet.map(({ won, total, next }) => [won, total, next]),
    [[false, -10, 5]],
  );
  assert.equal(
    view.members.map(({ hero }) => hero),
    ['barbarian', 'ninja'],
  );
  assert.is(log.filter(({ text }) => text.startsWith('The campaign begins')).length, 1);
  assert.is(log.filter(({ text }) => text.includes('is lost:')).length, 1);
};

const kills = suite('campaigns, killed');
let server: ServerProcess;
kills.after.each(() => server.stop());

/** What changes, founding apart. The match itself makes the changes in the middle: that it is open, and how it ended. */
const CHANGES = ['a bot', 'a beginning', 'salves', 'ready', 'departed', 'opened', 'reported', 'done'];
const [BEFORE, AFTER] = ['before campaign 1', 'after campaign 1'];
/** When each life ends, by what it is the first to do. In the short form one ends after the four changes that come first, then
 *  one after each, and one before those that a match makes: before one that is asked for, nothing has happened but that nobody
 *  answers. */
const DEATHS = shortOrLong(
  ['after campaign 4', AFTER, BEFORE, AFTER, BEFORE, AFTER, AFTER],
  CHANGES.flatMap(() => [BEFORE, AFTER]),
);

kills(`${DEATHS.length} times around the changes of a campaign`, async () => {
  server = await serverProcess({ DIES: 'never' }, MORTAL);
  const ada = await campaignerAt(server.url);
  await ada.found();
  await server.kill('SIGKILL');
  let died = 0;
  let done = false;
  const lives = (async () => {
    for (const DIES of DEATHS) {
      await server.start({ DIES }).catch(() => undefined);
      await server.gone();
      if (done) return;
      died++;
    }
    await server.start({ DIES: 'never' }).catch(() => undefined); // all may be over before it says that it is open
  })();
  try {
    await course(ada);
    checkWhole(ada);
    assert.is(died, DEATHS.length);
  } finally {
    done = true;
    await server.kill('SIGKILL');
    await lives;
    ada.close();
  }
});

kills('between the end of a match and the end of its journal: counted once', async () => {
  server = await serverProcess({ DIES: 'before end' }, MORTAL);
  const ada = await campaignerAt(server.url);
  try {
    await ada.found();
    const played = course(ada);
    await server.gone();
    await server.start({ DIES: 'after end' });
    await server.gone();
    await server.start({ DIES: 'never' });
    await played;
    checkWhole(ada);
  } finally {
    ada.close();
  }
});

kills('in the shop: what was bought is bought, for its price, and what is done stays done', async () => {
  server = await serverProcess({ DIES: 'never' }, MORTAL);
  const ada = await campaignerAt(server.url);
  try {
    await ada.found();
    await ok(ada.act({ type: 'begin' }));
    await ok(ada.act({ type: 'ready', on: true, bots: [] }));
    await ok(ada.act({ type: 'depart', bots: [] }));
    const place = await ada.sit();
    await place.act({ type: 'concede' }, place.picture.view?.step ?? 0);
    place.leave();
    await ada.sees('the shop', ({ view }) => view.stage === 'shop');
    const cheapest = ada.table.view.members[0]?.dealt?.find(({ price }) => price === 10);
    assert.ok(cheapest);
    await ok(ada.act({ type: 'buy', card: cheapest.card }));
    await ada.sees('the card', ({ view }) => view.members[0]?.loot.includes(cheapest.card) === true);
    const { purse, loot } = ada.table.view.members[0] ?? {};
    await server.kill('SIGKILL');
    await until(
      () => 'the line to drop',
      () => ada.line.line.state === 'returning',
    );
    await server.start();
    await ada.sees('the shop as it was', ({ view }) => view.members[0]?.purse === purse);
    assert.equal(ada.table.view.members[0]?.loot, loot);
    assert.equal(loot, [cheapest.card]);
    await act(ada, { type: 'done' });
    await ada.sees('camp', ({ view }) => view.stage === 'camp');
  } finally {
    ada.close();
  }
});

kills.run();
