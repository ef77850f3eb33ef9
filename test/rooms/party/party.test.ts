/** Parties over real sockets: friends come by a code, pick, are ready, and play together; and everything that is
 *  refused. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as assert from 'uvu/assert';
import type { Asked } from '../../../client/matchmaking.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { registry } from '../../../rooms/games.ts';
import { CASUAL, RANKED, Tab, until } from '../../support/rooms/matchmaking.ts';
import { type TestServer, testServer, tokenOf } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const GRACE_MS = 2000;
const HILL = { game: 'dice-throne', mode: 'king-of-the-hill', ranked: false };
const DUEL = { game: 'dice-throne', mode: '1v1', ranked: false };
const TEAMS = { game: 'dice-throne', mode: '2v2', ranked: false };
const BOSS = { game: 'dice-throne', mode: 'boss-vs-many', ranked: false };
const HEROES = ['barbarian', 'monk', 'ninja', 'pyromancer'];

const parties = suite('parties');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-party-'));
let server: TestServer;
let journal: Awaited<ReturnType<typeof openSqlJournal>>;
const open: { close(): void }[] = [];

parties.before(async () => {
  journal = await openSqlJournal(join(folder, 'journal.db'));
  const settings = { THRONEROOM_ACCEPT_SECONDS: '20', THRONEROOM_QUEUE_GRACE_SECONDS: String(GRACE_MS / 1000) };
  const games = registry({ game: diceThrone, divided: ['seats'] });
  server = await testServer(games, settings, { journal });
});
parties.after.each(async () => {
  for (const one of open.splice(0)) {
    if (one instanceof Tab && one.matchmaking.line.state === 'live') {
      await one.party.leave();
      await one.matchmaking.leave();
    }
    one.close();
  }
});
parties.after(async () => {
  await server.close();
  await journal.close();
  rmSync(folder, { recursive: true, force: true });
});

const tab = async (name: string): Promise<Tab> => {
  const opened = await Tab.open((await tokenOf(server, name)).client);
  open.push(opened);
  return opened;
};
const ok = async (asked: Promise<Asked>): Promise<void> => assert.equal(await asked, { ok: true });
const refused = async (asked: Promise<Asked>, code: string, field = ''): Promise<void> => {
  const answer = await asked;
  assert.is(answer.ok ? 'ok' : answer.code, code);
  if (!answer.ok && field !== '') assert.ok(answer.message.startsWith(`${field}: `), answer.message);
  if (!answer.ok) assert.ok(answer.message.length > 10, 'a sentence says why');
};
const sees = async (one: Tab, what: string, test: (party: NonNullable<Tab['matchmaking']['party']>) => boolean) =>
  until(
    () => `${what}, not ${JSON.stringify(one.matchmaking.party)}`,
    () => one.matchmaking.party !== undefined && test(one.matchmaking.party),
  );
const codeIn = (one: Tab): string => one.matchmaking.party?.code ?? '';
const idOf = (one: Tab, name: string): string =>
  one.matchmaking.party?.members.find((member) => member.name === name)?.id ?? '';
const namesIn = (one: Tab): string[] => one.matchmaking.party?.members.map(({ name }) => name) ?? [];

let made = 0;
/** So many friends in a party, with a pick each; all but the leader are ready. */
const friends = async (many: number, choice = HILL): Promise<Tab[]> => {
  const run = made++;
  const tabs = await Promise.all(['Ada', 'Ben', 'Cy', 'Di'].slice(0, many).map((name) => tab(`${name} ${run}`)));
  const [ada] = tabs;
  assert.ok(ada);
  await ok(ada.party.create(choice));
  await sees(ada, 'a party', () => true);
  for (const one of tabs.slice(1)) await ok(one.party.join(codeIn(ada)));
  for (const [index, one] of tabs.entries()) {
    await sees(one, 'all in it', ({ members }) => members.length === many);
    await ok(one.party.pick('hero', HEROES[index] ?? ''));
    if (index > 0) await ok(one.party.ready(true));
  }
  await sees(ada, 'all ready', ({ members }) => members.slice(1).every(({ ready }) => ready));
  return tabs;
};
const concede = async (place: Awaited<ReturnType<Tab['sit']>>): Promise<void> => {
  await place.act({ type: 'concede' }, place.picture.view?.step ?? 0);
};
const sitAll = async (tabs: readonly Tab[]) => {
  const places = await Promise.all(tabs.map((one) => one.sit()));
  open.push(...places.map((place) => ({ close: () => place.leave() })));
  return places;
};

parties('three friends start a match of their own, sit at it, and are back in the party when it is over', async () => {
  const tabs = await friends(3);
  const [ada, ben, cy] = tabs;
  assert.ok(ada && ben && cy);
  assert.is(ada.matchmaking.party?.cannotStart, undefined);
  await ok(ada.party.start());
  const places = await sitAll(tabs);
  assert.is(new Set(places.map(({ id }) => id)).size, 1);
  assert.equal(
    places.map(({ picture }) => picture.you),
    [0, 1, 2],
  );
  await sees(ben, 'playing', ({ stage }) => stage === 'playing');
  await refused(ben.party.ready(true), 'under-way');
  for (const place of places.slice(1)) await concede(place);
  for (const one of tabs) await sees(one, 'all back', ({ stage }) => stage === 'gathering');
  assert.equal(namesIn(cy).length, 3);
  assert.not(
    cy.matchmaking.party?.members.some(({ ready }) => ready),
    'nobody is ready',
  );
});

parties('a party of two starts a match of four seats: bots have the rest', async () => {
  const [ada, ben] = await friends(2, TEAMS);
  assert.ok(ada && ben);
  await ok(ada.party.start());
  const [place] = await sitAll([ada, ben]);
  assert.equal(
    place?.picture.seats.map(({ kind }) => kind),
    ['human', 'human', 'bot', 'bot'],
  );
});

parties('a party of two queues on one ticket, accepts and sits side by side against others', async () => {
  const [ones, others] = [await friends(2, TEAMS), await friends(2, TEAMS)];
  for (const [leader] of [ones, others]) await ok(leader?.party.queue() ?? Promise.reject());
  const all = [...ones, ...others];
  for (const one of all) await one.is('found');
  for (const one of all) await one.accept();
  const places = await sitAll(all);
  const seats = places.map(({ picture }) => picture.you ?? -1);
  assert.is(Math.floor((seats[0] ?? 0) / 2), Math.floor((seats[1] ?? 9) / 2), `side by side: ${seats}`);
  for (const one of all) await sees(one, 'playing', ({ stage }) => stage === 'playing');
  for (const place of places) if ((place.picture.you ?? 0) < 2) await concede(place);
  for (const one of all) await sees(one, 'back', ({ stage, members }) => stage === 'gathering' && members.length === 2);
});

parties('who leaves the queue takes the party out of it; who leaves the party, too', async () => {
  const [ada, ben, cy] = await friends(3, TEAMS).then(async (tabs) => {
    await ok(tabs[2]?.party.leave() ?? Promise.reject());
    return tabs;
  });
  assert.ok(ada && ben && cy);
  await sees(ada, 'two are left', ({ members }) => members.length === 2);
  await ok(ada.party.queue());
  await Promise.all([ada.is('waiting'), ben.is('waiting')]);
  await sees(ben, 'queued', ({ stage }) => stage === 'queued');
  await refused(cy.party.join(codeIn(ada)), 'under-way');
  await refused(ada.party.pick('hero', 'monk'), 'under-way');
  await ok(ben.matchmaking.leave());
  await Promise.all([ada.is('idle'), ben.is('idle')]);
  await sees(ada, 'gathering', ({ stage, members }) => stage === 'gathering' && !members.some(({ ready }) => ready));
  await ok(ben.party.ready(true));
  await ok(ada.party.queue());
  await ben.is('waiting');
  await ok(ben.party.leave());
  await Promise.all([ada.is('idle'), ben.is('idle')]);
  await sees(ada, 'one is left', ({ stage, members }) => stage === 'gathering' && members.length === 1);
});

parties('who drops is shown away, comes back into the party, and is out of it when gone for too long', async () => {
  const [ada, ben] = await friends(2);
  assert.ok(ada && ben);
  const client = ben.matchmaking.client;
  ben.close();
  await sees(ada, 'Ben is away', ({ members }) => members[1]?.present === false);
  await refused(ada.party.start(), 'not-everybody-there');
  const again = await Tab.open(client);
  open.push(again);
  await sees(again, 'his party', ({ members }) => members.length === 2);
  await sees(ada, 'Ben is back', ({ members }) => members[1]?.present === true);
  again.close();
  await sees(ada, 'Ben is out', ({ members }) => members.length === 1);
});

parties('the leader leaves: who was there longest leads, and the last one closes the door', async () => {
  const [ada, ben, cy] = await friends(3);
  assert.ok(ada && ben && cy);
  const code = codeIn(ada);
  await ok(ada.party.leave());
  await sees(cy, 'Ben leads', ({ leader, members }) => members.length === 2 && leader === members[0]?.id);
  assert.is(ada.matchmaking.party, undefined);
  await ok(ben.party.leave());
  await ok(cy.party.leave());
  await refused(ada.party.join(code), 'unknown-code');
});

parties('what is refused, and with which code', async () => {
  const [ada, ben] = await friends(2);
  const eve = await tab('Eve');
  assert.ok(ada && ben);
  await refused(eve.party.join('nonsense'), 'unknown-code');
  await refused(eve.party.pick('hero', 'monk'), 'no-party');
  await refused(eve.party.leave(), 'no-party');
  await refused(eve.matchmaking.ask('party-join', { code: codeIn(ada), rating: 3000 }), 'bad-message');
  await refused(eve.matchmaking.ask('party-create', { ...HILL, ranked: true, botsAfter: 1 }), 'bad-message');
  await refused(eve.party.create({ ...HILL, mode: 'made-up' }), 'unknown-mode');
  await refused(ben.party.start(), 'not-leader');
  await refused(ben.party.queue(), 'not-leader');
  await refused(ben.party.choose(DUEL), 'not-leader');
  await refused(ben.party.kick(idOf(ben, namesIn(ben)[0] ?? '')), 'not-leader');
  await refused(ben.party.create(HILL), 'already-in-party');
  await refused(ada.party.kick('somebody'), 'no-such-member');
  await refused(ada.party.choose({ ...HILL, seats: 2 }), 'unknown-mode');
  await refused(ada.party.boss('bot'), 'no-lone-seat');
  await refused(ben.party.pick('hero', 'barbarian'), 'hero-taken');
  await refused(ben.party.pick('hero', 'nobody'), 'unknown-hero');
  await refused(ben.party.pick('boss', 'fallen-barbarian'), 'unknown-hero');
  await ok(ben.party.ready(false));
  await refused(ada.party.start(), 'not-everybody-ready');
  await ok(ada.party.choose({ ...DUEL, ranked: true }));
  await ok(ben.party.ready(true));
  await refused(ada.party.queue(), 'party-against-itself');
  await ok(ada.party.choose(TEAMS));
  await ok(ben.party.ready(true));
  const waits = await ben.matchmaking.queue(CASUAL);
  assert.ok(waits.ok);
  await refused(ada.party.queue(), 'already-waiting');
  await sees(ada, 'still gathering', ({ stage, members }) => stage === 'gathering' && members[1]?.ready === true);
});

parties('a queue that is too small for the party says so in words', async () => {
  const [ada] = await friends(3, { ...TEAMS, ranked: true });
  assert.ok(ada);
  assert.match(ada.matchmaking.party?.cannotQueue?.message ?? '', 'at most 2 seats');
  // issue: it came in English alone, as words go by the code.
  assert.is(ada.matchmaking.party?.cannotQueue?.code, 'party-too-large');
  await refused(ada.party.queue(), 'party-too-large');
});

parties('who was put out is told so, and does not come back; who tries codes is stopped', async () => {
  const [ada, ben] = await friends(2);
  assert.ok(ada && ben);
  const code = codeIn(ada);
  await ok(ada.party.kick(idOf(ada, namesIn(ada)[1] ?? '')));
  await until(
    () => 'word of it',
    () => ben.heard.includes('out of the party: put-out'),
  );
  await refused(ben.party.join(code), 'put-out');
  const mallory = await tab('Mallory');
  for (let i = 0; i < 20; i++) await refused(mallory.party.join(`guess${i}`), 'unknown-code');
  await refused(mallory.party.join(code), 'too-many-tries');
});

parties('a boss against two: a member, a bot, or whoever picked for it', async () => {
  const [ada, ben, cy] = await friends(3, BOSS);
  assert.ok(ada && ben && cy);
  assert.is(ada.matchmaking.party?.loneKind, 'boss');
  await refused(ada.party.start(), 'pick-missing');
  await ok(cy.party.pick('boss', 'fallen-gunslinger'));
  await ok(ada.party.boss({ member: idOf(ada, namesIn(ada)[2] ?? '') }));
  await ok(ben.party.ready(true));
  await ok(cy.party.ready(true));
  await ok(ada.party.start());
  const places = await sitAll([ada, ben, cy]);
  assert.equal(
    places.map(({ picture }) => picture.you),
    [1, 2, 0],
  );
  assert.is(places[0]?.picture.seats[0]?.hero, 'fallen-gunslinger');
});

parties('a boss among the heroes, a hero as the boss, a boss in a duel: refused, and the field is named', async () => {
  const [ada] = await friends(1, BOSS);
  assert.ok(ada);
  await refused(ada.party.pick('hero', 'mad-king'), 'unknown-hero', 'hero');
  await refused(ada.party.pick('boss', 'monk'), 'unknown-hero', 'hero');
  await refused(ada.party.boss({ bot: 'monk' }), 'unknown-hero', 'boss.bot');
  await ok(ada.party.boss({ bot: 'fallen-monk' }));
  await refused(ada.party.choose({ ...BOSS, options: ['odd-start'] }), 'unknown-mode', 'options.0');
  await ok(ada.party.choose({ ...BOSS, mode: 'boss-vs-boss', options: ['even-start'] }));
  await sees(
    ada,
    'the option, and nobody alone',
    ({ choice, lone }) => choice.options?.length === 1 && lone === 'anyone',
  );
  await ok(ada.party.choose(BOSS));
  await ok(ada.party.pick('boss', 'mad-king'));
  await ok(ada.party.choose(DUEL));
  await refused(ada.party.pick('boss', 'mad-king'), 'unknown-hero', 'kind');
});

parties(
  'of many who do the same at once, one does: two who start, who join twice, who leave while it starts',
  async () => {
    const [ada, ben, cy] = await friends(3);
    assert.ok(ada && ben && cy);
    const started = await Promise.all([ada.party.start(), ada.party.start(), ada.party.queue(), cy.party.leave()]);
    assert.ok(started.slice(0, 3).filter((answer) => answer.ok).length <= 1);
    const here = started[3]?.ok;
    assert.ok(here);
    await sleep(300);
    const di = await tab('Dinah');
    await ok(di.party.create(HILL));
    await sees(di, 'a party', () => true);
    const joins = await Promise.all([cy.party.join(codeIn(di)), cy.party.join(codeIn(di)), cy.party.join(codeIn(di))]);
    assert.ok(joins.every((answer) => answer.ok));
    await sees(di, 'Cy once', ({ members }) => members.length === 2);
    await Promise.all([di.party.leave(), cy.party.leave()]);
    await refused(cy.party.ready(true), 'no-party');
    await refused(di.party.ready(true), 'no-party');
  },
);

parties(
  'what a member writes stays with the party, also while it plays, and can be reported by members alone',
  async () => {
    const [ada, ben] = await friends(2, DUEL);
    const eve = await tab('Evelyn');
    assert.ok(ada && ben);
    await ok(ada.party.say(' <b>shall</b> \n we? '));
    await sees(ben, 'the line', ({ said }) => said?.length === 1);
    const [line] = ben.matchmaking.party?.said ?? [];
    assert.ok(line);
    assert.is(line.text, '<b>shall</b> we?');
    await refused(eve.party.say('let me in'), 'no-party');
    await refused(eve.party.report(line.id), 'no-such-line');
    await ok(ben.party.report(line.id));
    await ok(ben.party.ready(true));
    await ok(ada.party.start());
    await ok(ben.party.say('here we go'));
    await sees(ada, 'both lines', ({ said }) => said?.length === 2);
  },
);

parties('a ranked match alone is no way around: the ladder counts no private match', async () => {
  const [ada, ben] = await friends(2, DUEL);
  assert.ok(ada && ben);
  await ok(ada.party.choose({ ...DUEL, ranked: true }));
  await ok(ben.party.ready(true));
  await ok(ada.party.start());
  const [place] = await sitAll([ada, ben]);
  assert.is(place?.picture.ranked ?? false, false);
  assert.is(RANKED.ranked, true);
});

parties.run();
