/** A finished match out of the journal of a real server: watched again, verified, and deleted. */
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../../engine/dice-throne/index.ts';
import { readRecord } from '../../../../engine/record/record.ts';
import { inOneLine, verify } from '../../../../engine/record/verify.ts';
import { choices } from '../../../../proof/random.ts';
import { games } from '../../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../../rooms/state/dice-throne.ts';
import { eventually } from '../../../support/eventually.ts';
import { oneAction } from '../../../support/rooms/match-play.ts';
import { codeOf, createMatch, joinMatch, type TestServer, testServer, tokenOf } from '../../../support/rooms/rooms.ts';
import { suite } from '../../../support/suite.ts';

const kept = suite('kept matches: out of the journal');
let server: TestServer;
kept.before(async () => {
  server = await testServer(games, { THRONEROOM_NONCE_MS: '5000' });
});
kept.after(() => server.close());

kept(
  'a match has a record once it is over; it holds, with each seat’s nonce in it; whoever opened it deletes it',
  async () => {
    const [opener, friend] = await Promise.all([tokenOf(server, 'Ada'), tokenOf(server, 'Ben')]);
    const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
    const options = { game: 'dice-throne', mode: '1v1', seats };
    const ada = await createMatch(opener.client, options, readDiceThrone);
    const id = ada.room.roomId;
    const { commitment } = ada.picture;
    assert.match(commitment, /^[0-9a-f]{64}$/, 'known before anybody gives a nonce');
    const code = (await ada.invites()).invites[0]?.code ?? '';
    const ben = await joinMatch(friend.client, id, readDiceThrone, { code, hero: 'moon-elf' });
    await ada.room.request('nonce', { nonce: 'of Ada' });
    assert.is(ada.picture.stage, 'gathering');
    await ben.room.request('nonce', { nonce: 'of Ben' });
    for (const place of [ada, ben]) await place.until((here) => here.picture.stage === 'playing', 'the start');
    const late = await ben.room.request('nonce', { nonce: 'again' }).catch(codeOf);
    assert.is(late, 'not-allowed-now');
    assert.equal(
      ada.picture.seats.map(({ nonce }) => nonce),
      ['of Ada', 'of Ben'],
    );
    const random = choices('kept');
    for (let i = 0; i < 40; i++) await oneAction([ada, ben], [], random);
    assert.is(ada.picture.secret, '');
    const replay = (): Promise<Response> => fetch(`${server.url}/api/replays/${id}`);
    assert.is((await replay()).status, 409);

    await ben.act({ type: 'concede' });
    await ada.until((here) => here.picture.stage === 'over', 'the end');
    await eventually('the record', async () => (await replay()).status !== 409);
    const text = await (await replay()).text();
    const record = readRecord(text);
    assert.is(record.secret, ada.picture.secret);
    assert.is(record.commitment, commitment);
    assert.equal(record.nonces, ['of Ada', 'of Ben']);
    assert.equal(
      record.seats.map(({ name }) => name),
      ['Ada', 'Ben'],
    );
    assert.match(inOneLine(verify([diceThrone], new TextEncoder().encode(text), { commitment })), /^holds/);

    const remove = (token: string): Promise<Response> =>
      fetch(`${server.url}/api/matches/${id}`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
    assert.is((await remove('forged')).status, 401);
    assert.is((await remove(friend.token)).status, 403);
    assert.is((await remove(opener.token)).status, 200);
    assert.is((await replay()).status, 404);
    assert.is((await remove(opener.token)).status, 404);
  },
);

kept.run();
