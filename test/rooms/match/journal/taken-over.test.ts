/** Another process takes a match over while its players still gather here: the room lets go, and they are told. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Journal } from '../../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../../infra/journal/open.ts';
import { CLOSE, type InvitesAnswer } from '../../../../protocol/messages.ts';
import { games } from '../../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../../rooms/state/dice-throne.ts';
import { codeOf, createMatch, joinMatch, type TestServer, testServer } from '../../../support/rooms/rooms.ts';
import { suite } from '../../../support/suite.ts';

const takenOver = suite('a match that is taken over while its players gather');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-taken-over-'));
let journal: Journal;
let server: TestServer;
takenOver.before(async () => {
  journal = await openSqlJournal(join(folder, 'journal.db'));
  server = await testServer(games, { THRONEROOM_NONCE_MS: '500' }, { journal });
});
takenOver.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Ada's match, with a seat that is still open. */
const gathering = async () => {
  const ada = await createMatch(
    await server.guest('Ada'),
    { game: 'dice-throne', mode: '1v1', seats: [{ player: 'me', hero: 'barbarian' }, { player: 'open' }] },
    readDiceThrone,
  );
  ada.room.reconnection.enabled = false;
  const left = new Promise<number>((resolve) => {
    ada.room.onLeave(resolve);
  });
  const { invites } = await ada.room.request<undefined, InvitesAnswer>('invites');
  const [invite] = invites;
  assert.ok(invite);
  const id = ada.room.roomId;
  const join = async () =>
    joinMatch(await server.guest('Ben'), id, readDiceThrone, { code: invite.code, hero: 'moon-elf' });
  return { id, left, join };
};

takenOver(
  'issue: while shares of chance are waited for, a room was left behind in which nothing ever came',
  async () => {
    const { id, left, join } = await gathering();
    const ben = await join();
    ben.room.reconnection.enabled = false;
    await journal.takeOver(id);
    assert.is(await left, CLOSE.restart);
  },
);

takenOver('before a seat is taken, whoever comes is told to try again', async () => {
  const { id, left, join } = await gathering();
  await journal.takeOver(id);
  assert.is(await join().then(() => 'seated', codeOf), String(CLOSE.restart));
  assert.is(await left, CLOSE.restart);
});

takenOver.run();
