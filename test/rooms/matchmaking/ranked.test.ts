/** From the queue to the ladder over real sockets: matches that count, and what they did to everybody. */
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { choices } from '../../../proof/random.ts';
import type { QueueMessage } from '../../../protocol/matchmaking-requests.ts';
import { games } from '../../../rooms/all-games.ts';
import { eventually } from '../../support/eventually.ts';
import { CASUAL, RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { quickTime } from '../../support/rooms/quick-time.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const ranked = suite('ranked matches');
const HURRY = 25;
const PASSWORD = 'only the host knows it';
const reportForm = z.object({ incidents: z.array(z.object({ room: z.string(), message: z.string() })) });
let server: TestServer;
ranked.before(async () => {
  server = await testServer(games, { THRONEROOM_ADMIN_PASSWORD: PASSWORD }, { time: quickTime(HURRY) });
});
ranked.after(() => server.close());

/** Whatever a sentence leaves open is closed after it, also when it did not hold. */
const open: { close(): void }[] = [];
ranked.after.each(async () => {
  for (const one of open.splice(0)) {
    if (one instanceof Tab) await one.matchmaking.leave();
    one.close();
  }
});

const opened = <T extends { close(): void }>(one: T): T => {
  open.push(one);
  return one;
};

type Place = Awaited<ReturnType<Tab['sit']>>;
interface Player {
  readonly name: string;
  readonly tab: Tab;
  readonly place: Place;
  readonly seat: number;
}

/** People who queue at once, accept, and sit down. */
const seated = async (request: QueueMessage, names: readonly string[]): Promise<Player[]> => {
  const tabs = await Promise.all(names.map(async (name) => opened(await Tab.open(await server.guest(name)))));
  return again(request, names, tabs);
};
const again = async (request: QueueMessage, names: readonly string[], tabs: readonly Tab[]): Promise<Player[]> => {
  for (const tab of tabs) {
    tab.seats.length = 0;
    await tab.queue(request);
  }
  await Promise.all(tabs.map((tab) => tab.is('found')));
  await Promise.all(tabs.map((tab) => tab.accept()));
  const places = await Promise.all(tabs.map((tab) => tab.sit()));
  for (const place of places) opened({ close: () => place.leave() });
  return places.map((place, i) => {
    const [tab, name, seat] = [tabs[i], names[i], place.picture.you];
    assert.ok(tab && name && seat !== undefined);
    return { name, tab, place, seat };
  });
};

const concede = async ({ place }: Player): Promise<void> => {
  await place.act({ type: 'concede' }, place.picture.view?.step ?? 0);
};
const counted = async ({ place }: Player) => {
  await until(
    () => 'what the match counted for',
    () => place.picture.rated !== undefined,
  );
  return place.picture.rated ?? [];
};
ranked('a duel: it says that it counts, moves both ratings, and both may queue for the next one', async () => {
  const [ada, ben] = await seated(RANKED, ['Ada', 'Ben']);
  assert.ok(ada && ben);
  assert.is(ada.place.picture.ranked, true);
  assert.is(ada.place.picture.clock, 'ranked');
  assert.is(ada.place.picture.rated, undefined);
  await concede(ada);
  const rated = await counted(ben);
  const [lost, won] = [rated[ada.seat], rated[ben.seat]];
  assert.is(lost?.before, won?.before);
  assert.ok((lost?.after ?? 0) < (lost?.before ?? 0), `the loser: ${JSON.stringify(lost)}`);
  assert.ok((won?.after ?? 0) > (won?.before ?? 0), `the winner: ${JSON.stringify(won)}`);
  assert.is(won?.provisional, true);
  assert.equal(await ben.tab.matchmaking.queue(RANKED), { ok: true });
  assert.equal(await ben.tab.matchmaking.leave(), { ok: true });
  const cid = opened(await Tab.open(await server.guest('Cid')));
  const [second] = await again(RANKED, ['Ada', 'Cid'], [ada.tab, cid]);
  assert.ok(second);
  await concede(second);
  const after = await counted(second);
  assert.is(after[second.seat]?.before, lost?.after, 'the next match goes on where this one ended');
});

ranked('issue: whoever runs the server was not told of opponents from one address, as all are here', async () => {
  const toldOf = async (match: string): Promise<string[]> => {
    const Authorization = `Basic ${Buffer.from(`any:${PASSWORD}`).toString('base64')}`;
    const answer = await fetch(`${server.url}/admin/report`, { headers: { Authorization } });
    const { incidents } = reportForm.parse(await answer.json());
    return incidents.filter(({ room }) => room === match).map(({ message }) => message);
  };
  const [ada, ben] = await seated(RANKED, ['Kai', 'Lea']);
  assert.ok(ada && ben);
  await eventually('it is told', async () => (await toldOf(ada.place.id)).length > 0);
  const [said, ...more] = await toldOf(ada.place.id);
  assert.match(said ?? '', /^(Kai|Lea) \(.+\) and (Kai|Lea) \(.+\) play each other from one address$/);
  assert.equal(more, []);
  const casual = await seated(CASUAL, ['Mia', 'Noa']);
  assert.equal(await toldOf(casual[0]?.place.id ?? ''), [], 'a casual match');
});

ranked('two against two: everybody of a side wins or loses', async () => {
  const players = await seated({ ...RANKED, mode: '2v2' }, ['Ann', 'Bob', 'Cid', 'Dee']);
  const side = (player: Player): number => (player.seat < 2 ? 0 : 1);
  for (const player of players.filter((one) => side(one) === 0)) await concede(player);
  const [first] = players;
  assert.ok(first);
  const rated = await counted(first);
  for (const player of players) {
    const { before = 0, after = 0 } = rated[player.seat] ?? {};
    assert.ok(side(player) === 0 ? after < before : after > before, `${player.name}: ${before} to ${after}`);
  }
});

ranked('King of the Hill: a place is worth more than all below it', async () => {
  const players = await seated({ ...RANKED, mode: 'king-of-the-hill' }, ['Gil', 'Hal', 'Ina', 'Jon']);
  const fallen: Player[] = [];
  for (const player of players.slice(0, -1)) {
    await concede(player);
    fallen.unshift(player);
  }
  const [last, ...ranking] = [players.at(-1), ...fallen];
  assert.ok(last);
  const rated = await counted(last);
  const moves = [last, ...ranking].map(({ seat }) => (rated[seat]?.after ?? 0) - (rated[seat]?.before ?? 0));
  assert.equal(
    moves,
    [...moves].sort((a, b) => b - a),
    `from the last one standing to the first who fell: ${moves}`,
  );
  assert.ok((moves[0] ?? 0) > 0 && (moves.at(-1) ?? 0) < 0, `${moves}`);
  assert.is(new Set(moves).size, players.length, 'no two places move alike');
});

ranked('who leaves for good has lost, whatever a bot made of it, and waits before the next ranked match', async () => {
  const [ada, ben] = await seated(RANKED, ['Eva', 'Fay']);
  assert.ok(ada && ben);
  ben.place.leave();
  const { place } = ada;
  const botActed = (): boolean => place.picture.seats[ben.seat]?.clock?.standIn === true;
  await until(() => 'a bot in the seat', botActed);
  // Eva plays on until the bot has had turns of its own, and gives up then.
  const random = choices('Eva plays on');
  const turns = new Set<number>();
  place.prefer('always');
  while (turns.size < 3 && place.picture.stage === 'playing') {
    const { view, legal } = place.picture;
    if (view?.active === ben.seat) turns.add(view.turn);
    if (legal.length > 0) await place.act(random.of(legal).action, view?.step ?? 0);
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
  if (place.picture.stage === 'playing') await concede(ada);
  const rated = await counted(ada);
  const [stayed, left] = [rated[ada.seat], rated[ben.seat]];
  assert.is(left?.left, true);
  assert.is(stayed?.left, undefined);
  assert.ok((left?.after ?? 0) < (left?.before ?? 0), `who left: ${JSON.stringify(left)}`);
  assert.ok((stayed?.after ?? 0) >= (stayed?.before ?? 0), `who stayed: ${JSON.stringify(stayed)}`);
  const asked = await ben.tab.matchmaking.queue(RANKED);
  assert.is(asked.ok ? 'accepted' : asked.code, 'cool-down');
  assert.equal(
    await ben.tab.matchmaking.queue({ ...RANKED, ranked: false }),
    { ok: true },
    'casual matches are open to all',
  );
  assert.equal(await ben.tab.matchmaking.leave(), { ok: true });
});

ranked.run();
