/** A campaign of the third game in the rooms: what a match leaves is told to its members, and the next one begins with it;
 *  what no match can begin with is refused by the name of the field. */
import * as assert from 'uvu/assert';
import { scriptedStream } from '../../../../engine/core/chance.ts';
import type { AnyGame, BaseView, StartOptions } from '../../../../engine/core/game.ts';
import { dicebornHeroes } from '../../../../engine/diceborn-heroes/index.ts';
import { DOOR } from '../../../../protocol/codes.ts';
import type { CreateOptions } from '../../../../protocol/messages.ts';
import { games } from '../../../../rooms/all-games.ts';
import { readAny } from '../../../../rooms/state/read-any.ts';
import { codeOf, createMatch, type Place, type TestServer, testServer } from '../../../support/rooms/rooms.ts';
import { suite } from '../../../support/suite.ts';

const game: AnyGame = dicebornHeroes;
const CARRIED = { relics: ['sea-charm'], starred: ['undertow'], played: ['tide'], stars: 2 };
const leave = (places: readonly Place<BaseView>[]) => Promise.all(places.map(({ room }) => room.leave()));

const campaign = suite('Diceborn Heroes: from match to match');

/** The game, but the second match of a campaign begins just before the last blow against its boss. */
const start: AnyGame['start'] = (options: StartOptions, dice) => {
  const begun = game.start(options, dice);
  const carried: unknown = Reflect.get(Object(options.setup), 'carried');
  if (Reflect.get(Object(carried), 'played')?.length !== 1) return begun;
  return game.scenario.position(
    {
      mode: 'quest',
      pack: 'wilds',
      level: 3,
      seats: [
        { hero: 'fighter', relics: ['pearl-of-tides'], tokens: { hero: 0 } },
        { hero: 'priest', tokens: { hero: 0 } },
      ],
      // He falls while an arm of his stands: an achievement, and so a star.
      enemies: [{ id: 'levanthys', wounds: 15 }, { id: 'pincer-arm' }],
      deck: ['atk-6-red', 'undertow', 'atk-6-blue'],
      carried,
    },
    scriptedStream([3, 4, 1, 2, ...Array<number>(40).fill(1)]),
  );
};
const rigged = new Map([...games, [game.id, { game: { ...game, start } }]]);

let server: TestServer;
campaign.before(async () => {
  server = await testServer(rigged);
});
campaign.after(() => server.close());

const optionsWith = (setup: unknown, seats: CreateOptions['seats']): CreateOptions =>
  ({ game: game.id, mode: 'quest', seats, ...(setup !== undefined && { setup }) }) as CreateOptions;
const ALONE: CreateOptions['seats'] = [
  { player: 'me', hero: 'fighter' },
  { player: 'bot', hero: 'priest', bot: 'random' },
];
const WITH_A_FRIEND: CreateOptions['seats'] = [{ player: 'me', hero: 'fighter' }, { player: 'open' }];

campaign('issue: a match that is won tells its members what goes on, and the next one begins with it', async () => {
  const ada = await createMatch(await server.guest('Ada'), optionsWith({ carried: CARRIED }, ALONE), readAny);
  await ada.until(({ picture }) => picture.legal.length > 0, 'the dice');
  assert.is(ada.picture.report, undefined);
  assert.is(ada.picture.score, undefined);
  const { legal } = ada.picture;
  const slash = legal.find(({ action }) => Reflect.get(action, 'slot') === 'slash');
  await ada.act(slash?.action ?? { type: 'none' });
  await ada.act({ type: 'ready' });
  await finish(ada);
  const told = ada.picture.report;
  assert.equal(Object.keys(Object(told)), ['carried']);
  const { played, stars, relics }: typeof CARRIED = Reflect.get(Object(told), 'carried');
  assert.equal(played, ['tide', 'wilds']);
  assert.is(stars, CARRIED.stars + 1);
  // Two relics, a starred card, the stars of before, and what was achieved.
  assert.is(ada.picture.score, 2 * 2 + 1 + CARRIED.stars + 1);
  assert.ok(relics.includes('pearl-of-tides'));
  const next = await createMatch(await server.guest('Ada'), optionsWith(told, ALONE), readAny);
  await next.until(({ picture }) => picture.legal.length > 0, 'the choice of a pack');
  const packs = next.picture.legal.map(({ action }) => Reflect.get(action, 'option'));
  assert.is(packs.length, 6);
  assert.not.ok(packs.includes('pack:tide') || packs.includes('pack:wilds'));
  await leave([ada, next]);
});
/** Aims at the boss, and passes, until it is over. */
const finish = async (place: Place<BaseView>): Promise<void> => {
  while (!place.picture.view?.outcome) {
    const { legal, view } = place.picture;
    const line = legal.find(({ action }) => Reflect.get(action, 'option') === 'enemy:0') ?? legal[0];
    const step = view?.step ?? 0;
    if (line) await place.act(line.action, { step }).catch(() => undefined); // a bot was quicker
    await place.until(({ picture }) => (picture.view?.step ?? 0) > step || !!picture.view?.outcome, 'what comes next');
  }
};

campaign('a match that was lost tells nothing', async () => {
  const ada = await createMatch(
    await server.guest('Ada'),
    optionsWith(undefined, [{ player: 'me', hero: 'two-heroes' }]),
    readAny,
  );
  await ada.until(({ picture }) => picture.stage === 'playing', 'the start');
  await ada.act({ type: 'concede' });
  await ada.until(({ picture }) => picture.stage === 'over', 'the end');
  assert.is(ada.picture.report, undefined);
  await leave([ada]);
});

const BAD: readonly (readonly [setup: unknown, field: string])[] = [
  [{ carried: { ...CARRIED, relics: ['no-such'] } }, 'setup.carried.relics.0'],
  [{ carried: { ...CARRIED, starred: ['undertow', 'undertow'] } }, 'setup.carried.starred.1'],
  [{ carried: { ...CARRIED, played: ['atlantis'] } }, 'setup.carried.played.0'],
  [{ carried: { ...CARRIED, stars: -1 } }, 'setup.carried.stars'],
  [{ carried: { ...CARRIED, gold: 3 } }, 'setup.carried'],
  [{ relics: [] }, 'setup'],
  ['tide', 'setup'],
  [null, 'setup'],
];
for (const [setup, field] of BAD) {
  campaign(`refused at the door, with seats taken or open: ${JSON.stringify(setup)}`, async () => {
    const client = await server.guest('Ada');
    for (const seats of [ALONE, WITH_A_FRIEND]) {
      const refusal = await createMatch(client, optionsWith(setup, seats), readAny).then(() => 'accepted', asText);
      assert.ok(refusal.startsWith(`${DOOR.badOptions} ${field}`), refusal);
    }
  });
}
const asText = (error: unknown): string => `${codeOf(error)} ${error instanceof Error ? error.message : ''}`;
campaign('refused for a game that carries nothing', async () => {
  const seats = [{ player: 'me' as const, hero: 'monk' }, { player: 'open' as const }];
  const options = { game: 'dice-throne', mode: '1v1', seats, setup: {} };
  const refusal = await createMatch(await server.guest('Ada'), options, readAny).then(() => 'accepted', asText);
  assert.ok(refusal.startsWith(`${DOOR.badOptions} setup: `), refusal);
});

campaign.run();
