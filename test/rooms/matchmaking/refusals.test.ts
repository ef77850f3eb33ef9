/** What the matchmaking room refuses, and what a client cannot get past it. */
import * as assert from 'uvu/assert';
import { games } from '../../../rooms/all-games.ts';
import type { CoolDown } from '../../../rooms/matchmaking/context.ts';
import { CASUAL, RANKED, Tab } from '../../support/rooms/matchmaking.ts';
import { codeOf, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const matchmaking = suite('matchmaking: refusals');
let server: TestServer;
let coolDown: CoolDown | undefined;
const tabs: Tab[] = [];

matchmaking.before(async () => {
  server = await testServer(games, { THRONEROOM_ACCEPT_SECONDS: '20' }, { coolDownOf: async () => coolDown });
});
matchmaking.after.each(async () => {
  coolDown = undefined;
  for (const tab of tabs.splice(0)) {
    await tab.matchmaking.leave(); // nobody is left behind in a queue that the next sentence uses
    tab.close();
  }
});
matchmaking.after(() => server.close());

const player = async (name: string): Promise<Tab> => {
  const tab = await Tab.open(await server.guest(name));
  tabs.push(tab);
  return tab;
};
const refusal = async (asked: ReturnType<Tab['matchmaking']['queue']>): Promise<string> => {
  const answer = await asked;
  return answer.ok ? 'accepted' : answer.code;
};

const WRONG: readonly [string, string, object][] = [
  ['ratings of the client', 'bad-message', { ...CASUAL, ratings: { player: { mu: 40, sigma: 1 } } }],
  ['a rank', 'bad-message', { ...CASUAL, rank: 1 }],
  ['further members', 'bad-message', { ...CASUAL, members: [] }],
  ['no heroes', 'bad-message', { game: 'dice-throne', mode: '1v1', ranked: true }],
  ['heroes of no shape', 'bad-message', { ...CASUAL, heroes: { hero: 7 } }],
  ['bots after no time', 'bad-message', { ...CASUAL, botsAfter: -1 }],
  ['bots after a year', 'bad-message', { ...CASUAL, botsAfter: 3e10 }],
  ['a mode of a name as long as a book', 'bad-message', { ...CASUAL, mode: 'x'.repeat(1000) }],
  ['a mode that there is not', 'unknown-pool', { ...CASUAL, mode: 'solitaire' }],
  ['a game that there is not', 'unknown-pool', { ...CASUAL, game: 'chess' }],
  ['a mode in which all stand together', 'unknown-pool', { ...CASUAL, game: 'diceborn-heroes', mode: 'quest' }],
  ['a hero that there is not', 'unknown-hero', { ...CASUAL, heroes: { hero: 'nobody' } }],
  ['a hero for a kind that the mode does not ask for', 'unknown-hero', { ...CASUAL, heroes: { dragon: 'barbarian' } }],
  ['heroes for nothing', 'hero-missing', { ...CASUAL, heroes: {} }],
  ['bots in a ranked match', 'no-bots-in-ranked', { ...RANKED, botsAfter: 1000 }],
];
for (const [what, code, request] of WRONG) {
  matchmaking(`refused: ${what}`, async () => {
    const ada = await player('Ada');
    assert.is(await refusal(ada.matchmaking.queue(request as typeof CASUAL)), code);
    assert.is(ada.state, 'idle');
  });
}

const BOSS_POOL = { ...CASUAL, mode: 'boss-vs-many' };
const MISPLACED: readonly [string, typeof CASUAL, field: string][] = [
  ['a boss for a seat of the heroes', { ...BOSS_POOL, heroes: { hero: 'mad-king' } }, 'heroes.hero'],
  ['a hero for the boss’s seat', { ...BOSS_POOL, heroes: { boss: 'monk' } }, 'heroes.boss'],
  ['a hero for Boss vs Boss', { ...CASUAL, mode: 'boss-vs-boss', heroes: { boss: 'monk' } }, 'heroes.boss'],
  ['a boss for a duel', { ...CASUAL, heroes: { boss: 'mad-king' } }, 'heroes.boss'],
];
for (const [what, request, field] of MISPLACED) {
  matchmaking(`refused, and the field is named: ${what}`, async () => {
    const ada = await player('Ada');
    const answer = await ada.matchmaking.queue(request);
    assert.ok(
      !answer.ok && answer.code === 'unknown-hero' && answer.message.startsWith(`${field}: `),
      JSON.stringify(answer),
    );
  });
}

matchmaking('refused: queueing during a cool-down', async () => {
  coolDown = { player: 'whoever', seconds: 90 };
  const ada = await player('Ada');
  const answer = await ada.matchmaking.queue(CASUAL);
  assert.ok(!answer.ok && answer.code === 'cool-down' && /90 s/.test(answer.message), JSON.stringify(answer));
});

matchmaking('refused: accepting and declining what was proposed to others, or to nobody', async () => {
  const [ada, ben] = await Promise.all([player('Ada'), player('Ben')]);
  await Promise.all([ada.queue(CASUAL), ben.queue(CASUAL)]);
  await Promise.all([ada.is('found'), ben.is('found')]);
  const cid = await player('Cid');
  for (const id of [ada.proposal, 'no-such-id']) {
    assert.is(await refusal(cid.matchmaking.accept(id)), 'no-such-proposal');
    assert.is(await refusal(cid.matchmaking.decline(id)), 'no-such-proposal');
  }
  assert.is(await refusal(cid.matchmaking.accept('x'.repeat(100))), 'bad-message');
  await Promise.all([ada.accept(), ben.accept()]);
});

const FORGED: readonly [string, object][] = [
  [
    'a seat given to somebody',
    { seats: [{ player: 'given', user: { id: 'guest-x', name: 'X' }, hero: 'barbarian' }, { player: 'open' }] },
  ],
  ['a pool', { pool: 'dice-throne/1v1/ranked' }],
  ['an order of the server', { order: 'a guess' }],
];
for (const [what, forged] of FORGED) {
  matchmaking(`a client cannot open a match with ${what}`, async () => {
    const client = await server.guest('Eve');
    const seats = [{ player: 'me', hero: 'barbarian' }, { player: 'open' }];
    const options = { game: 'dice-throne', mode: '1v1', seats, ...forged };
    const code = await client.create('match', options).then(() => 'opened', codeOf);
    assert.is(code, '400');
  });
}

matchmaking('a client cannot open a matchmaking room, nor a match by an order alone', async () => {
  const client = await server.guest('Eve');
  assert.is(await client.create('hall').then(() => 'opened', codeOf), '400');
  assert.is(await client.create('hall', { order: 'hall' }).then(() => 'opened', codeOf), '400');
  assert.is(await client.create('match', { order: 'match' }).then(() => 'opened', codeOf), '400');
});

matchmaking('nobody comes in without a token', async () => {
  assert.is(
    await server
      .clientOf('forged')
      .joinById('hall')
      .then(() => 'in', codeOf),
    '401',
  );
});

matchmaking.run();
