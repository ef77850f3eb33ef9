/** Records of finished matches over HTTP: for whoever has the link, and nothing of a match that runs. */
import * as assert from 'uvu/assert';
import { type MatchRecord, readRecord, writeRecord } from '../../../engine/record/record.ts';
import { playedBy } from '../../../proof/matches/played.ts';
import { games } from '../../../rooms/all-games.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const api = suite('replays over HTTP');
let server: TestServer;
let record: MatchRecord;
const asked: string[] = [];

api.before(async () => {
  ({ record } = await playedBy('on the shelf', ['monk', 'ninja'], '1v1', 'last-call'));
  const store = new Map<string, MatchRecord | 'running' | 'deleted'>([
    ['finished', record],
    ['under_way', 'running'],
    ['gone', 'deleted'],
  ]);
  const find = async (id: string) => {
    asked.push(id);
    return store.get(id);
  };
  server = await testServer(
    games,
    { THRONEROOM_GUESTS_PER_MINUTE: '10' },
    { records: { find, delete: async () => 'unknown' } },
  );
});
api.after(() => server.close());

const get = (id: string): Promise<Response> => fetch(`${server.url}/api/replays/${id}`);

api('a finished match is its record, line by line', async () => {
  const response = await get('finished');
  assert.is(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^application\/x-ndjson/);
  assert.is(response.headers.get('cache-control'), 'no-cache');
  const text = await response.text();
  assert.is(text, writeRecord(record));
  assert.equal(readRecord(text), record);
});

const refused: [string, string, number, string][] = [
  ['a match there never was', 'nothing', 404, 'unknown'],
  ['a match that runs', 'under_way', 409, 'not-over'],
  ['a match that was deleted', 'gone', 410, 'deleted'],
  ['what cannot be the id of a match', '..%2F..%2Fsecret', 404, 'unknown'],
];
for (const [name, id, status, code] of refused) {
  api(`${name}: ${status} ${code}, and nothing more`, async () => {
    const response = await get(id);
    assert.is(response.status, status);
    assert.is(response.headers.get('cache-control'), 'no-store');
    assert.match(await response.text(), new RegExp(`^\\{"code":"${code}","message":"[A-Z][^"]*\\."\\}$`));
  });
}

api('the store is asked for nothing that cannot be an id', () => {
  assert.equal([...new Set(asked)].sort(), ['finished', 'gone', 'nothing', 'under_way']);
});

api('whoever asks too often is told to wait, and guests are not made to wait for it', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 10; i++) statuses.push((await get('finished')).status);
  assert.is(statuses.at(-1), 429);
  const late = await get('finished');
  assert.ok(Number(late.headers.get('retry-after')) > 0);
  assert.match(await late.text(), /"code":"too-many"/);
  const guest = await fetch(`${server.url}/api/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: 'Ada' }),
  });
  assert.is(guest.status, 200);
});

api.run();
