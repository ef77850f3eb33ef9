/** Settings stay with the account, and go with it. */
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import { eventually } from '../../support/eventually.ts';
import { guestToken, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const settings = suite('settings of an account');
let server: TestServer;
settings.before(async () => {
  server = await testServer(games);
});
settings.after(() => server.close());

const ask = async (method: string, token?: string, body?: unknown): Promise<{ status: number; said: unknown }> => {
  const response = await fetch(`${server.url}/api/account/settings`, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, said: await response.json() };
};

settings('issue: what one chose is there on every device, and the last choice holds', async () => {
  const { token } = await guestToken(server.url, 'Mira');
  assert.equal(await ask('GET', token), { status: 200, said: {} });
  await ask('PUT', token, { theme: 'light', volume: 0.4 });
  const last = { theme: 'dark', windows: 'last-call', keys: false };
  assert.is((await ask('PUT', token, last)).status, 200);
  assert.equal(await ask('GET', token), { status: 200, said: last });
  const other = await guestToken(server.url, 'Brakk');
  assert.equal((await ask('GET', other.token)).said, {});
});

const BAD: [string, unknown, string][] = [
  ['a theme that there is not', { theme: 'pink' }, 'theme: expected one of "dark", "light", got "pink"'],
  ['a volume that hurts', { volume: 11 }, 'volume: expected at most 1, got 11'],
  ['a setting that there is not', { admin: true }, 'admin: is not a field here'],
  ['no settings at all', [1], 'the body: expected an object, got [1]'],
];
for (const [name, body, message] of BAD) {
  settings(`${name} is refused, and the field named`, async () => {
    const { token } = await guestToken(server.url, 'Ada');
    assert.equal(await ask('PUT', token, body), { status: 400, said: { code: 'bad-message', message } });
    assert.equal((await ask('GET', token)).said, {});
  });
}

settings('a stranger has none', async () => {
  assert.is((await ask('GET')).status, 401);
  assert.is((await ask('PUT', 'forged', {})).status, 401);
});

settings('whoever is deleted leaves none behind', async () => {
  const { token } = await guestToken(server.url, 'Gone');
  await ask('PUT', token, { keys: false });
  await fetch(`${server.url}/api/account`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: '{}',
  });
  await eventually('the token is worth nothing', async () => (await ask('GET', token)).status === 401);
});

settings.run();
