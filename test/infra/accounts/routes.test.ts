/** Accounts over HTTP, as a real server answers: good and bad input, limits, and the doors of its rooms. */
import { once } from 'node:events';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { ACCOUNT_REFUSALS } from '../../../protocol/account-codes.ts';
import { CLOSE, DOOR } from '../../../protocol/codes.ts';
import type { CreateOptions } from '../../../protocol/messages.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { eventually } from '../../support/eventually.ts';
import { codeOf, createMatch, joinMatch, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const PASSWORD = 'a long password';
/** Colyseus' code for a reconnection token that resumes nothing. */
const NO_SUCH_LINE = '524';
const signedIn = z.object({
  token: z.string(),
  expiresIn: z.number(),
  id: z.string(),
  name: z.string(),
  kind: z.enum(['guest', 'member']),
  refresh: z.string().optional(),
  email: z.string().optional(),
  device: z.string().optional(),
});

const VERSUS_BOT: CreateOptions = {
  game: 'dice-throne',
  mode: '1v1',
  seats: [
    { player: 'me', hero: 'barbarian' },
    { player: 'bot', bot: 'random', hero: 'moon-elf' },
  ],
};

const http = suite('accounts over HTTP');
let server: TestServer;
http.before(async () => {
  server = await testServer(games);
});
http.after(() => server.close());

interface Said {
  readonly status: number;
  readonly answer: Record<string, unknown>;
  readonly headers: Headers;
}

const ask = async (method: string, path: string, body?: unknown, token?: string): Promise<Said> => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = z.record(z.string(), z.unknown()).parse(await response.json());
  assert.is(response.headers.get('cache-control'), 'no-store', `${method} ${path}`);
  return { status: response.status, answer, headers: response.headers };
};
const post = (path: string, body?: unknown, token?: string): Promise<Said> => ask('POST', path, body, token);

/** The answer of whoever was let in. */
const inside = ({ status, answer }: Said) => {
  assert.is(status, 200, JSON.stringify(answer));
  return signedIn.parse(answer);
};
const guest = async (name: string) => inside(await post('/api/guest', { name }));
const member = async (name: string, email: string) =>
  inside(await post('/api/account/register', { name, email, password: PASSWORD }));

// ---- the whole way ---------------------------------------------------------------------------------------------------

http('a guest plays, is kept, signs in elsewhere, and still owns seat and match', async () => {
  const ada = await guest('Ada');
  const first = await createMatch(server.clientOf(ada.token), VERSUS_BOT, readDiceThrone);
  const id = first.room.roomId;
  const kept = inside(await post('/api/account/register', { email: 'Ada@Example.org', password: PASSWORD }, ada.token));
  assert.equal([kept.id, kept.name, kept.kind, kept.email], [ada.id, 'Ada', 'member', 'ada@example.org']);
  assert.is(first.closed, undefined, 'the seat minds no token');

  const elsewhere = inside(await post('/api/account/sign-in', { email: 'ada@example.org', password: PASSWORD }));
  const second = await joinMatch(server.clientOf(elsewhere.token), id, readDiceThrone);
  assert.is(second.picture.you, 0);
  await first.until((here) => here.closed !== undefined, 'the seat to move to the other device');

  assert.is((await post('/api/account/sign-out', { refresh: elsewhere.refresh })).status, 200);
  const out = await joinMatch(server.clientOf(elsewhere.token), id, readDiceThrone).catch(codeOf);
  assert.is(out, String(DOOR.unknownPlayer), 'a token that was signed out opens no room');
  assert.is(second.closed, undefined, 'and the seat minds that neither');

  const third = inside(await post('/api/account/refresh', { refresh: ada.refresh }));
  const back = await joinMatch(server.clientOf(third.token), id, readDiceThrone);
  assert.is(back.picture.you, 0);
  const { answer: deleted, status } = await ask('DELETE', '/api/account', { password: PASSWORD }, third.token);
  assert.equal([status, deleted], [200, { deleted: true }]);
  const gone = await joinMatch(server.clientOf(third.token), id, readDiceThrone).catch(codeOf);
  assert.is(gone, String(DOOR.unknownPlayer), 'nor does one of a deleted account open any');
  await back.until((here) => here.closed === CLOSE.accountGone, 'its line to be cut');
});

http('a line is resumed by its own player alone', async () => {
  const [pia, quin] = [await guest('Pia'), await guest('Quin')];
  const place = await createMatch(server.clientOf(pia.token), VERSUS_BOT, readDiceThrone);
  const { roomId, sessionId, reconnectionToken } = place.room;
  const refused = async (token: string): Promise<string> =>
    server
      .clientOf(token)
      .reconnect(reconnectionToken)
      .then(() => 'resumed', codeOf);
  for (const token of ['', 'nonsense']) assert.is(await refused(token), String(DOOR.unknownPlayer));
  assert.is(await refused(quin.token), NO_SUCH_LINE, 'as if there was no such line');

  // A socket asks no door; its address says all of that as well.
  const [, secret = ''] = reconnectionToken.split(':');
  const lineOf = (token: string): Promise<unknown> => {
    const asked = new URLSearchParams({ sessionId, reconnectionToken: secret, _authToken: token });
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/any/${roomId}?${asked}`);
    return once(socket, 'open').then(
      () => socket.close(),
      (error: unknown) => error,
    );
  };
  for (const token of [quin.token, '']) assert.match(String(await lineOf(token)), /401/);
  assert.is(place.closed, undefined, 'nobody has cut the line');

  const back = await server.clientOf(pia.token).reconnect(reconnectionToken);
  assert.is(back.sessionId, sessionId);
  const latest = back.reconnectionToken;
  back.reconnection.enabled = false;
  const cut = new Promise((resolve) => back.onLeave(resolve));
  await ask('DELETE', '/api/account', {}, pia.token);
  assert.is(await cut, CLOSE.accountGone, 'a deleted account has no open line');
  const gone = await server
    .clientOf(pia.token)
    .reconnect(latest)
    .then(() => 'resumed', codeOf);
  assert.is(gone, String(DOOR.unknownPlayer), 'nor may it resume one');
});

http('a finished match does not tell the name of who was deleted', async () => {
  const gil = await guest('Gil');
  const place = await createMatch(server.clientOf(gil.token), VERSUS_BOT, readDiceThrone);
  await place.until((here) => here.picture.stage === 'playing', 'the start');
  await place.act({ type: 'concede' });
  await place.until((here) => here.picture.stage === 'over', 'the end');
  const replay = async (): Promise<string> => {
    const asked = () => fetch(`${server.url}/api/replays/${place.room.roomId}`);
    // The journal is ended a moment after the table has shown it.
    await eventually('the record', async () => (await asked()).status !== 409);
    return (await asked()).text();
  };
  assert.match(await replay(), /"name":"Gil"/);
  await ask('DELETE', '/api/account', {}, gil.token);
  const text = await replay();
  assert.match(text, /"name":"Deleted player"/);
  assert.match(text, /"name":"Bot \w+"/);
  assert.not.match(text, /Gil/);
});

http('somebody’s own account is told, changed, signed out and deleted', async () => {
  const ben = await member('Ben', 'ben@example.org');
  const me = await ask('GET', '/api/account', undefined, ben.token);
  assert.equal(Object.keys(me.answer).sort(), ['created', 'devices', 'email', 'id', 'kind', 'name']);
  const renamed = inside(await post('/api/account/name', { name: 'Benedict' }, ben.token));
  assert.is(renamed.name, 'Benedict');
  const next = 'an even longer one';
  const change = { current: PASSWORD, password: next };
  const changed = inside(await post('/api/account/password', change, renamed.token));
  const everywhere = await post('/api/account/sign-out', { refresh: changed.refresh, everywhere: true });
  assert.equal([everywhere.status, everywhere.answer], [200, {}]);
  assert.is((await ask('GET', '/api/account', undefined, changed.token)).answer.code, 'no-token');
  const again = inside(await post('/api/account/sign-in', { email: 'ben@example.org', password: next }));
  assert.is((await ask('DELETE', '/api/account', { password: next }, again.token)).status, 200);
  const gone = await post('/api/account/sign-in', { email: 'ben@example.org', password: next });
  assert.is(gone.answer.code, 'bad-credentials');
});

http('a client that knows nothing of refresh tokens is a guest all the same', async () => {
  const { token, id, name } = await guest('Old');
  const place = await createMatch(server.clientOf(token), VERSUS_BOT, readDiceThrone);
  assert.is(place.picture.seats[0]?.name, name);
  assert.match(id, /^guest-/);
  await place.room.leave();
});

// ---- bad input -------------------------------------------------------------------------------------------------------

const EMAIL = 'somebody@example.org';
const ANY = { email: EMAIL, password: PASSWORD };
const TAKEN = { name: 'Taken', email: 'taken@example.org', password: PASSWORD };

const BAD: readonly [path: string, body: unknown, code: string, field?: string][] = [
  ['/api/guest', undefined, 'bad-message', 'name'],
  ['/api/guest', {}, 'bad-message', 'name'],
  ['/api/guest', [], 'bad-message', 'the body'],
  ['/api/guest', { name: 7 }, 'bad-message', 'name'],
  ['/api/guest', { name: '' }, 'bad-message', 'name'],
  ['/api/guest', { name: 'x'.repeat(300) }, 'bad-message', 'name'],
  ['/api/guest', { name: 'Ada', id: 'guest-1' }, 'bad-message', 'id'],
  ['/api/guest', { name: 'x'.repeat(25) }, 'bad-name'],
  ['/api/guest', { name: 'Ad\u200ba' }, 'bad-name'],
  ['/api/guest', { name: '   ' }, 'bad-name'],
  ['/api/account/register', { password: PASSWORD, name: 'Cleo' }, 'bad-message', 'email'],
  ['/api/account/register', { ...ANY, email: 'no address', name: 'Cleo' }, 'bad-message', 'email'],
  ['/api/account/register', { ...ANY, email: `${'x'.repeat(250)}@y.zz`, name: 'Cleo' }, 'bad-message', 'email'],
  ['/api/account/register', { ...ANY, password: 'short', name: 'Cleo' }, 'bad-message', 'password'],
  ['/api/account/register', { ...ANY, password: 'x'.repeat(129), name: 'Cleo' }, 'bad-message', 'password'],
  ['/api/account/register', ANY, 'bad-name'],
  ['/api/account/register', { ...ANY, password: 'Password1!', name: 'Cleo' }, 'common-password'],
  ['/api/account/register', { ...ANY, password: 'cleopatra-9', name: 'Cleopatra' }, 'common-password'],
  ['/api/account/register', { ...ANY, name: 'Bot Brakk' }, 'name-taken'],
  ['/api/account/register', { ...ANY, name: 'T\u0430ken' }, 'name-taken'],
  ['/api/account/register', { ...ANY, email: 'TAKEN@example.org', name: 'Cleo' }, 'email-taken'],
  ['/api/account/sign-in', { email: EMAIL }, 'bad-message', 'password'],
  ['/api/account/sign-in', { ...ANY, email: { $ne: 1 } }, 'bad-message', 'email'],
  ['/api/account/sign-in', { ...ANY, rating: 3000 }, 'bad-message', 'rating'],
  ['/api/account/sign-in', ANY, 'bad-credentials'],
  ['/api/account/sign-in', { email: 'no address', password: 'x' }, 'bad-credentials'],
  ['/api/account/sign-in', { email: TAKEN.email, password: 'a guess' }, 'bad-credentials'],
  ['/api/account/sign-in', { email: TAKEN.email, password: 'a guess', device: 'made up' }, 'bad-credentials'],
  ['/api/account/refresh', {}, 'bad-message', 'refresh'],
  ['/api/account/refresh', { refresh: 'made up' }, 'signed-out'],
  ['/api/account/refresh', { refresh: 'x'.repeat(501) }, 'bad-message', 'refresh'],
  ['/api/account/sign-out', { refresh: 'made up', everywhere: 'yes' }, 'bad-message', 'everywhere'],
  ['/api/account/name', { name: 'Cleo' }, 'no-token'],
  ['/api/account/password', { current: PASSWORD, password: PASSWORD }, 'no-token'],
];
for (const [path, body, code, field] of BAD) {
  http(`${path} refuses ${JSON.stringify(body ?? 'nothing').slice(0, 70)} with ${code}`, async () => {
    await post('/api/account/register', TAKEN);
    const { status, answer } = await post(path, body);
    const [, [expected] = []] = Object.entries(ACCOUNT_REFUSALS).find(([name]) => name === code) ?? [];
    assert.equal([status, answer.code], [expected, code]);
    assert.equal(Object.keys(answer), ['code', 'message']);
    const message = String(answer.message);
    if (field !== undefined) assert.ok(message.startsWith(`${field}: `), message);
    assert.match(message, /\S \S/);
  });
}

http('what is no JSON, or too much of it, is refused', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const raw = async (body: string): Promise<number> =>
    (await fetch(`${server.url}/api/guest`, { method: 'POST', headers, body })).status;
  assert.equal([await raw('{'), await raw(`{"name":"${'x'.repeat(3000)}"}`)], [400, 413]);
});

const unsigned = [{ alg: 'none' }, { id: 'guest-1', name: 'A', session: 's', generation: 0 }]
  .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
  .join('.');
for (const [what, token] of [
  ['no token', undefined],
  ['a made-up token', 'x.y.z'],
  ['a token that nobody signed', `${unsigned}.`],
] as const) {
  http(`with ${what}, nothing is told, changed or deleted`, async () => {
    for (const [method, path, body] of [
      ['GET', '/api/account', undefined],
      ['POST', '/api/account/name', { name: 'Cleo' }],
      ['POST', '/api/account/password', { current: PASSWORD, password: PASSWORD }],
      ['DELETE', '/api/account', {}],
    ] as const) {
      const { status, answer } = await ask(method, path, body, token);
      assert.equal([status, answer.code], [401, 'no-token'], `${method} ${path}`);
    }
  });
}

http('an access token refreshes nothing, and a refresh token opens nothing', async () => {
  const { token, refresh = '' } = await guest('Hal');
  assert.is((await post('/api/account/refresh', { refresh: token })).answer.code, 'signed-out');
  assert.is((await ask('GET', '/api/account', undefined, refresh)).answer.code, 'no-token');
});

http('a guest has no password to change, is kept once, and needs none to be deleted', async () => {
  const dora = await guest('Dora');
  const change = await post('/api/account/password', { current: PASSWORD, password: PASSWORD }, dora.token);
  assert.equal([change.status, change.answer.code], [409, 'not-a-member']);
  const keep = (token: string, email: string) => post('/api/account/register', { email, password: PASSWORD }, token);
  assert.is((await keep(dora.token, TAKEN.email)).answer.code, 'email-taken');
  const kept = inside(await keep(dora.token, 'dora@example.org'));
  assert.is((await keep(kept.token, 'dora2@example.org')).answer.code, 'member-already');
  assert.is((await ask('DELETE', '/api/account', {}, kept.token)).answer.code, 'wrong-password');
  const eve = await guest('Eve');
  assert.is((await ask('DELETE', '/api/account', {}, eve.token)).status, 200);
  assert.is((await guest('Eve')).name, 'Eve');
});

http('wrong passwords are met with a wait, which is told', async () => {
  await member('Fay', 'fay@example.org');
  const guess = (n: number) => post('/api/account/sign-in', { email: 'fay@example.org', password: `guess ${n}` });
  const said = await Promise.all(Array.from({ length: 12 }, (_, n) => guess(n)));
  const codes = said.map(({ answer }) => answer.code);
  assert.is(codes.filter((code) => code === 'bad-credentials').length, 6);
  const late = said.find(({ answer }) => answer.code === 'too-many');
  assert.is(late?.status, 429);
  assert.ok(Number(late?.headers.get('retry-after')) > 0);
  assert.match(String(late?.answer.message), /Try again in \d+ s\.$/);
});

http('nobody tries one name after the other', async () => {
  const { token } = await guest('Ike');
  let { status, answer } = await post('/api/account/name', { name: 'Ike 0' }, token);
  let last = token;
  for (let n = 1; n < 12 && status === 200; n++) {
    last = inside({ status, answer, headers: new Headers() }).token;
    ({ status, answer } = await post('/api/account/name', { name: `Ike ${n}` }, last));
  }
  assert.equal([status, answer.code], [429, 'too-many']);
});

http('who asks for one token after the other waits', async () => {
  const codes: unknown[] = [];
  for (let n = 0; n < 20 && !codes.includes('too-many'); n++) {
    const said = await Promise.all(Array.from({ length: 25 }, () => post('/api/account/refresh', { refresh: 'none' })));
    codes.push(...said.map(({ answer }) => answer.code));
  }
  assert.ok(codes.length > 100, 'a whole community may share an address');
  assert.ok(codes.includes('too-many'));
});

http.run();
