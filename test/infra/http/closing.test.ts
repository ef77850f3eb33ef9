/** What a server leaves behind once it is closed: nothing for which its process would stay. */
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import { testServer } from '../../support/rooms/rooms.ts';
import { VERSUS_BOT } from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const closing = suite('a server that is closed');

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

/** How many timers keep this process alive: the fewest seen in a second, as some only pass by. */
const timersThatStay = async (): Promise<number> => {
  let fewest = Number.POSITIVE_INFINITY;
  for (let look = 0; look < LOOKS; look++) {
    await sleep(BETWEEN_LOOKS_MS);
    fewest = Math.min(fewest, process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length);
  }
  return fewest;
};

closing('defect: whoever asks for a seat as it closes keeps its process for ten minutes', async () => {
  const server = await testServer(games);
  const client = await server.guest();
  const room = await client.create('match', VERSUS_BOT);
  const [listed] = await matchMaker.query({ roomId: room.roomId });
  assert.ok(listed, 'the match is listed');
  await server.close();
  const before = await timersThatStay();
  const refused = await matchMaker.reserveSeatFor(listed, {}, undefined).then(
    () => false,
    () => true,
  );
  assert.ok(refused, 'no seat in a room that is gone');
  assert.is(await timersThatStay(), before);
});

closing.run();
