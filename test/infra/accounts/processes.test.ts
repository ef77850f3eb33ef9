/** Accounts of several real server processes on one real Redis: what one process revokes, all doors refuse. */
import * as assert from 'uvu/assert';
import { PlayerAccount, storeInMemory } from '../../../client/account.ts';
import { CLOSE, DOOR } from '../../../protocol/codes.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { clientWith, codeOf, createMatch, joinMatch } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { type ServerProcess, startProcess } from '../../support/server/server-process.ts';
import { suite } from '../../support/suite.ts';

const processes = suite('accounts of several processes');

let redis: TestRedis;
let one: ServerProcess;
let two: ServerProcess;
processes.before(async () => {
  redis = await startRedis();
  const REDIS_URL = redis.url;
  [one, two] = await Promise.all([startProcess({ REDIS_URL }), startProcess({ REDIS_URL })]);
});
processes.after(async () => {
  await Promise.all([one.stop(), two.stop()]);
  await redis.stop();
});

const at = (process: ServerProcess) => new PlayerAccount([process.url], storeInMemory());
const PASSWORD = 'a long password';

/** What the door of that process says to that token. */
const door = async (process: ServerProcess, token: string): Promise<string> => {
  const { status } = await fetch(`${process.url}/api/account`, { headers: { Authorization: `Bearer ${token}` } });
  return status === 200 ? 'let in' : String(status);
};

/** The other process is told by Redis. */
const soon = (what: () => Promise<string>, expected: string): Promise<void> =>
  eventually(expected, async () => (await what()) === expected);

processes('an account made by one is known to the other, and its name and e-mail are taken there', async () => {
  const ada = await at(one).register('Ada', 'ada@example.org', PASSWORD);
  assert.is((await at(two).becomeGuest('ADA')).name, 'ADA2');
  const again = await at(two).register('Cleo', 'ada@example.org', PASSWORD).catch(codeOf);
  assert.is(again, 'email-taken');
  assert.is((await at(two).signIn('ada@example.org', PASSWORD)).id, ada.id);
  assert.is(await door(two, ada.token), 'let in');
});

processes('a token that one of them replaced is replaced for both', async () => {
  const here = at(one);
  const first = await here.becomeGuest('Ben');
  await here.token(first.token);
  const second = here.player;
  assert.ok(second);
  const store = storeInMemory();
  store.write({ ...second, until: 0 });
  const there = new PlayerAccount([two.url], store);
  assert.is(await door(one, await there.token()), 'let in');
  const third = there.player?.refresh ?? '';
  assert.is(new Set([first.refresh, second.refresh, third]).size, 3);
});

processes('signed out, everywhere or deleted at one, a token opens no door of the other any more', async () => {
  const here = at(one);
  const { token } = await here.becomeGuest('Dora');
  assert.is(await door(two, token), 'let in');
  await here.signOut();
  await soon(() => door(two, token), '401');

  const member = await here.register('Eve', 'eve@example.org', PASSWORD);
  const there = await at(two).signIn('eve@example.org', PASSWORD);
  await here.signOut(true);
  for (const old of [member.token, there.token]) {
    await soon(() => door(two, old), '401');
    assert.is(await door(one, old), '401');
  }

  const fay = await here.becomeGuest('Fay');
  const place = await createMatch(
    clientWith(two.url, fay.token),
    { game: 'dice-throne', mode: '1v1', seats: [{ player: 'me', hero: 'barbarian' }, { player: 'open' }] },
    readDiceThrone,
  );
  await here.remove();
  await soon(() => door(two, fay.token), '401');
  const join = await joinMatch(clientWith(two.url, fay.token), place.room.roomId, readDiceThrone).catch(codeOf);
  assert.is(join, String(DOOR.unknownPlayer));
  await place.until(({ closed }) => closed === CLOSE.accountGone, 'the line of the deleted account to be cut');
});

processes('a process that starts later knows what was revoked before', async () => {
  const here = at(one);
  const { token } = await here.becomeGuest('Gil');
  await here.remove();
  const late = await startProcess({ REDIS_URL: redis.url });
  assert.is(await door(late, token), '401');
  await late.stop();
});

processes('while Redis is away who plays goes on playing, and whoever wants more is told to try again', async () => {
  const here = at(one);
  const hal = await here.becomeGuest('Hal');
  await redis.kill();
  const rename = await here.rename('Harald').catch(codeOf);
  assert.is(rename, 'store-trouble');
  await redis.restart();
  let renamed: unknown;
  await eventually('the store', async () => {
    renamed = await here.rename('Harald').then(({ name }) => name, codeOf);
    return renamed !== 'store-trouble';
  });
  assert.is(renamed, 'Harald');
  assert.is(here.player?.id, hal.id);
  // The other one heard nothing while Redis was away, and hears again.
  const { token } = here.player ?? hal;
  assert.is(await door(two, token), 'let in');
  await here.remove();
  await soon(() => door(two, token), '401');
});

processes.run();
