/** The page as a browser gets it from a real server: compressed, kept for good where that is safe, and not found where
 *  there is nothing. */
import { request } from 'node:http';
import * as assert from 'uvu/assert';
import type { AnyGame } from '../../../engine/core/game.ts';
import { games } from '../../../rooms/all-games.ts';
import type { GameRegistry } from '../../../rooms/games.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const page = suite('page over HTTP');
let server: TestServer;
/** How often a catalogue was made. */
let made = 0;
const counted: GameRegistry = new Map(
  [...games].map(([id, entry]) => {
    const catalogue: AnyGame['catalogue'] = (...asked) => {
      made++;
      return entry.game.catalogue(...asked);
    };
    return [id, { ...entry, game: { ...entry.game, catalogue } }];
  }),
);
page.before(async () => {
  server = await testServer(counted);
});
page.after(() => server.close());

interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Bytes on the wire. */
  readonly bytes: number;
  readonly text: string;
}

const ask = (path: string, encoding = '', tag = ''): Promise<Said> =>
  new Promise((resolve, reject) => {
    const headers = { ...(encoding && { 'Accept-Encoding': encoding }), ...(tag && { 'If-None-Match': tag }) };
    const asked = request(`${server.url}${path}`, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        const body = Buffer.concat(parts);
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, bytes: body.length, text: body.toString() });
      });
    });
    asked.on('error', reject);
    asked.end();
  });

const script = async (): Promise<string> => /\/assets\/[^"]+\.js/.exec((await ask('/')).text)?.[0] ?? '';

const ENCODINGS: [string, string, string][] = [
  ['brotli where the browser reads it', 'gzip, deflate, br', 'br'],
  ['gzip where that is all it reads', 'gzip', 'gzip'],
];
for (const [name, accepts, comes] of ENCODINGS) {
  page(`issue: built files come compressed: ${name}`, async () => {
    const path = await script();
    const [plain, packed] = [await ask(path), await ask(path, accepts)];
    assert.is(packed.headers['content-encoding'], comes);
    assert.match(String(packed.headers['content-type']), /javascript/);
    assert.match(String(packed.headers['cache-control']), /max-age=31536000, immutable/);
    assert.ok(packed.bytes < plain.bytes / 2, `${packed.bytes} of ${plain.bytes}`);
  });
  page(`issue: the API answers compressed: ${name}`, async () => {
    const [plain, packed] = [await ask('/api/games'), await ask('/api/games', accepts)];
    assert.is(packed.headers['content-encoding'], comes);
    assert.ok(packed.bytes < plain.bytes / 3, `${packed.bytes} of ${plain.bytes}`);
  });
}

for (const path of ['/api/games', '/api/games?brief', '/api/games/dice-throne', '/api/campaigns/catalogue']) {
  page(`issue: anybody could have catalogues made and packed without end: ${path}`, async () => {
    const first = await ask(path);
    const { headers, text } = first;
    const before = made;
    for (const accepts of ['br', 'gzip', 'deflate', 'identity', 'gzip;q=0, nonsense', 'br']) {
      const said = await ask(path, accepts);
      assert.is(said.headers['content-length'], String(said.bytes), `${accepts}: not packed while it is sent`);
      assert.match(String(said.headers['content-type']), /^application\/json/);
      assert.match(String(said.headers.vary), /accept-encoding/i);
      if (!said.headers['content-encoding']) assert.is(said.text, text);
      const again = await ask(path, accepts, String(headers.etag));
      assert.equal([again.status, again.bytes], [304, 0], accepts);
    }
    assert.is(made, before, 'nor made anew');
    const packed = await fetch(`${server.url}${path}`);
    assert.is(await packed.text(), text, 'as it is unpacked');
    const german = await ask(`${path}${path.includes('?') ? '&' : '?'}language=de`, '', String(headers.etag));
    assert.is(german.status, 200, 'another language is another answer');
  });
}

const STATUS: [string, string, number][] = [
  ['the page itself', '/', 200],
  ['the page with a query', '/?from=elsewhere', 200],
  ['an address that there is not', '/nowhere', 404],
  ['one that looks like a match', '/match/abc', 404],
  ['a file that there is not', '/assets/nothing.js', 404],
  ['a game with its catalogue', '/api/games/dice-throne', 200],
  ['a game that is not played here', '/api/games/chess', 404],
];
for (const [name, path, status] of STATUS) {
  page(`issue: ${name} has the status ${status}`, async () => {
    const said = await ask(path, 'br');
    assert.is(said.status, status);
    if (!path.startsWith('/a')) assert.match(said.text, /<title>Throneroom/);
  });
}

page('the list of games leaves out catalogues for whoever asks briefly', async () => {
  const brief: unknown = JSON.parse((await ask('/api/games?brief')).text);
  assert.ok(Array.isArray(brief));
  assert.ok(brief.every((game) => game.heroes.length > 0 && !('catalogue' in game)));
});

const NOWHERE: [string, string, string][] = [
  ['POST', '/health', 'There is no POST /health.'],
  ['DELETE', '/', 'There is no DELETE /.'],
  ['PUT', '/matchmake/create/match', 'There is no PUT /matchmake/create/match.'],
  ['GET', '/assets/gone.js', 'There is no such file.'],
];
for (const [method, path, message] of NOWHERE) {
  page(
    `issue: ${method} ${path} was answered with a page of Express' own, or with other words than what is wrong`,
    async () => {
      const answer = await fetch(`${server.url}${path}`, { method });
      assert.is(answer.status, 404);
      assert.equal(await answer.json(), { code: 'not-found', message });
    },
  );
}

page('issue: a request that is too large was said to be one that cannot be read', async () => {
  const answer = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'a'.repeat(300_000) }),
  });
  assert.is(answer.status, 413);
  assert.equal(await answer.json(), { code: 'bad-request', message: 'The request is too large.' });
});

page.run();
