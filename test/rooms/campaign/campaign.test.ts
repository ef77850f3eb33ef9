/** Campaigns over real sockets: friends come by a code, share out salves, play scenarios in matches of their own, shop, and
 *  vote; and everything that is refused. */
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { registry } from '../../../rooms/games.ts';
import { Campaigner, depart, giveUp, ok, refused } from '../../support/rooms/campaigners.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const campaigns = suite('campaigns');
let server: TestServer;
const open: Campaigner[] = [];

campaigns.before(async () => {
  server = await testServer(registry({ game: diceThrone, divided: ['seats', 'enemies'] }));
});
campaigns.after.each(() => {
  for (const one of open.splice(0)) one.close();
});
campaigns.after(() => server.close());

let named = 0;
const campaigner = async (name: string): Promise<Campaigner> => {
  const one = await Campaigner.open(await server.guest(`${name} ${named++}`));
  open.push(one);
  return one;
};
/** Ada and Ben, with two bots, in camp. */
const inCamp = async (): Promise<[Campaigner, Campaigner]> => {
  const [ada, ben] = [await campaigner('Ada'), await campaigner('Ben')];
  await ada.found();
  await ben.joins(ada, 'monk');
  await ok(ada.ask.addBot(ada.id, 'ninja'));
  await ok(ada.ask.addBot(ada.id, 'paladin'));
  await ok(ada.act({ type: 'begin' }));
  await ben.sees('camp', ({ view }) => view.stage === 'camp');
  return [ada, ben];
};
const BOTS = [2, 3];

campaigns('a scenario is played in a match of its own, counted once, and the next one begins', async () => {
  const [ada, ben] = await inCamp();
  assert.equal(
    ada.table.people.map((one) => one?.present),
    [true, true, undefined, undefined],
  );
  const { card } = ada.table.view;
  await ok(ben.act({ type: 'allot', salves: [0, 1, 1, 0] }));
  await depart(BOTS, ada, ben);
  await ben.sees('an open match', ({ matchOpen }) => matchOpen);
  const place = await ada.sit();
  const { match } = ada.table.view;
  const { view } = place.picture;
  assert.ok(view);
  assert.is(place.picture.you, 0);
  assert.equal([view.crawl?.card, view.crawl?.scenario, view.crawl?.difficulty], [card, 1, 'normal']);
  assert.equal(
    view.seats.map(({ hero }) => hero),
    ['barbarian', 'monk', 'ninja', 'paladin'],
  );
  place.leave();
  await giveUp(ada, ben);
  await ada.sees('the shop', ({ view }) => view.stage === 'shop');
  assert.equal(ada.table.view.report?.won, false);
  await ben.sees('bots that are done', ({ view }) => BOTS.every((seat) => view.members[seat]?.done === true));
  await ok(ada.act({ type: 'done' }));
  await ok(ben.act({ type: 'done' }));
  await ada.sees('camp again', ({ view }) => view.stage === 'camp');
  const { sheet, session, scenario, salves } = ada.table.view;
  assert.equal([sheet.length, session, scenario, salves], [1, 2, 1, 5], 'lost: once more, with three salves more');
  assert.is(sheet[0]?.match, match, 'the sheet says which match it was');
  assert.not.equal(ada.table.view.card, card, 'with another card (ruling V5)');
  await depart(BOTS, ben, ada);
  await ben.sees('the second match', ({ matchOpen }) => matchOpen);
  await giveUp(ben, ada);
  await ada.sees('the shop again', ({ view }) => view.stage === 'shop' && view.sheet.length === 1);
  assert.ok(
    ada.table.log.some(({ text }) => text.includes('is lost')),
    'the log has it in words',
  );
});

campaigns('who is away is played by a bot, if all who are there say so; nobody who is there is', async () => {
  const [ada, ben] = await inCamp();
  await ok(ada.act({ type: 'ready', on: true, bots: [1, ...BOTS] }));
  await refused(ada.act({ type: 'depart', bots: [1, ...BOTS] }), 'still-there');
  await ok(ben.ask.closes(ben.id));
  await ada.sees('Ben away', ({ people }) => people[1]?.present === false);
  await ok(ada.act({ type: 'depart', bots: [1, ...BOTS] }));
  const place = await ada.sit();
  assert.equal(
    place.picture.seats.map(({ kind }) => kind),
    ['human', 'bot', 'bot', 'bot'],
  );
  place.leave();
  await giveUp(ada);
  await ada.sees('the shop', ({ view }) => view.stage === 'shop');
  assert.is(ada.table.people[1]?.overdue, false);
  await refused(ada.ask.finishFor(ada.id, 1), 'still-there');
  await ok(ben.ask.opens(ben.id));
  await ben.sees('himself back', ({ people }) => people[1]?.present === true);
});

campaigns('alone with bots: no clock; and the list says what waits', async () => {
  const ada = await campaigner('Ada');
  await ada.found('treant', 'Alone');
  await ok(ada.act({ type: 'begin' }));
  await depart([], ada);
  const place = await ada.sit();
  assert.is(place.picture.clock, 'none');
  place.leave();
  await ok(ada.ask.askForList());
  const [one] = ada.ask.list?.campaigns ?? [];
  assert.ok(one && 'stage' in one);
  assert.equal([one.name, one.stage, one.scenario, one.waits], ['Alone', 'playing', 1, false]);
  assert.equal(one.members, [{ hero: 'treant', player: ada.table.people[0]?.name }]);
});

campaigns('who leaves leaves hero and loot; the code brings somebody else into the seat', async () => {
  const [ada, ben] = await inCamp();
  const { code } = ada.table;
  await ok(ben.ask.leave(ben.id));
  await ada.sees('a seat without Ben', ({ people }) => people[1] === null);
  await refused(ben.ask.opens(ben.id), 'no-such-campaign');
  await refused(ben.act({ type: 'ready', on: true, bots: BOTS }), 'no-such-campaign');
  const cy = await campaigner('Cy');
  await refused(cy.ask.join({ code: `${code}x`, hero: 'monk', nonce: '' }), 'unknown-code');
  await refused(cy.ask.join({ code: 'nowhere', hero: 'monk', nonce: '' }), 'unknown-code');
  await cy.joins(ada, 'treant');
  assert.is(cy.table.you, 1);
  assert.is(cy.table.view.members[1]?.hero, 'monk');
});

campaigns('put out by all: the seat is a bot’s', async () => {
  const [ada, ben] = await inCamp();
  await ok(ada.act({ type: 'vote', about: 'out', member: 1, yes: true }));
  await ben.sees('the vote', ({ view }) => view.vote?.member === 1);
  await ok(ben.act({ type: 'vote', about: 'out', member: 1, yes: true }));
  await ada.sees('a seat without Ben', ({ people }) => people[1] === null);
});

campaigns('what may not be is refused with its code', async () => {
  const [ada, ben] = await inCamp();
  await refused(ada.act({ type: 'report', report: { won: true } }), 'not-allowed-now');
  await refused(ada.act({ type: 'juggle' }), 'bad-message');
  await refused(ada.act({ type: 'done' }), 'not-allowed-now');
  await refused(ada.act({ type: 'allot', salves: [9, 0, 0, 0] }), 'bad-option');
  await refused(ben.ask.addBot(ben.id, 'treant'), 'not-leader');
  await refused(ben.ask.unseat(ben.id, 2), 'not-leader');
  await refused(ada.ask.found({ name: ' ', difficulty: 'normal', hero: 'monk', nonce: '' }), 'bad-message');
  await refused(ada.ask.found({ name: 'x', difficulty: 'insane', hero: 'monk', nonce: '' }), 'bad-setup');
  await refused(ada.ask.found({ name: 'x', difficulty: 'normal', hero: 'mad-king', nonce: '' }), 'bad-setup');
  const eve = await campaigner('Eve');
  eve.id = ada.id;
  await refused(eve.act({ type: 'ready', on: true, bots: [] }), 'no-such-campaign');
  await refused(eve.ask.opens(eve.id), 'no-such-campaign');
});

campaigns('a retry is answered, and not done twice', async () => {
  const ada = await campaigner('Ada');
  const asked = { key: 'one', name: 'Twice', difficulty: 'normal', hero: 'monk', nonce: '' };
  for (let n = 0; n < 2; n++) await ok(ada.line.ask('campaign-create', asked));
  await ok(ada.ask.askForList());
  assert.is(ada.ask.list?.campaigns.length, 1);
  ada.id = ada.ask.newest ?? '';
  for (let n = 0; n < 2; n++) await ok(ada.line.ask('campaign-bot', { id: ada.id, key: 'two', hero: 'ninja' }));
  await ada.sees('one bot', ({ people }) => people.length === 2);
});

campaigns.run();
