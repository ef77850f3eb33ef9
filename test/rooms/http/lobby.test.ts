/** The list of live matches: who is in it, and that it can be followed. */
import * as assert from 'uvu/assert';
import type { LobbyAnswer } from '../../../protocol/lobby-messages.ts';
import type { CreateOptions } from '../../../protocol/messages.ts';
import { games } from '../../../rooms/all-games.ts';
import { eventually } from '../../support/eventually.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const lobby = suite('lobby');
let server: TestServer;
lobby.before(async () => {
  // Bots dawdle, so that the matches are still played when they are looked for.
  server = await testServer(games, { THRONEROOM_BOT_DELAY_MS: '60000' });
});
lobby.after(() => server.close());

const ask = async (): Promise<LobbyAnswer> => JSON.parse(await (await fetch(`${server.url}/api/lobby`)).text());

const against = (second: CreateOptions['seats'][number], listed?: boolean): CreateOptions => ({
  game: 'dice-throne',
  mode: '1v1',
  seats: [{ player: 'me', hero: 'monk' }, second],
  ...(listed !== undefined && { listed }),
});
const BOT = { player: 'bot', hero: 'ninja', bot: 'random' } as const;

lobby('issue: a match is listed once it is played, and only if it allows it', async () => {
  const mira = await server.guest('Mira');
  const open = await mira.create('match', against(BOT, true));
  const closed = await mira.create('match', against(BOT));
  const gathering = await mira.create('match', against({ player: 'open' }, true));
  await eventually('both are counted', async () => (await ask()).matches === 2);
  const { live } = await ask();
  assert.equal(
    live.map(({ id }) => id),
    [open.roomId],
  );
  assert.equal(
    live[0]?.seats.map(({ hero, bot }) => [hero, bot]),
    [
      ['monk', undefined],
      ['ninja', true],
    ],
  );
  assert.is(live[0]?.seats[0]?.name, 'Mira');
  const watcher = await (await server.guest('Eye')).joinById(open.roomId);
  assert.ok(!JSON.stringify(await ask()).includes('guest-'), 'no ids of players go out');

  open.send('act', { key: 'c', action: { type: 'concede' } });
  await eventually('it is not listed any more', async () => (await ask()).live.length === 0);
  for (const room of [watcher, open, closed, gathering]) await room.leave();
});

lobby.run();
