/** The ladder over HTTP: boards, profiles, results and seasons for everybody, and plain words for what cannot be asked. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { documentsOn } from '../../../infra/documents/sql-documents.ts';
import { Ladder } from '../../../infra/ladder/ladder.ts';
import { limitsHere } from '../../../infra/limits/limits.ts';
import { openSqlFile } from '../../../infra/sql/sql-file.ts';
import { createTokens } from '../../../infra/tokens.ts';
import { WEEK } from '../../../league/ladder/season.ts';
import { games } from '../../../rooms/all-games.ts';
import { addLadderApi } from '../../../rooms/http/ladder-routes.ts';
import { testServer } from '../../support/rooms/rooms.ts';
import { duel, HOUR, MONDAY } from '../../support/stores/ladders.ts';
import { suite } from '../../support/suite.ts';

const api = suite('ladder over HTTP');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-ladder-api-'));
const names: Record<string, string> = { ada: 'Ada', bob: 'Bob', eve: 'Eve' };
const tokens = createTokens('secret of the ladder test');
/** In the second season. */
const NOW = MONDAY + 14 * WEEK;
let ladder: Ladder;
let server: Server;
let url = '';

api.before(async () => {
  const file = join(folder, 'ladder.db');
  ladder = new Ladder(await documentsOn(openSqlFile(file), file));
  for (const [season, start] of [
    [1, MONDAY],
    [2, MONDAY + 13 * WEEK],
  ] as const) {
    for (let i = 0; i < 24; i++) {
      const seatsMore = i === 0 && season === 1 ? [{ achieved: ['six-cards'] }] : [];
      const players = i % 3 ? (['ada', 'bob'] as const) : (['bob', 'ada'] as const);
      await ladder.finish(duel(`s${season}-${i}`, players, { at: start + i * HOUR, seatsMore }));
    }
  }
  await ladder.finish(duel('gone', ['cid', 'bob'], { at: NOW - HOUR }));
  await ladder.forget('cid');
  const app = express();
  addLadderApi(app, {
    ladder,
    games,
    tokens,
    config: { proxies: 0 },
    limits: limitsHere(),
    now: () => NOW,
    namesOf: async (ids) =>
      Object.fromEntries(ids.flatMap((id) => (Object.hasOwn(names, id) ? [[id, names[id] ?? '']] : []))),
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
api.after(async () => {
  server.close();
  await ladder.close();
  rmSync(folder, { recursive: true, force: true });
});

const [text, number, counts] = [z.string(), z.number(), { won: z.number(), drawn: z.number(), lost: z.number() }];
const tallies = z.array(z.object({ game: text, hero: text, ...counts }));
/** Whatever any of the routes answers. */
const answers = z
  .object({
    code: text,
    message: text,
    id: text,
    name: text,
    key: text,
    season: number,
    page: number,
    pages: number,
    total: number,
    matches: number,
    own: z.object({ player: text, place: number }),
    entries: z.array(z.object({ player: text, place: number, shown: number, ...counts, name: text })),
    standings: z.array(z.object({ key: text, shown: number, place: number, provisional: z.boolean(), ...counts })),
    heroes: tallies,
    against: tallies,
    achievements: z.array(
      z.object({ id: text, name: text, text, done: z.object({ at: number, match: text }).optional() }),
    ),
    results: z.array(
      z.object({
        match: text,
        mode: text,
        ranked: z.boolean(),
        rated: z.boolean(),
        seats: z.array(
          z.object({ player: text.optional(), name: text, before: number.optional(), after: number.optional() }),
        ),
      }),
    ),
    seasons: z.array(z.object({ season: number, from: number, until: number })),
    history: z.array(z.object({ season: number, place: number.optional(), ...counts })),
  })
  .partial();

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, { headers });
  assert.is(response.headers.get('cache-control'), 'no-store');
  return { status: response.status, body: answers.parse(await response.json()) };
};

api('a board of this season: places, names, numbers and counts', async () => {
  const { status, body } = await get('/api/ladder/dice-throne/1v1/player');
  assert.is(status, 200);
  const { entries = [], ...rest } = body;
  assert.equal(rest, { key: 'dice-throne/1v1/player', season: 2, page: 1, pages: 1, total: 2 });
  assert.equal(
    entries.map(({ shown: _, ...entry }) => entry),
    [
      { player: 'ada', place: 1, won: 16, drawn: 0, lost: 8, name: 'Ada' },
      { player: 'bob', place: 2, won: 8, drawn: 0, lost: 17, name: 'Bob' },
    ],
  );
  assert.ok((entries[0]?.shown ?? 0) > (entries[1]?.shown ?? 0));
});

api('a board of a season that is over, and a page beyond the last', async () => {
  const old = await get('/api/ladder/dice-throne/1v1/player?season=1');
  assert.equal(
    old.body.entries?.map(({ won, lost }) => [won, lost]),
    [
      [16, 8],
      [8, 16],
    ],
  );
  const beyond = await get('/api/ladder/dice-throne/1v1/player?page=9');
  assert.equal([beyond.status, beyond.body.entries, beyond.body.total], [200, [], 2]);
});

api('whoever says who he is sees where he stands', async () => {
  const { token, user } = await tokens.guest('Zoe');
  for (let i = 0; i < 24; i++) {
    await ladder.finish(duel(`zoe-${i}`, i % 3 ? [user.id, 'eve'] : ['eve', user.id], { at: NOW }));
  }
  const { body } = await get('/api/ladder/dice-throne/1v1/player', { authorization: `Bearer ${token}` });
  assert.is(body.own?.player, user.id);
  assert.is(typeof body.own?.place, 'number');
  assert.is((await get('/api/ladder/dice-throne/1v1/player', { authorization: 'Bearer x' })).body.own, undefined);
});

api('a profile: standings with places, heroes, against whom, what was achieved and what not yet', async () => {
  const { body } = await get('/api/players/ada');
  assert.equal([body.id, body.name, body.season, body.matches], ['ada', 'Ada', 2, 48]);
  const { shown = 0, place = 0, ...standing } = body.standings?.[0] ?? {};
  assert.equal(standing, { key: 'dice-throne/1v1/player', provisional: false, won: 16, drawn: 0, lost: 8 });
  assert.ok(place >= 1 && shown > 1000);
  assert.equal(body.heroes, [
    { game: 'dice-throne', hero: 'monk', won: 32, drawn: 0, lost: 0 },
    { game: 'dice-throne', hero: 'ninja', won: 0, drawn: 0, lost: 16 },
  ]);
  assert.equal(body.against?.[0], { game: 'dice-throne', hero: 'ninja', won: 32, drawn: 0, lost: 0 });
  const bobs = (await get('/api/players/bob')).body.achievements ?? [];
  const done = bobs.filter((one) => one.done);
  assert.equal(
    done.map((one) => [one.id, one.done?.match]),
    [['six-cards', 's1-0']],
  );
  assert.ok(bobs.length >= 35 && bobs.every((one) => one.name && one.text));
});

api('results, newest first, in pages, with what they did to the numbers shown', async () => {
  const { body } = await get('/api/players/bob/results');
  assert.equal([body.total, body.pages, body.page, body.results?.length], [49, 3, 1, 20]);
  const newest = body.results?.[0];
  assert.equal([newest?.match, newest?.mode, newest?.ranked, newest?.rated], ['gone', '1v1', true, true]);
  assert.equal([newest?.seats[0]?.name, newest?.seats[0]?.player], ['Deleted player', undefined]);
  const bob = newest?.seats[1];
  assert.is(bob?.name, 'Bob');
  assert.ok((bob?.after ?? 9999) < (bob?.before ?? 0));
  assert.is((await get('/api/players/bob/results?page=3')).body.results?.length, 9);
});

api('seasons, and the history of a player with the places at their ends', async () => {
  const { body } = await get('/api/seasons');
  assert.is(body.season, 2);
  assert.equal(
    body.seasons?.map(({ season, until, from }) => [season, (until - from) / WEEK]),
    [
      [2, 13],
      [1, 13],
    ],
  );
  const { history = [] } = (await get('/api/players/ada/history')).body;
  assert.is(history.length, 1);
  assert.equal([history[0]?.season, history[0]?.won, history[0]?.place], [1, 16, 1]);
});

const refused: [string, string, number, string][] = [
  ['a game there is not', '/api/ladder/chess/1v1/player', 404, 'unknown'],
  ['a mode there is not', '/api/ladder/dice-throne/9v9/player', 404, 'unknown'],
  ['a role that the mode has not', '/api/ladder/dice-throne/1v1/boss', 404, 'unknown'],
  ['a season to come', '/api/ladder/dice-throne/1v1/player?season=3', 404, 'unknown'],
  ['a season that is no number', '/api/ladder/dice-throne/1v1/player?season=x', 400, 'bad-query'],
  ['page 0', '/api/ladder/dice-throne/1v1/player?page=0', 400, 'bad-query'],
  ['two pages at once', '/api/ladder/dice-throne/1v1/player?page=1&page=2', 400, 'bad-query'],
  ['half a page', '/api/players/ada/results?page=1.5', 400, 'bad-query'],
  ['nobody', '/api/players/nobody', 404, 'unknown'],
  ['what every object has', '/api/players/constructor', 404, 'unknown'],
  ['what every object is made of', '/api/players/__proto__/results', 404, 'unknown'],
  ['somebody who is gone', '/api/players/cid', 404, 'unknown'],
  ['what cannot be an id', '/api/players/..%2F..%2Fetc', 404, 'unknown'],
  ['results of nobody', '/api/players/nobody/results', 404, 'unknown'],
  ['history of what cannot be an id', '/api/players/%00/history', 404, 'unknown'],
];
for (const [name, path, status, code] of refused) {
  api(`${name}: ${status} ${code}`, async () => {
    const answer = await get(path);
    assert.equal([answer.status, answer.body.code], [status, code]);
    assert.match(answer.body.message ?? '', /^[^\n]{5,100}\.$/);
  });
}

api('a query that cannot be read says what came', async () => {
  const { body } = await get('/api/ladder/dice-throne/1v1/player?page=0');
  assert.is(body.message, 'page: expected at least 1, got "0".');
});

api('a player with a name and no match has an empty profile', async () => {
  const { status, body } = await get('/api/players/eve/results');
  assert.is(status, 200);
  assert.is(body.name, 'Eve');
});

api('the server answers for its ladder', async () => {
  const whole = await testServer(games);
  const board = await fetch(`${whole.url}/api/ladder/dice-throne/1v1/player`);
  assert.equal([board.status, answers.parse(await board.json()).total], [200, 0]);
  await whole.close();
});

api.run();
