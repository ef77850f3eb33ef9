/** The matchmaking room over real sockets: who queues is matched, accepts and sits; and everything that can come
 *  between. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { MatchConnection } from '../../../client/connection.ts';
import { diceThroneDoor } from '../../../client/dice-throne.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { poolId } from '../../../protocol/pool.ts';
import { registry } from '../../../rooms/games.ts';
import { readPast } from '../../../rooms/match/journal/reader.ts';
import { highCard } from '../../support/games/high-card.ts';
import { CASUAL, RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { guestToken, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

/** Short enough to wait for, and long enough for a slow machine to answer within. */
const GRACE_MS = 6000;
const ACCEPT_MS = 12_000;
/** One who plays a giant against one who plays a hero: sides that are not alike. */
const unequal = {
  ...highCard,
  id: 'unequal',
  heroes: [
    { id: 'ogre', name: 'Ogre', kind: 'giant', text: 'Large.' },
    { id: 'knave', name: 'Knave', kind: 'hero', text: 'Small.' },
  ],
  modes: [
    {
      ...highCard.modes[0],
      id: 'giant',
      name: 'Giant',
      text: 'One against one.',
      minSeats: 2,
      maxSeats: 2,
      formats: [
        [
          { seats: [0], role: 'giant', plays: 'giant' },
          { seats: [1], role: 'party', plays: 'hero' },
        ],
      ],
    },
  ],
};
const games = registry({ game: unequal }, { game: diceThrone, divided: ['seats'] }, { game: highCard });

const matchmaking = suite('matchmaking');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-matchmaking-'));
let server: TestServer;
let journal: Awaited<ReturnType<typeof openSqlJournal>>;
const ratingsAsked: string[] = [];
const open: { close(): void }[] = [];

matchmaking.before(async () => {
  journal = await openSqlJournal(join(folder, 'journal.db'));
  server = await testServer(
    games,
    { THRONEROOM_ACCEPT_SECONDS: String(ACCEPT_MS / 1000), THRONEROOM_QUEUE_GRACE_SECONDS: String(GRACE_MS / 1000) },
    {
      journal,
      ratingsOf: async (players, pool) => {
        ratingsAsked.push(`${players} for ${poolId(pool)}`);
        return {};
      },
    },
  );
});
matchmaking.after.each(async () => {
  for (const one of open.splice(0)) {
    // Nobody is left behind in a queue that the next sentence uses.
    if (one instanceof Tab) await one.matchmaking.leave();
    one.close();
  }
});
matchmaking.after(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const keep = <T extends { close(): void }>(one: T): T => {
  open.push(one);
  return one;
};
/** A guest's name without the digits that make it one's own. */
const asGiven = (name: string): string => name.replace(/\d+$/, '');
/** Tabs of one player. */
const tabs = async (name: string, many: number): Promise<Tab[]> => {
  const { token } = await guestToken(server.url, name);
  const opened: Tab[] = [];
  for (let i = 0; i < many; i++) opened.push(keep(await Tab.open(server.clientOf(token))));
  return opened;
};
const player = async (name: string): Promise<Tab> => keep(await Tab.open(await server.guest(name)));
/** Two who wait in the same pool and are found a match. */
const found = async (
  request = CASUAL,
  names: readonly [string, string] = ['Ada', 'Ben'],
): Promise<[Tab, Tab, number]> => {
  const [ada, ben] = await Promise.all([player(names[0]), player(names[1])]);
  await ada.queue(request);
  const { since } = ada;
  await ben.queue(request);
  await Promise.all([ada.is('found'), ben.is('found')]);
  return [ada, ben, since];
};
const seated = async (request = CASUAL, names?: readonly [string, string]) => {
  const [ada, ben] = await found(request, names);
  await Promise.all([ada.accept(), ben.accept()]);
  const places = await Promise.all([ada.sit(), ben.sit()]);
  for (const place of places) keep({ close: () => place.leave() });
  return { ada, ben, places };
};
const refusal = async (asked: ReturnType<Tab['matchmaking']['queue']>): Promise<string> => {
  const answer = await asked;
  return answer.ok ? 'accepted' : answer.code;
};

matchmaking('the matchmaking room itself is not counted as a match', async () => {
  const health = z.object({ matches: z.number() });
  assert.is(health.parse(await (await fetch(`${server.url}/health`)).json()).matches, 0);
});

matchmaking('two who queue are found a match; when both accept, both sit at it and it begins', async () => {
  const [ada, ben] = await Promise.all([player('Ada'), player('Ben')]);
  await ada.queue(CASUAL);
  await ben.queue({ ...CASUAL, heroes: { hero: 'moon-elf' } });
  await Promise.all([ada.is('found'), ben.is('found')]);
  const { queueing } = ben.matchmaking;
  assert.ok(queueing.state === 'found');
  const { sides, players, accepted, bots, mine, deadline, now } = queueing.message;
  assert.equal(sides, diceThrone.modes.find(({ id }) => id === '1v1')?.formats[0]);
  assert.equal([players, accepted, bots, mine], [2, 0, 0, false]);
  assert.ok(deadline - now > 0 && deadline - now <= ACCEPT_MS);
  await ada.accept();
  await until(
    () => 'word that one has accepted',
    () => ben.matchmaking.queueing.state === 'found' && ben.matchmaking.queueing.message.accepted === 1,
  );
  await ben.accept();
  const places = await Promise.all([ada.sit(), ben.sit()]);
  await Promise.all([ada.is('idle'), ben.is('idle')]);
  const [first, second] = places;
  assert.is(first?.id, second?.id);
  assert.equal([first?.picture.you, second?.picture.you].sort(), [0, 1]);
  const seats = first?.picture.seats.map(({ name, hero }) => `${asGiven(name)}: ${hero}`);
  assert.equal(seats?.sort(), ['Ada: barbarian', 'Ben: moon-elf']);
  assert.is(first?.picture.clock, 'casual');
  const conceded = await first?.act({ type: 'concede' }, first.picture.view?.step ?? 0);
  assert.ok(conceded?.ok);
  await until(
    () => 'the end',
    () => second?.picture.stage === 'over',
  );
  for (const place of places) place.leave();
});

matchmaking('the journal tells the pool and whose the seats are; nobody opened the match', async () => {
  const { places } = await seated(RANKED, ['Hanna', 'Ivo']);
  const kept = await journal.read(places[0]?.id ?? '');
  assert.ok(kept);
  const { opening } = readPast(kept, games).head;
  assert.is(opening.pool, 'dice-throne/1v1/ranked');
  assert.is(opening.clock, 'ranked');
  assert.equal(opening.creator, { id: '', name: '' });
  const names = opening.seats.map((seat) => (seat.player === 'given' ? asGiven(seat.user.name) : seat.player));
  assert.equal(names.sort(), ['Hanna', 'Ivo']);
});

matchmaking('somebody declines: the other stands again where they stood, and is found the next', async () => {
  const [ada, ben, since] = await found();
  assert.equal(await ben.matchmaking.decline(ben.proposal), { ok: true });
  await Promise.all([ada.is('waiting'), ben.is('idle')]);
  assert.equal([ada.heard, ben.heard], [['back: declined'], ['out: declined']]);
  assert.is(ada.since, since);
  const cid = await player('Cid');
  await cid.queue(CASUAL);
  await Promise.all([ada.is('found'), cid.is('found')]);
});

matchmaking('issue: who was found a match with an account that was then deleted heard nothing of it', async () => {
  const { token } = await guestToken(server.url, 'Ada');
  const [ada, ben] = [keep(await Tab.open(server.clientOf(token))), await player('Ben')];
  await ada.queue(CASUAL);
  await ben.queue(CASUAL);
  await Promise.all([ada.is('found'), ben.is('found')]);
  await ada.accept();
  await fetch(`${server.url}/api/account`, { method: 'DELETE', headers: { Authorization: `Bearer ${token}` } });
  await ben.is('waiting');
  assert.ok(ben.heard.includes('back: declined'), ben.heard.join());
});

matchmaking('whoever leaves the queue while a match is found declines it', async () => {
  const [ada, ben] = await found();
  assert.equal(await ben.matchmaking.leave(), { ok: true });
  await Promise.all([ada.is('waiting'), ben.is('idle')]);
});

matchmaking('somebody lets the time run out: whoever accepted stands where they stood', async () => {
  const [ada, ben, since] = await found();
  await ada.accept();
  const { proposal } = ben;
  await Promise.all([ada.is('waiting'), ben.is('idle')]);
  assert.equal([ada.heard, ben.heard], [['back: lapsed'], ['out: lapsed']]);
  assert.is(ada.since, since);
  assert.is(await refusal(ben.matchmaking.accept(proposal)), 'no-such-proposal');
});

matchmaking('one player, one ticket: a second tab sees it and cannot queue again; leaving frees both', async () => {
  const [first, second] = await tabs('Ada', 2);
  assert.ok(first && second);
  await first.queue(CASUAL);
  await second.is('waiting');
  assert.is(second.since, first.since);
  for (const request of [CASUAL, RANKED])
    assert.is(await refusal(second.matchmaking.queue(request)), 'already-waiting');
  assert.equal(await second.matchmaking.leave(), { ok: true });
  await Promise.all([first.is('idle'), second.is('idle')]);
  assert.is(await refusal(first.matchmaking.leave()), 'not-waiting');
});

matchmaking('two tabs that queue at the same moment get one ticket', async () => {
  const [first, second] = await tabs('Ada', 2);
  assert.ok(first && second);
  const answers = await Promise.all([
    refusal(first.matchmaking.queue(CASUAL)),
    refusal(second.matchmaking.queue(RANKED)),
  ]);
  assert.equal(answers.sort(), ['accepted', 'already-waiting']);
});

matchmaking(
  'the tab that accepts gets the seat; the others, and those that come later, learn where the match is',
  async () => {
    const [first, second] = await tabs('Ada', 2);
    assert.ok(first && second);
    const ben = await player('Ben');
    await first.queue(CASUAL);
    await ben.queue(CASUAL);
    await Promise.all([second.is('found'), ben.is('found')]);
    await Promise.all([second.accept(), ben.accept()]);
    const place = await second.sit();
    await until(
      () => 'word in the first tab',
      () => first.matchmaking.running !== undefined,
    );
    assert.is(first.matchmaking.running?.match, place.id);
    assert.is(first.seats.length, 0);
    place.leave();
    const again = await first.join();
    assert.is(typeof again.picture.you, 'number');
    again.leave();
  },
);

matchmaking(
  'whoever comes back within the grace finds the ticket as it stood; after it, the queue goes on without',
  async () => {
    const { token } = await guestToken(server.url, 'Ada');
    const before = await Tab.open(server.clientOf(token));
    await before.queue(CASUAL);
    const { since } = before;
    before.close();
    const back = await Tab.open(server.clientOf(token));
    assert.is(back.state, 'waiting');
    assert.is(back.since, since);
    await sleep(GRACE_MS * 1.5);
    assert.is(back.state, 'waiting', 'whoever is here is not away');
    back.close();
    await sleep(2 * GRACE_MS);
    const late = keep(await Tab.open(server.clientOf(token)));
    assert.is(late.state, 'idle');
  },
);

matchmaking('a seat that is not taken in time is found again by the id of the match', async () => {
  const [ada, ben] = await found();
  await Promise.all([ada.accept(), ben.accept()]);
  await Promise.all([ada.is('idle'), ben.is('idle')]);
  const seat = ada.seats[0]?.seat;
  assert.ok(seat);
  const stale = { ...seat, sessionId: 'run-out' };
  const place = await MatchConnection.take(diceThroneDoor, ada.matchmaking.client, stale);
  assert.is(place.id, seat.roomId);
  assert.is(typeof place.picture.you, 'number');
  place.leave();
});

matchmaking('four who queue for teams of two sit two by two', async () => {
  const request = { ...CASUAL, mode: '2v2' };
  const four = await Promise.all(['Ada', 'Ben', 'Cid', 'Dot'].map(player));
  for (const tab of four) await tab.queue(request);
  await Promise.all(four.map((tab) => tab.is('found')));
  await Promise.all(four.map((tab) => tab.accept()));
  const places = await Promise.all(four.map((tab) => tab.sit()));
  assert.equal(places.map(({ picture }) => picture.you).sort(), [0, 1, 2, 3]);
  assert.is(new Set(places.map(({ id }) => id)).size, 1);
  for (const place of places) place.leave();
});

matchmaking(
  'where sides are not alike, each sits where what they picked is asked for; a bot may be the giant',
  async () => {
    const giants = { game: 'unequal', mode: 'giant', ranked: false };
    const [ada, ben] = await Promise.all([player('Ada'), player('Ben')]);
    await ada.queue({ ...giants, heroes: { hero: 'knave' } });
    await ben.queue({ ...giants, heroes: { hero: 'knave', giant: 'ogre' } });
    await Promise.all([ada.is('found'), ben.is('found')]);
    await Promise.all([ada.accept(), ben.accept()]);
    assert.equal(await seatsOf(ada), ['Ben: ogre', 'Ada: knave']);
    const cid = await player('Cid');
    await cid.queue({ ...giants, heroes: { hero: 'knave' }, botsAfter: 0 });
    await cid.is('found');
    await cid.accept();
    assert.equal(await seatsOf(cid), ['bot: ogre', 'Cid: knave']);
  },
);
/** Who sits where in the match that the tab has a seat at. */
const seatsOf = async (tab: Tab): Promise<string[]> => {
  await until(
    () => 'a seat',
    () => tab.seats.length > 0,
  );
  const kept = await journal.read(tab.seats.at(-1)?.match ?? '');
  assert.ok(kept);
  return readPast(kept, games).head.opening.seats.map((seat) =>
    seat.player === 'given'
      ? `${asGiven(seat.user.name)}: ${seat.hero}`
      : `${seat.player}: ${'hero' in seat ? seat.hero : ''}`,
  );
};

matchmaking('a boss and four heroes come to one table, the boss in its own seat', async () => {
  const request = { ...CASUAL, mode: 'boss-vs-many' };
  const heroes = await Promise.all(['Ada', 'Ben', 'Cid', 'Dot'].map(player));
  const boss = await player('Eve');
  for (const [i, tab] of heroes.entries()) {
    const hero = ['barbarian', 'moon-elf', 'monk', 'paladin'][i] ?? '';
    await tab.queue({ ...request, heroes: { hero } });
  }
  await boss.queue({ ...request, heroes: { boss: 'mad-king' } });
  const all = [boss, ...heroes];
  await Promise.all(all.map((tab) => tab.is('found')));
  await Promise.all(all.map((tab) => tab.accept()));
  const places = await Promise.all(all.map((tab) => tab.sit()));
  assert.is(places[0]?.picture.you, 0);
  assert.is(places[0]?.picture.seats[0]?.hero, 'mad-king');
  assert.equal(places.map(({ picture }) => picture.you).sort(), [0, 1, 2, 3, 4]);
  for (const place of places) place.leave();
});

matchmaking('two bosses meet in Boss vs Boss, each the one that its player chose', async () => {
  const bosses = ['fallen-monk', 'mad-king'];
  const tabs = await Promise.all(['Ada', 'Ben'].map(player));
  for (const [i, tab] of tabs.entries())
    await tab.queue({ ...CASUAL, mode: 'boss-vs-boss', heroes: { boss: bosses[i] ?? '' } });
  await Promise.all(tabs.map((tab) => tab.is('found')));
  await Promise.all(tabs.map((tab) => tab.accept()));
  const places = await Promise.all(tabs.map((tab) => tab.sit()));
  assert.equal(
    places.map(({ picture }) => picture.seats[picture.you ?? -1]?.hero),
    bosses,
  );
  for (const place of places) place.leave();
});

matchmaking('bots fill a casual match after the time agreed, if the player accepts', async () => {
  const ada = await player('Ada');
  await ada.queue({ ...CASUAL, botsAfter: 0 });
  await ada.is('found');
  const { queueing } = ada.matchmaking;
  assert.ok(queueing.state === 'found');
  assert.equal([queueing.message.players, queueing.message.bots], [1, 1]);
  await ada.accept();
  const place = await ada.sit();
  assert.equal(place.picture.seats.map(({ kind }) => kind).sort(), ['bot', 'human']);
  assert.is.not(place.picture.seats[0]?.hero, place.picture.seats[1]?.hero);
  place.leave();
});

matchmaking(
  'while a ranked match is live its players do not queue, and are told where it is; its end frees them',
  async () => {
    const { ada, places } = await seated(RANKED);
    for (const request of [CASUAL, RANKED]) assert.is(await refusal(ada.matchmaking.queue(request)), 'live-match');
    assert.is(ada.matchmaking.running?.match, places[0]?.id);
    assert.ok((await places[0]?.act({ type: 'concede' }, places[0].picture.view?.step ?? 0))?.ok);
    await until(
      () => 'word that it is over',
      () => ada.matchmaking.running === undefined,
    );
    await ada.queue(RANKED);
  },
);

matchmaking('a mark of a live match that is no more heals itself', async () => {
  const { ada, ben, places } = await seated(RANKED);
  await journal.delete(places[0]?.id ?? '');
  await ada.queue(RANKED);
  await ben.queue(RANKED);
});

matchmaking('a match that its game refuses to begin puts everybody out, not back', async () => {
  const request = { game: 'high-card', mode: '1v1', ranked: false, heroes: { hero: 'queen' } };
  const [ada, ben] = await found(request);
  await Promise.all([ada.accept(), ben.accept()]);
  await Promise.all([ada.is('idle'), ben.is('idle')]);
  await until(
    () => 'why',
    () => ada.heard.length > 0 && ben.heard.length > 0,
  );
  assert.equal([ada.heard, ben.heard], [['out: failed'], ['out: failed']]);
});

matchmaking('ratings are asked of the server itself', async () => {
  ratingsAsked.length = 0;
  const ada = await player('Ada');
  await ada.queue(RANKED);
  assert.is(ratingsAsked.length, 1);
  assert.match(ratingsAsked[0] ?? '', /^guest-\S+ for dice-throne\/1v1\/ranked$/);
});

matchmaking.run();
