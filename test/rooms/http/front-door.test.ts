/** The front door of a real server: whatever a request carries, it is answered or closed. */

import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { games } from '../../../rooms/all-games.ts';
import { guestToken, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const door = suite('front door');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-door-'));
const file = join(folder, 'journal.db');
let server: TestServer;
const OPEN_MATCH = {
  game: 'dice-throne',
  mode: '1v1',
  seats: [{ player: 'me', hero: 'barbarian' }, { player: 'open' }],
};
const unheard: unknown[] = [];
const hear = (error: unknown): void => {
  unheard.push(error);
};
door.before(async () => {
  process.on('unhandledRejection', hear);
  const journal = await openSqlJournal(file);
  server = await testServer(games, { THRONEROOM_HSTS_DAYS: '365' }, { journal });
});
door.after(async () => {
  await server.close();
  process.off('unhandledRejection', hear);
  rmSync(folder, { recursive: true, force: true });
});

interface Wanted {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks with headers that `fetch` would not send. Rejects when the line is closed without an answer. */
const ask = ({ method = 'GET', path, headers = {}, body = '' }: Wanted): Promise<Said> =>
  new Promise((resolve, reject) => {
    const length = method === 'GET' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const { hostname: host, port } = new URL(server.url);
    const options = { host, port, method, path, headers: { ...length, ...headers }, agent: false };
    const asked = httpRequest(options, (response) => {
      let said = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        said += chunk;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: said }));
    });
    asked.on('error', reject);
    asked.end(body);
  });

/** Writes these lines on a new line to the server, and resolves with the first it says, or once it has closed. */
const raw = (...lines: string[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname: host, port } = new URL(server.url);
    const socket = connect({ host, port: Number(port) }, () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
    socket.setEncoding('utf8').once('data', (said: string) => {
      resolve(said);
      socket.destroy();
    });
    socket.once('close', () => resolve(''));
    socket.on('error', reject);
  });

const JSON_TYPE = { 'Content-Type': 'application/json' };
const ANSWERS: readonly [string, Wanted][] = [
  ['the page', { path: '/' }],
  ['a file that is not there', { path: '/assets/none.js' }],
  ['our own routes', { path: '/api/games' }],
  ['a refusal of our own', { method: 'POST', path: '/api/guest', headers: JSON_TYPE, body: '{' }],
  ['what the door turns away', { method: 'POST', path: '/matchmake/create/match', headers: { Host: '[' }, body: '{}' }],
  [
    'a match that Colyseus refuses',
    { method: 'POST', path: '/matchmake/create/match', headers: JSON_TYPE, body: '{}' },
  ],
  ['a room that Colyseus does not find', { method: 'POST', path: '/matchmake/joinById/none', headers: JSON_TYPE }],
  ['a preflight', { method: 'OPTIONS', path: '/matchmake/create/match' }],
  ["Colyseus' health", { path: '/__healthcheck' }],
];
for (const [what, wanted] of ANSWERS) {
  door(`issue: ${what} comes with the headers of every answer`, async () => {
    const { headers } = await ask(wanted);
    assert.is(headers['x-content-type-options'], 'nosniff');
    assert.is(headers['strict-transport-security'], 'max-age=31536000');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, "default-src 'none'");
    assert.not.match(policy, /unsafe|\bws:/);
  });
}

door('issue: a socket that is turned away comes with them, too', async () => {
  const { token } = await guestToken(server.url, 'Ada');
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const room = await (await server.player('Eve')).create('match', OPEN_MATCH);
  const path = `/x/${room.roomId}?sessionId=none&reconnectionToken=foreign&_authToken=${token}`;
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', key];
  const said = await raw(`GET ${path} HTTP/1.1`, 'Host: here', ...upgrade);
  assert.match(said, /^HTTP\/1.1 4\d\d/);
  assert.match(said.toLowerCase(), 'x-content-type-options: nosniff');
  await room.leave();
});

const PROTOCOLS = ['https, http', 'https,https', 'garbage of any kind', '://', 'https'];
for (const protocol of PROTOCOLS) {
  door(`issue: X-Forwarded-Proto "${protocol}" was never answered`, async () => {
    const headers = { 'X-Forwarded-Proto': protocol, 'Content-Type': 'application/json' };
    const { status, body: said } = await ask({ path: '/__healthcheck', headers });
    assert.equal([status, said], [200, 'OK']);
    const { body } = await ask({ method: 'POST', path: '/matchmake/joinById/none', headers, body: '{}' });
    assert.match(body, /room \\"none\\" not found/);
  });
}

const PATHS = ['*:99999', '//', 'http://[::1/', '/matchmake/create/%', '/%zz'];
for (const path of PATHS) {
  door(`issue: what asks for "${path}" is answered, and what would upgrade there is closed`, async () => {
    const { status } = await ask({ path });
    assert.ok(status >= 200 && status < 500, `${status}`);
    const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
    const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', key];
    await raw(`GET ${path} HTTP/1.1`, 'Host: here', ...upgrade);
    assert.equal(unheard, []);
  });
}

for (const type of ['multipart/form-data; boundary=x', 'text/plain', 'application/x-www-form-urlencoded']) {
  door(`issue: ${type} is no way to ask for a match, and the answer says so`, async () => {
    const body = '--x\r\nContent-Disposition: form-data; name="game"\r\n\r\ndice-throne\r\n--x--\r\n';
    const said = await ask({
      method: 'POST',
      path: '/matchmake/create/match',
      headers: { 'Content-Type': type },
      body,
    });
    assert.is(said.status, 415);
    assert.match(said.body, /application\/json/);
  });
}

for (const body of ['null', '[]', '7', '"a text"', '{"reconnectionToken":null}']) {
  door(`issue: who asked for a place with ${body} was told what our code tripped over`, async () => {
    const { token } = await guestToken(server.url, 'Ada');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    for (const path of ['reconnect/none', 'joinById/none', 'create/match']) {
      const said = await ask({ method: 'POST', path: `/matchmake/${path}`, headers, body });
      assert.ok(said.status !== 500, `${path}: ${said.status} ${said.body}`);
      assert.not.match(said.body, /propert|undefined|destructure/);
    }
  });
}

/** Asked with a query, Colyseus' own route answers: ours says the same. */
const SEATS: readonly [string, Pick<Wanted, 'path' | 'body' | 'headers'>][] = [
  ['no token', { path: 'create/match', body: '{}' }],
  ['no body', { path: 'create/match' }],
  ['no room', { path: 'joinById/none', body: '{}' }],
  ['no such method', { path: 'joinOrCreate/match', body: '{}' }],
  ['no such kind of room', { path: 'create/none', body: '{}' }],
  ["somebody else's line", { path: 'reconnect/none', body: '{"reconnectionToken":"x"}' }],
  ['a body that is no JSON', { path: 'create/match', body: '{' }],
  ['another origin', { path: 'joinById/none', body: '{}', headers: { Origin: 'https://elsewhere.example' } }],
];
for (const [what, { path, body = '', headers = {} }] of SEATS) {
  door(`a seat is refused as Colyseus refuses it: ${what}`, async () => {
    const answer = async (address: string) => {
      const said = await ask({ method: 'POST', path: address, headers: { ...JSON_TYPE, ...headers }, body });
      const { date, connection, 'content-length': length, 'transfer-encoding': coding, ...kept } = said.headers;
      return { status: said.status, body: said.body, headers: kept };
    };
    assert.equal(await answer(`/matchmake/${path}`), await answer(`/matchmake/${path}?`));
  });
}

door('a seat is reserved as Colyseus reserves it', async () => {
  const { token } = await guestToken(server.url, 'Ada');
  const headers = { ...JSON_TYPE, Authorization: `Bearer ${token}` };
  const body = JSON.stringify(OPEN_MATCH);
  const create = async (query: string): Promise<string[]> => {
    const said = await ask({ method: 'POST', path: `/matchmake/create/match${query}`, headers, body });
    assert.is(said.status, 200, said.body);
    return Object.keys(JSON.parse(said.body));
  };
  assert.equal(await create(''), await create('?'));
});

door('issue: while nothing can be kept a new match is refused with 503, and is no incident', async () => {
  const { token } = await guestToken(server.url, 'Ada');
  const create = (): Promise<Said> => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const body = JSON.stringify(OPEN_MATCH);
    return ask({ method: 'POST', path: '/matchmake/create/match', headers, body });
  };
  const other = openSqlFile(file);
  await other.run(['BEGIN IMMEDIATE']);
  const { status, body } = await create();
  await other.run(['ROLLBACK']);
  await other.close();
  assert.is(status, 503);
  assert.not.match(body, /incident/);
  assert.is((await create()).status, 200);
});

door.run();
