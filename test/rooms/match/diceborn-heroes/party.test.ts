import * as assert from 'uvu/assert';
import { keyedStream, seededStream } from '../../../../engine/core/chance.ts';
import { fairKey } from '../../../../engine/core/fair.ts';
import type { AnyGame } from '../../../../engine/core/game.ts';
import { dicebornHeroes } from '../../../../engine/diceborn-heroes/index.ts';
import type { DicebornView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { readRecord } from '../../../../engine/record/record.ts';
import { inOneLine, verify } from '../../../../engine/record/verify.ts';
import { type Choices, choices } from '../../../../proof/random.ts';
import { games } from '../../../../rooms/all-games.ts';
import type { MatchPicture } from '../../../../rooms/state/picture.ts';
import { readAny } from '../../../../rooms/state/read-any.ts';
import { eventually } from '../../../support/eventually.ts';
import { surviveAKill } from '../../../support/rooms/killed.ts';
import { oneAction } from '../../../support/rooms/match-play.ts';
import { createMatch, joinMatch, type Place, pair, type TestServer, testServer } from '../../../support/rooms/rooms.ts';
import { type ServerProcess, serverProcess } from '../../../support/server/servers.ts';
import { suite } from '../../../support/suite.ts';

const game: AnyGame = dicebornHeroes;
const HEROES = ['fighter', 'priest'] as const;
const CARRIED = { relics: ['sea-charm'], starred: ['undertow'], played: ['tide'], stars: 2 };
const { key: secret } = seededStream('a third game');
const MOST_BYTES = 6 * 1024;

const read = (state: Parameters<typeof readAny>[0]): MatchPicture<DicebornView> => {
  const { view, ...picture } = readAny(state);
  if (view === undefined) return picture;
  if (!isDiceborn(view)) throw new Error('not a view of Diceborn Heroes');
  return { ...picture, view };
};
const isDiceborn = (view: object): view is DicebornView => 'heroes' in view;
const leave = (places: readonly Place<DicebornView>[]) => Promise.all(places.map(({ room }) => room.leave()));

// ---- a party ---------------------------------------------------------------------------------------------------------

const rooms = suite('Diceborn Heroes: in the rooms');
let server: TestServer;
rooms.before(async () => {
  server = await testServer(games, {}, { secret: () => secret });
});
rooms.after(() => server.close());

rooms('two clients and a spectator, to the end: each sees the game’s own view at every step, below 6 KB', async () => {
  const random = choices('a party of two');
  const [ada, ben] = await pair(server, game, read, HEROES, 'quest');
  const eve = await joinMatch(await server.guest('Eve'), ada.room.roomId, read);
  const truth = game.start(
    { mode: 'quest', seats: HEROES.map((hero) => ({ hero })) },
    keyedStream(fairKey(secret, ['', ''])),
  );
  for (let i = 0; ; i++) {
    assert.ok(i < 2000, 'the match does not end');
    for (const [viewer, place] of [
      [0, ada],
      [1, ben],
      ['public', eve],
    ] as const) {
      assert.equal(place.picture.view, game.view(truth, viewer));
      assert.ok(JSON.stringify(place.picture.view).length < MOST_BYTES);
    }
    const seat = ada.picture.view?.waiting[0]?.seat ?? 0;
    const action = await oneAction([ada, ben], [eve], random);
    if (!action) break;
    game.apply(truth, seat, action);
  }
  assert.equal(ada.picture.view?.outcome, game.outcome(truth));
  assert.is(ada.picture.rated, undefined, 'nobody is rated where all stand together');
  await leave([ada, ben, eve]);
});

const MODES: readonly (readonly [mode: string, own: string, bots: readonly string[]])[] = [
  ['quest', 'two-heroes', []],
  ['quest', 'fighter', ['mage', 'thief', 'priest']],
  ['family', 'mage', ['fighter']],
  ['adventure', 'thief', ['mage']],
  ['expert', 'two-heroes', ['two-heroes']],
  ['arena', 'two-champions', []],
  ['arena', 'bard', ['ninja', 'paladin']],
];
for (const [mode, own, bots] of MODES) {
  rooms(`${mode} with ${bots.length} bots: it is opened, the person is asked, and may give up`, async () => {
    const seats = [
      { player: 'me' as const, hero: own },
      ...bots.map((hero) => ({ player: 'bot' as const, hero, bot: 'sensible' as const })),
    ];
    const ada = await createMatch(await server.guest('Ada'), { game: game.id, mode, seats }, read);
    await ada.until(({ picture }) => picture.stage === 'playing' && picture.legal.length > 0, 'a question');
    await ada.act({ type: 'concede' });
    await ada.until(({ picture }) => picture.view?.players[0]?.left === true, 'its word');
    await ada.until(({ picture }) => picture.stage === 'over', 'the end: bots give up once all people have');
    await leave([ada]);
  });
}

rooms('issue: the record holds with what was carried in it, and not with anything else', async () => {
  const random = choices('a record of a quest');
  const [ada, ben] = await carriedPair(random);
  await ada.act({ type: 'concede' });
  await ben.act({ type: 'concede' });
  const replay = (): Promise<Response> => fetch(`${server.url}/api/replays/${ada.room.roomId}`);
  await eventually('the record', async () => (await replay()).status === 200);
  const text = await (await replay()).text();
  assert.equal(readRecord(text).setup, { carried: CARRIED });
  const verdictOf = (record: string): string => inOneLine(verify([game], new TextEncoder().encode(record)));
  assert.match(verdictOf(text), /^holds: \d+ actions/);
  assert.match(verdictOf(text.replace('"sea-charm"', '')), /^does not hold: line 1/);
  await leave([ada, ben]);
});
/** A match of two with something carried, a few actions on. */
const carriedPair = async (random: Choices): Promise<[Place<DicebornView>, Place<DicebornView>]> => {
  const seats = [{ player: 'me' as const, hero: 'fighter' }, { player: 'open' as const }];
  const ada = await createMatch(
    await server.guest('Ada'),
    { game: game.id, mode: 'quest', seats, setup: { carried: CARRIED } },
    read,
  );
  const [invite] = (await ada.invites()).invites;
  const ben = await joinMatch(await server.guest('Ben'), ada.room.roomId, read, {
    code: invite?.code ?? '',
    hero: 'priest',
  });
  await ada.until(({ picture }) => picture.stage === 'playing', 'the start');
  for (let i = 0; i < 12; i++) await oneAction([ada, ben], [], random);
  return [ada, ben];
};

// ---- kills -----------------------------------------------------------------------------------------------------------

const kills = suite('Diceborn Heroes: a server killed in mid-match');
const SITTINGS = [
  { name: 'a quest of a campaign', names: ['Ada', 'Ben'], mode: 'quest', heroes: HEROES, setup: { carried: CARRIED } },
  { name: 'an arena of one', names: ['Ada'], mode: 'arena', heroes: ['two-champions'] },
];
/** The actions before the kill: the dice are thrown, some lie assigned. */
const KILLED_AT = 8;
let victim: ServerProcess;
kills.before(async () => {
  victim = await serverProcess();
});
kills.after(() => victim.stop());
for (const { name, names, ...sitting } of SITTINGS) {
  kills(`issue: SIGKILL in the midst of an action of ${name}: nothing accepted is lost`, () =>
    surviveAKill(
      victim,
      names,
      { game: game.id, ...sitting },
      { after: KILLED_AT, random: choices(`diceborn kills ${name}`) },
    ),
  );
}

rooms.run();
kills.run();
