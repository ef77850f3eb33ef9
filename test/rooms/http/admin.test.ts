/** The view of operations: closed to strangers, and of no harm in any hand. */
import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { limitsHere } from '../../../infra/limits/limits.ts';
import { registry } from '../../../rooms/games.ts';
import { Guesses } from '../../../rooms/http/admin/guesses.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import { crackedGame, highCard } from '../../support/games/high-card.ts';
import { pair, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const PASSWORD = 'a long word: with a colon';
const games = registry({ game: highCard }, { game: crackedGame });
const reportForm = z.object({
  open: z.number(),
  matches: z.array(
    z.object({ id: z.string(), game: z.string(), mode: z.string(), ranked: z.boolean(), clients: z.number() }),
  ),
  incidents: z.array(z.object({ room: z.string(), message: z.string() })),
});
const admin = suite('admin');
let server: TestServer;
admin.before(async () => {
  server = await testServer(games, { THRONEROOM_ADMIN_PASSWORD: PASSWORD, THRONEROOM_PROXIES: '1' });
});
admin.after(() => server.close());

let addresses = 0;
const ask = (path: string, password?: string, address = `10.0.0.${addresses++}`, method = 'GET'): Promise<Response> =>
  fetch(`${server.url}${path}`, {
    method,
    headers: {
      'X-Forwarded-For': address,
      ...(password !== undefined && { Authorization: `Basic ${Buffer.from(`any:${password}`).toString('base64')}` }),
    },
  });

for (const [who, password] of [
  ['nobody', undefined],
  ['somebody with a wrong password', `${PASSWORD}!`],
  ['somebody with an empty one', ''],
] as const) {
  admin(`${who} sees nothing, whatever the path`, async () => {
    for (const path of ['/admin', '/admin/', '/admin/report', '/admin/x']) {
      const response = await ask(path, password);
      assert.is(response.status, 401, path);
      assert.is(await response.text(), 'This page is for whoever runs the server.\n');
    }
  });
}

// Before, ten wrong ones shut the right one out for a minute, and whoever shares an address with the operator could do that
// for ever. Now each further try only waits.
admin('issue: after ten wrong passwords guessing is slow, and the right one still opens', async () => {
  const guess = async (): Promise<number> => (await ask('/admin', 'guess', '10.9.9.9')).status;
  for (let i = 0; i < 11; i++) assert.is(await guess(), 401);
  assert.is((await ask('/admin', PASSWORD, '10.9.9.9')).status, 200);
});

admin('issue: many guesses at once wait in one line, which has an end', async () => {
  const guess = async (): Promise<number> => (await ask('/admin', 'guess', '10.9.9.8')).status;
  for (let i = 0; i < 10; i++) await guess();
  const answers = await Promise.all(Array.from({ length: 12 }, guess));
  assert.ok(answers.filter((status) => status === 429).length >= 6, String(answers));
  assert.is((await ask('/admin', PASSWORD)).status, 200, 'from elsewhere');
});

admin('each wait is twice the one before, up to five seconds; the right password ends it', async () => {
  const waits: number[] = [];
  const guesses = new Guesses(limitsHere(), async (ms) => waits.push(ms));
  const wrong = () => guesses.attempt('here', () => false);
  for (let i = 0; i < 17; i++) assert.is(await wrong(), false);
  assert.equal(waits, [250, 500, 1000, 2000, 4000, 5000, 5000]);
  assert.is(await guesses.attempt('elsewhere', () => true), true);
  assert.is(waits.length, 7);
  assert.is(await guesses.attempt('here', () => true), true);
  assert.is(await wrong(), false);
  assert.is(waits.length, 8);
});

admin('whoever knows the password sees matches and incidents', async () => {
  const [first] = await pair(server, highCard, readAny, ['knave', 'queen']);
  const [cracked] = await pair(server, crackedGame, readAny, ['knave', 'queen']);
  await cracked.refusalOf(cracked.picture.legal[0]?.action ?? { type: 'none' });
  await cracked.until((here) => here.closed !== undefined, 'the broken match to close');
  const report = reportForm.parse(await (await ask('/admin/report', PASSWORD)).json());
  assert.equal(
    report.matches.map(({ id, game, mode, ranked, clients }) => ({
      id,
      game,
      mode,
      ranked,
      clients,
    })),
    [{ id: first.room.roomId, game: 'high-card', mode: '1v1', ranked: false, clients: 2 }],
  );
  assert.is(report.open, 1);
  assert.is(report.incidents[0]?.message, 'the crack');
  assert.is(report.incidents[0]?.room, cracked.room.roomId);
  const page = await (await ask('/admin', PASSWORD)).text();
  assert.match(page, first.room.roomId);
  assert.match(page, 'the crack');
});

admin('issue: the page may load its own style and nothing else', async () => {
  const response = await ask('/admin', PASSWORD);
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = response.headers.get('content-security-policy') ?? '';
  assert.match(policy, "default-src 'none'");
  assert.match(policy, `style-src 'sha256-${hash}'`);
});

admin('nothing can be sent to it', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.is((await ask('/admin/report', PASSWORD, undefined, method)).status, 404);
});

admin.run();
