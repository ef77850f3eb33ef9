/** Single scenarios of the campaign, chosen in a party: who sits where and what was chosen reach the match, and what no
 *  match can begin with is refused by the name of its field. */
import * as assert from 'uvu/assert';
import { DIFFICULTIES } from '../../../engine/campaign/state/terms.ts';
import { games } from '../../../rooms/all-games.ts';
import { ok, refused } from '../../support/rooms/campaigners.ts';
import { Tab, until } from '../../support/rooms/matchmaking.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const BATTLE = { game: 'dice-throne', mode: 'boss-battle', ranked: false };
const CRAWL = { game: 'dice-throne', mode: 'portal-crawl', ranked: false };
const DUEL = { game: 'dice-throne', mode: '1v1', ranked: false };

const parties = suite('parties: scenarios');
let server: TestServer;
const open: Tab[] = [];

parties.before(async () => {
  server = await testServer(games);
});
parties.after.each(() => {
  for (const one of open.splice(0)) one.close();
});
parties.after(() => server.close());

const tab = async (name: string): Promise<Tab> => {
  const opened = await Tab.open(await server.guest(name));
  open.push(opened);
  return opened;
};
type Choice = Parameters<Tab['party']['choose']>[0];
type Seen = NonNullable<Tab['matchmaking']['party']>;
const sees = (one: Tab, what: string, test: (party: Seen) => boolean): Promise<void> =>
  until(
    () => `${what}, not ${JSON.stringify(one.matchmaking.party)}`,
    () => one.matchmaking.party !== undefined && test(one.matchmaking.party),
  );
/** Ada leads, and Ben is ready; each has picked. */
const two = async (choice: Choice): Promise<[Tab, Tab]> => {
  const [ada, ben] = [await tab('Ada'), await tab('Ben')];
  await ok(ada.party.create(choice));
  await sees(ada, 'a party', () => true);
  await ok(ben.party.join(ada.matchmaking.party?.code ?? ''));
  await ok(ada.party.pick('hero', 'monk'));
  await ok(ben.party.pick('hero', 'treant'));
  await ok(ben.party.ready(true));
  await sees(ada, 'Ben ready', ({ members }) => members[1]?.ready === true);
  return [ada, ben];
};
const namedBy = async (asked: ReturnType<Tab['party']['choose']>, field: string): Promise<void> => {
  await refused(asked, 'bad-setup');
  const answer = await asked;
  assert.ok(!answer.ok && answer.message.startsWith(`${field}: `), JSON.stringify(answer));
};

parties('a boss battle: the scenario, how hard it is, friends side by side and a bot reach the match', async () => {
  const setup = { scenario: 4, difficulty: 'veteran', salves: [2, 1, 0] };
  const tabs = await two({ ...BATTLE, seats: 3, bots: 'random', setup });
  const [ada, ben] = tabs;
  await sees(ben, 'what was chosen', ({ choice }) => JSON.stringify(choice.setup) === JSON.stringify(setup));
  await ok(ada.party.start());
  const places = await Promise.all(tabs.map((one) => one.sit()));
  for (const [seat, { picture }] of places.entries()) {
    assert.is(picture.you, seat);
    assert.equal([picture.view?.battle?.scenario, picture.view?.battle?.difficulty], [4, 'veteran']);
    assert.equal(
      picture.seats.map(({ kind }) => kind),
      ['human', 'human', 'bot'],
    );
  }
  const seats = places[0]?.picture.view?.seats ?? [];
  assert.equal(
    seats.map(({ tokens }) => tokens.find(({ id }) => id === 'salve')?.count ?? 0),
    setup.salves,
  );
  assert.equal(
    seats.slice(0, 2).map(({ hero }) => hero),
    ['monk', 'treant'],
  );
  for (const place of places) place.leave();
});

parties('a crawl: the card that was chosen is laid out', async () => {
  const tabs = await two({ ...CRAWL, setup: { scenario: 5, card: '5B' } });
  await ok(tabs[0].party.start());
  const places = await Promise.all(tabs.map((one) => one.sit()));
  for (const { picture } of places) {
    assert.equal([picture.view?.crawl?.scenario, picture.view?.crawl?.card], [5, '5B']);
    assert.is(picture.view?.seats.length, 2);
  }
  for (const place of places) place.leave();
});

const WRONG: readonly (readonly [choice: Choice, field: string])[] = [
  [{ ...BATTLE, setup: { scenario: 3 } }, 'setup.scenario'],
  [{ ...CRAWL, setup: { scenario: 2 } }, 'setup.scenario'],
  [{ ...CRAWL, setup: { scenario: 9 } }, 'setup.scenario'],
  [{ ...CRAWL, setup: { scenario: 3, card: '5B' } }, 'setup.card'],
  [{ ...CRAWL, setup: { difficulty: 'easy' } }, 'setup.difficulty'],
  [{ ...CRAWL, seats: 2, setup: { salves: [1] } }, 'setup.salves'],
  [{ ...BATTLE, setup: { loot: [['no-such-card']] } }, 'setup.loot.0.0'],
  [{ ...BATTLE, setup: { boss: 'mad-king' } }, 'setup.boss'],
  [{ ...DUEL, setup: { scenario: 1 } }, 'setup'],
];
parties('what no match can begin with is refused when it is chosen, and the choice of before stays', async () => {
  const ada = await tab('Ada');
  await namedBy(ada.party.create({ ...BATTLE, setup: { scenario: 1 } }), 'setup.scenario');
  await ok(ada.party.create(BATTLE));
  for (const [choice, field] of WRONG) await namedBy(ada.party.choose(choice), field);
  for (const difficulty of DIFFICULTIES) await ok(ada.party.choose({ ...BATTLE, setup: { scenario: 8, difficulty } }));
  await sees(ada, 'the last one', ({ choice }) => choice.setup?.difficulty === DIFFICULTIES.at(-1));
});

parties('issue: what fits one hero, and not the two who sit down, is refused at the start, in words', async () => {
  const [ada, ben] = await two({ ...BATTLE, setup: { scenario: 2, salves: [3] } });
  await namedBy(ada.party.start(), 'setup.salves');
  await sees(ada, 'nobody sent off', ({ stage }) => stage === 'gathering');
  await ok(ada.party.choose({ ...BATTLE, setup: { scenario: 2 } }));
  await ok(ben.party.ready(true));
  await ok(ada.party.start());
  const place = await ada.sit();
  assert.is(place.picture.view?.battle?.scenario, 2);
  place.leave();
});

parties.run();
