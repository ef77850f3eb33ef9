/** A client that watches a match which its host shows late. */
import * as assert from 'uvu/assert';
import { clientFor } from '../../client/clients.ts';
import { MatchConnection } from '../../client/connection.ts';
import { diceThroneDoor } from '../../client/dice-throne.ts';
import { games } from '../../rooms/all-games.ts';
import { guestToken, type TestServer, testServer } from '../support/rooms/rooms.ts';
import { suite } from '../support/suite.ts';

/** Longer than a match that is shown at once may take to appear. */
const LATE_SECONDS = 6;

const watching = suite('client: watching');
let server: TestServer;
watching.before(async () => {
  server = await testServer(games, { THRONEROOM_WATCH_DELAY_SECONDS: String(LATE_SECONDS) });
});
watching.after(() => server.close());

watching('who sees a match late waits as long for the first of it, and is told by how much', async () => {
  const seats = [
    { player: 'me' as const, hero: 'barbarian' },
    { player: 'bot' as const, hero: 'moon-elf', bot: 'random' as const },
  ];
  const options = { game: 'dice-throne', mode: '1v1', seats };
  const player = clientFor(server.url, (await guestToken(server.url, 'Ada')).token);
  const ada = await MatchConnection.create(diceThroneDoor, player, options);
  const watcher = clientFor(server.url, (await guestToken(server.url, 'Eve')).token);
  const told: number[] = [];
  const eve = await MatchConnection.join({ ...diceThroneDoor, late: (ms) => told.push(ms) }, watcher, ada.id, {});
  assert.equal(told, [LATE_SECONDS * 1000], 'before anything is to be seen');
  assert.is(eve.late, LATE_SECONDS * 1000);
  assert.is(eve.picture.you, undefined);
  assert.ok(eve.picture.view);
  for (const one of [ada, eve]) one.leave();
});

watching.run();
