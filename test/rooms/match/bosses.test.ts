/** Rooms with a boss: who may sit where, and a whole match of three real clients. */
import * as assert from 'uvu/assert';
import { choices } from '../../../proof/random.ts';
import { DOOR } from '../../../protocol/codes.ts';
import type { CreateOptions } from '../../../protocol/messages.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import { codeOf, createMatch, joinMatch, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const bosses = suite('match room: bosses');
let server: TestServer;
bosses.before(async () => {
  server = await testServer(games);
});
bosses.after(() => server.close());

const BOSS = 'fallen-barbarian';
const many = (...seats: CreateOptions['seats']): CreateOptions => ({
  game: 'dice-throne',
  mode: 'boss-vs-many',
  seats,
});
const refused = (joining: Promise<unknown>): Promise<string> =>
  joining.then(
    () => 'let in',
    (error: unknown) => `${codeOf(error)} ${error instanceof Error ? error.message : ''}`,
  );

const DOORS: readonly (readonly [string, CreateOptions, field: string])[] = [
  [
    'a hero in the boss’s seat',
    many({ player: 'me', hero: 'monk' }, { player: 'open' }, { player: 'open' }),
    'seats.0.hero',
  ],
  [
    'a boss among the heroes',
    many({ player: 'open' }, { player: 'me', hero: BOSS }, { player: 'open' }),
    'seats.1.hero',
  ],
  [
    'two bosses against many',
    many({ player: 'me', hero: BOSS }, { player: 'bot', hero: 'mad-king', bot: 'random' }, { player: 'open' }),
    'seats.1.hero',
  ],
  [
    'a hero in Boss vs Boss',
    {
      game: 'dice-throne',
      mode: 'boss-vs-boss',
      seats: [
        { player: 'me', hero: 'mad-king' },
        { player: 'bot', hero: 'monk', bot: 'random' },
      ],
    },
    'seats.1.hero',
  ],
  [
    'a boss in a duel',
    { game: 'dice-throne', mode: '1v1', seats: [{ player: 'me', hero: BOSS }, { player: 'open' }] },
    'seats.0.hero',
  ],
];
for (const [name, options, field] of DOORS) {
  bosses(`${name} is refused, and the field is named`, async () => {
    const answer = await refused(createMatch(await server.guest('Ada'), options, readDiceThrone));
    assert.match(answer, new RegExp(`^${DOOR.badOptions} ${field}: this seat is for a `));
  });
}

const SETUPS: readonly (readonly [string, Record<string, unknown>, field: string])[] = [
  ['the scenario of a crawl', { scenario: 3 }, 'setup.scenario'],
  ['a difficulty that there is not', { difficulty: 'easy' }, 'setup.difficulty'],
  ['a field that there is not', { boss: 'mad-king' }, 'setup.boss'],
];
for (const [name, setup, field] of SETUPS) {
  bosses(`a boss battle with ${name} is refused before its seats are taken, and the field is named`, async () => {
    const seats: CreateOptions['seats'] = [{ player: 'me', hero: 'monk' }, { player: 'open' }];
    const options = { game: 'dice-throne', mode: 'boss-battle', seats, setup };
    const answer = await refused(createMatch(await server.guest('Ada'), options, readDiceThrone));
    assert.match(answer, new RegExp(`^${DOOR.badOptions} ${field}: `));
  });
}
bosses(
  'a boss battle is played in the scenario that was chosen, by the clock of those who stand together',
  async () => {
    const [ada, ben] = await Promise.all([server.guest('Ada'), server.guest('Ben')]);
    const seats: CreateOptions['seats'] = [{ player: 'me', hero: 'monk' }, { player: 'open' }];
    const options = { game: 'dice-throne', mode: 'boss-battle', seats, setup: { scenario: 8, difficulty: 'insane' } };
    const monk = await createMatch(ada, options, readDiceThrone);
    const [invite] = (await monk.invites()).invites;
    const elf = await joinMatch(ben, monk.room.roomId, readDiceThrone, { code: invite?.code, hero: 'moon-elf' });
    await monk.until(({ picture }) => picture.stage === 'playing', 'the start');
    const { view, clock } = monk.picture;
    assert.is(clock, 'campaign');
    assert.equal(
      [view?.battle?.scenario, view?.battle?.difficulty, view?.enemies?.[0]?.kind],
      [8, 'insane', 'mad-king'],
    );
    await Promise.all([monk, elf].map(({ room }) => room.leave()));
  },
);

const bossDuel = (options: string[]): CreateOptions => ({
  game: 'dice-throne',
  mode: 'boss-vs-boss',
  seats: [{ player: 'me', hero: 'mad-king' }, { player: 'open' }],
  options,
});
bosses('a mode’s option is kept to: nobody lacks health in an even start', async () => {
  const [ada, ben] = await Promise.all([server.guest('Ada'), server.guest('Ben')]);
  const king = await createMatch(ada, bossDuel(['even-start']), readDiceThrone);
  const [invite] = (await king.invites()).invites;
  const monk = await joinMatch(ben, king.room.roomId, readDiceThrone, { code: invite?.code, hero: 'fallen-monk' });
  await king.until(({ picture }) => picture.stage === 'playing', 'the start');
  assert.equal(
    king.picture.view?.seats.map(({ health }) => health),
    [70, 70],
  );
  await Promise.all([king, monk].map(({ room }) => room.leave()));
});
bosses('an option that the mode does not have is refused, and the field is named', async () => {
  const answer = await refused(createMatch(await server.guest('Ada'), bossDuel(['odd-start']), readDiceThrone));
  assert.match(answer, new RegExp(`^${DOOR.badOptions} options.0: boss-vs-boss has no option odd-start`));
});

bosses('invites say who sits there; a boss, two heroes and their shared hands, to the end', async () => {
  const random = choices('boss room');
  const guests = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => server.guest(name)));
  const [ada, ben, cid] = guests;
  if (!ada || !ben || !cid) throw new Error('three guests');
  const hero = await createMatch(
    ada,
    many({ player: 'open' }, { player: 'me', hero: 'monk' }, { player: 'open' }),
    readDiceThrone,
  );
  const { invites } = await hero.invites();
  assert.equal(
    invites.map(({ seat, plays }) => [seat, plays]),
    [
      [0, 'boss'],
      [2, 'hero'],
    ],
  );
  const [first, second] = invites.map(({ code }) => code);
  const { roomId } = hero.room;
  const wrong = await refused(joinMatch(ben, roomId, readDiceThrone, { code: first, hero: 'ninja' }));
  assert.match(wrong, new RegExp(`^${DOOR.badOptions} hero: this seat is for a boss`));
  const boss = await joinMatch(ben, roomId, readDiceThrone, { code: first, hero: BOSS });
  const other = await joinMatch(cid, roomId, readDiceThrone, { code: second, hero: 'ninja' });
  const places = [boss, hero, other];
  await hero.until(({ picture }) => picture.stage === 'playing', 'the start');
  for (let i = 0; await oneAction(places, [], random); i++) {
    assert.ok(i < 4000, 'the match does not end');
    const [b, h, o] = places.map(({ picture }) => picture.view);
    assert.is(b?.seats[1]?.hand, undefined, 'the boss sees no hand of the heroes');
    assert.is(h?.seats[0]?.hand, undefined, 'a hero sees no hand of the boss');
    assert.equal(h?.seats[2]?.hand, o?.seats[2]?.hand, 'heroes see each other’s hands');
    assert.is(h?.seats[1]?.health, o?.seats[2]?.health);
    assert.equal(b?.seats[0]?.tokens, h?.seats[0]?.tokens);
  }
  const { outcome } = hero.picture.view ?? {};
  assert.ok(outcome?.winners.length === 1 || outcome?.winners.length === 2, JSON.stringify(outcome));
  await Promise.all(places.map(({ room }) => room.leave()));
});

bosses.run();
