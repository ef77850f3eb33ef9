/** Places of players whom matchmaking brings together, as limits count them. */
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import { RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const places = suite('places of those whom matchmaking seats');

places('defect: a place that matchmaking reserved was not counted for its address', async () => {
  // One for each of the two in the queue, and one for each at their match.
  const server = await testServer(games, { THRONEROOM_PLACES_PER_ADDRESS: '4' });
  const comes = async (name: string): Promise<boolean> => {
    const tab = await Tab.open(await server.guest(name)).catch(() => undefined);
    tab?.close();
    return tab !== undefined;
  };
  const pair = await Promise.all(['Ada', 'Ben'].map(async (name) => Tab.open(await server.guest(name))));
  assert.ok(await comes('Cid'), 'somebody more, before there is a match');
  for (const tab of pair) await tab.queue(RANKED);
  await Promise.all(pair.map((tab) => tab.is('found')));
  await Promise.all(pair.map((tab) => tab.accept()));
  await until(
    () => 'a seat for both',
    () => pair.every(({ seats }) => seats.length > 0),
  );
  assert.not.ok(await comes('Dee'), 'somebody more, with both seats reserved');
  for (const tab of pair) tab.close();
  await server.close();
});

places.run();
