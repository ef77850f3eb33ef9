/** A client's line when the server's process is killed: how it comes back to a match that another process goes on with,
 *  and when it stops looking. */
import { rmSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { clientFor } from '../../client/clients.ts';
import { MatchConnection } from '../../client/connection.ts';
import { diceThroneDoor } from '../../client/dice-throne.ts';
import { eventually } from '../support/eventually.ts';
import { guestToken } from '../support/rooms/rooms.ts';
import { type ServerProcess, serverProcess } from '../support/server/servers.ts';
import { suite } from '../support/suite.ts';

const restart = suite('client: the server is killed');
let server: ServerProcess;
restart.before(async () => {
  server = await serverProcess({ THRONEROOM_SECRET: 'a secret that outlives the data folder' });
});
restart.after(() => server.stop());

const ada = async () => {
  const { token } = await guestToken(server.url, 'Ada');
  const seats = [
    { player: 'me' as const, hero: 'barbarian' },
    { player: 'bot' as const, hero: 'moon-elf', bot: 'random' as const },
  ];
  const options = { game: 'dice-throne', mode: '1v1', seats, clock: 'none' as const };
  return MatchConnection.create(diceThroneDoor, clientFor(server.url, token), options);
};
const noLongerLive = async (line: { line: { state: string } }): Promise<void> => {
  while (line.line.state === 'live') await new Promise((resolve) => setTimeout(resolve, 2));
};

restart('what is sent while no process is there is done, once, by the one that comes', async () => {
  const line = await ada();
  await server.kill('SIGKILL');
  await noLongerLive(line);
  const acted = line.act({ type: 'concede' }, 0);
  await server.start();
  assert.ok((await acted).ok);
  assert.is(line.line.state, 'live');
  line.leave();
});

restart('a match that the next process does not know is gone, and what waited to be sent is told so', async () => {
  const line = await ada();
  await server.kill('SIGKILL');
  await noLongerLive(line);
  assert.is(line.line.state, 'returning');
  const acted = line.act({ type: 'concede' }, 0);
  rmSync(server.folder, { recursive: true, force: true });
  await server.start();
  const result = await acted;
  await eventually('the line to be given up', () => line.line.state === 'closed');
  assert.equal(line.line, { state: 'closed', why: 'gone' });
  assert.is('code' in result && result.code, 'no-connection');
});

restart.run();
