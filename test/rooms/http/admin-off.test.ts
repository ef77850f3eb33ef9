/** Without a password there is no view of operations: its path is any path of the page. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { registry } from '../../../rooms/games.ts';
import { adminPage } from '../../../rooms/http/admin/page.ts';
import { highCard } from '../../support/games/high-card.ts';
import { testServer } from '../../support/rooms/rooms.ts';

test('off when no password is set', async () => {
  const server = await testServer(registry({ game: highCard }));
  for (const path of ['/admin', '/admin/report']) {
    const text = await (await fetch(`${server.url}${path}`, { headers: { Authorization: 'Basic YTo=' } })).text();
    assert.not.match(text, 'operations', path);
  }
  await server.close();
});

test('words of whatever origin cannot break out of the page', () => {
  const nasty = `"><script>alert('x')</script>`;
  const page = adminPage({
    at: 0,
    process: nasty,
    queues: [{ pool: nasty, tickets: 1, players: 1, longest: 61_000, proposals: 0 }],
    matches: [
      { id: nasty, game: nasty, mode: nasty, ranked: true, stage: nasty, clients: 1, process: nasty, opened: 0 },
    ],
    open: 1,
    unfinished: 1,
    store: nasty,
    waiting: [{ why: nasty, matches: 1, ids: [nasty] }],
    incidents: [{ id: nasty, at: 0, room: nasty, where: nasty, message: nasty }],
  });
  assert.not.match(page, '<script');
  assert.match(page, '1 min');
});

test.run();
