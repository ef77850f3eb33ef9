/** Places of players whom matchmaking brings together, as limits count them. */
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import { RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const places = suite('places of those whom matchmaking seats');
/** One for each of the two in the queue, and one for each at their match. */
const PLACES = 4;
let server: TestServer;
const tabs: Tab[] = [];
places.before(async () => {
  server = await testServer(games, { THRONEROOM_PLACES_PER_ADDRESS: String(PLACES) });
});
places.after(async () => {
  for (const tab of tabs) tab.close();
  await server.close();
});

/** Whether somebody more is let in. */
const comes = async (name: string): Promise<boolean> => {
  const tab = await Tab.open(await server.guest(name)).catch(() => undefined);
  tab?.close();
  return tab !== undefined;
};

places('defect: a place that matchmaking reserved was not counted for its address', async () => {
  for (const name of ['Ada', 'Ben']) tabs.push(await Tab.open(await server.guest(name)));
  assert.ok(await comes('Cid'), 'before there is a match');
  for (const tab of tabs) await tab.queue(RANKED);
  await Promise.all(tabs.map((tab) => tab.is('found')));
  await Promise.all(tabs.map((tab) => tab.accept()));
  await until(
    () => 'a seat for both',
    () => tabs.every(({ seats }) => seats.length > 0),
  );
  assert.not.ok(await comes('Dee'), 'with both seats reserved');
});

places.run();
