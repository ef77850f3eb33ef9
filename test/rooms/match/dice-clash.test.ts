/** The second game in the rooms, by registration alone: whole matches over real sockets, what nobody else may see of a
 *  pool, who may sit where, time that runs out, a kill, and the record of a match. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { keyedStream, seededStream } from '../../../engine/core/chance.ts';
import { fairKey } from '../../../engine/core/fair.ts';
import type { AnyGame, Viewer } from '../../../engine/core/game.ts';
import { diceClash } from '../../../engine/dice-clash/index.ts';
import type { DiceClashView } from '../../../engine/dice-clash/state/view-shape.ts';
import { readRecord } from '../../../engine/record/record.ts';
import { wholeReplay } from '../../../engine/record/replay.ts';
import { trace } from '../../../engine/record/trace.ts';
import { inOneLine, verify } from '../../../engine/record/verify.ts';
import { driving } from '../../../proof/matches/rigged.ts';
import { choices } from '../../../proof/random.ts';
import { DOOR } from '../../../protocol/codes.ts';
import { games } from '../../../rooms/all-games.ts';
import type { MatchPicture } from '../../../rooms/state/picture.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import { surviveAKill } from '../../support/rooms/killed.ts';
import { hurried, oneAction } from '../../support/rooms/match-play.ts';
import {
  codeOf,
  createMatch,
  joinMatch,
  type Place,
  pair,
  type TestServer,
  testServer,
} from '../../support/rooms/rooms.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

const game: AnyGame = diceClash;
const HEROES = ['samurai', 'knight'] as const;
const { key: secret } = seededStream('a second game');

const read = (state: Parameters<typeof readAny>[0]): MatchPicture<DiceClashView> => {
  const picture = readAny(state);
  if (picture.view === undefined) return { ...picture, view: undefined };
  if (!isClash(picture.view)) throw new Error('not a view of Dice Clash');
  return { ...picture, view: picture.view };
};
const isClash = (view: object): view is DiceClashView => 'fighters' in view;

const rooms = suite('Dice Clash: in the rooms');
let server: TestServer;
const records = mkdtempSync(join(tmpdir(), 'throneroom-clash-'));
rooms.before(async () => {
  server = await testServer(games, { THRONEROOM_RECORDS_DIR: records }, { secret: () => secret });
});
rooms.after(async () => {
  await server.close();
  rmSync(records, { recursive: true });
});

/** Every table that the place is shown from now on, in order. */
const tablesAt = (place: Place<DiceClashView>): DiceClashView[] => {
  const seen: DiceClashView[] = [];
  const look = (): void => {
    const { view } = place.picture;
    if (view) seen.push(view);
    const owned = Reflect.get(Object(place.room.state), 'own')?.size ?? 0;
    assert.is(owned, place.picture.you === undefined ? 0 : 1, 'what only others may see arrived');
  };
  look();
  place.room.onStateChange(look);
  return seen;
};

rooms('two clients and a spectator, to the end: nobody receives a die that is hidden from them', async () => {
  const random = choices('clash of two');
  const [ada, ben] = await pair(server, game, read, HEROES, 'duel');
  const eve = await joinMatch(await server.guest('Eve'), ada.room.roomId, read);
  const viewers: readonly [Viewer, Place<DiceClashView>, DiceClashView[]][] = [
    [0, ada, tablesAt(ada)],
    [1, ben, tablesAt(ben)],
    ['public', eve, tablesAt(eve)],
  ];
  const truth = game.start(
    { mode: 'duel', seats: HEROES.map((hero) => ({ hero })) },
    keyedStream(fairKey(secret, ['', ''])),
  );
  /** By viewer and step, what may be seen. */
  const allowed = new Map<string, unknown>();
  const remember = (): void => {
    for (const viewer of [0, 1, 'public'] as const) {
      allowed.set(`${viewer} ${game.step(truth)}`, JSON.parse(JSON.stringify(game.view(truth, viewer))));
    }
  };
  remember();
  for (let i = 0; ; i++) {
    assert.ok(i < 500, 'the match does not end');
    const seat = ada.picture.view?.waiting[0]?.seat ?? 0;
    const action = await oneAction([ada, ben], [eve], random);
    if (!action) break;
    game.apply(truth, seat, action);
    remember();
  }
  assert.ok(ada.picture.view?.outcome);
  for (const [viewer, place, seen] of viewers) {
    assert.ok(seen.length > 10, `${viewer} saw ${seen.length} tables`);
    for (const view of seen)
      assert.equal(view, allowed.get(`${viewer} ${view.step}`), `${viewer} at step ${view.step}`);
    const told = place.told.flatMap(({ events }) => events);
    for (const event of told) {
      const named = ['pool-rolled', 're-rolled', 'looked'].includes(event.type);
      if (named && Reflect.get(event, 'seat') !== viewer) assert.not.match(JSON.stringify(event), /"value"/);
    }
  }
  assert.ok(
    ada.told.flatMap(({ lines }) => lines).some((line) => line.includes('Ben')),
    'names stand in the log',
  );
  assert.equal(eve.picture.legal, [], 'legal lines name dice of a pool; a spectator receives none');
  await Promise.all([ada, ben, eve].map((place) => place.room.leave()));
});

rooms('a person plays each legend to the end; the game itself acts for it, under its own name', async () => {
  for (const legend of game.heroes.filter(({ automaton }) => automaton)) {
    const random = choices(`against ${legend.id}`);
    const seats = [
      { player: 'me' as const, hero: 'viking' },
      { player: 'bot' as const, hero: legend.id, bot: 'random' as const },
    ];
    const ada = await createMatch(await server.guest('Ada'), { game: game.id, mode: 'solo', seats }, read);
    await ada.until((here) => here.picture.stage === 'playing', 'the start');
    assert.is(ada.picture.seats[1]?.name, legend.name);
    for (let i = 0; !ada.picture.view?.outcome; i++) {
      assert.ok(i < 500, 'the match does not end');
      const { view, legal } = ada.picture;
      assert.equal(
        view?.waiting.map(({ seat }) => seat),
        [0],
        'nobody waits for a legend',
      );
      const line = hurried(legal, random);
      assert.ok(line);
      const { step } = await ada.act(line.action, { step: view?.step ?? 0 });
      await ada.until((here) => (here.picture.view?.step ?? 0) >= step, `step ${step}`);
    }
    await ada.room.leave();
  }
});

rooms('issue: nobody sits in a legend’s seat, and acts for none', async () => {
  const client = await server.guest('Ada');
  const refused = async (seats: Parameters<typeof createMatch>[1]['seats'], mode: string): Promise<string> =>
    createMatch(client, { game: game.id, mode, seats }, read).then(() => 'accepted', codeOf);
  const me = (hero: string) => ({ player: 'me' as const, hero });
  const bot = (hero: string) => ({ player: 'bot' as const, hero, bot: 'random' as const });
  const code = String(DOOR.badOptions);
  assert.is(await refused([bot('viking'), me('da-ji')], 'solo'), code);
  assert.is(await refused([me('viking'), bot('knight')], 'solo'), code);
  assert.is(await refused([me('viking'), bot('da-ji')], 'duel'), code);
  assert.is(await refused([me('barbarian'), bot('knight')], 'duel'), code);
  const open = await createMatch(
    client,
    { game: game.id, mode: 'solo', seats: [me('viking'), { player: 'open' }] },
    read,
  );
  const [invite] = (await open.invites()).invites;
  const friend = await server.guest('Ben');
  const sits = joinMatch(friend, open.room.roomId, read, { code: invite?.code ?? '', hero: 'da-ji' });
  assert.is(await sits.then(() => 'accepted', codeOf), code);
  await open.room.leave();
});

rooms('what is sent for a die that is not there, or not on turn, is refused with its code', async () => {
  const [ada, ben] = await pair(server, game, read, HEROES, 'duel');
  const [mover, other] = ada.picture.view?.active === 0 ? [ada, ben] : [ben, ada];
  const own = mover.picture.view?.fighters[mover.picture.you ?? 0]?.pool.map((die) => `${die.colour}:${die.value}`);
  const missing = [1, 2, 3, 4, 5, 6].map((value) => `red:${value}`).find((die) => !own?.includes(die)) ?? '';
  const place = (die: string, space: number) => ({ type: 'place', die, space });
  assert.is(await mover.refusalOf(place(missing, 1)), 'unknown-id');
  assert.is(await mover.refusalOf(place('red:7', 1)), 'bad-message');
  assert.is(await mover.refusalOf(place(own?.[0] ?? '', 10)), 'bad-message');
  assert.is(await mover.refusalOf({ type: 'timeout' }), 'not-allowed-now');
  assert.is(await other.refusalOf(place('black:1', 1)), 'not-your-turn');
  await Promise.all([ada, ben].map(({ room }) => room.leave()));
});

rooms('issue: the record of a match holds, can be traced, and is read by the command', async () => {
  const random = choices('a record of the clash');
  const [ada, ben] = await pair(server, game, read, HEROES, 'duel');
  while (await oneAction([ada, ben], [], random));
  const id = ada.room.roomId;
  await Promise.all([ada, ben].map(({ room }) => room.leave()));
  const file = join(records, readdirSync(records).find((name) => name.includes(id)) ?? '');
  const record = readRecord(readFileSync(file, 'utf8'));
  const replay = wholeReplay(game, record);
  assert.equal(
    replay.turns().map(({ of, turn }) => `${of} ${turn}`),
    replay.turns().map((_, index) => `round ${index + 1}`),
  );
  assert.ok(replay.turns().length >= 2, 'a match takes two rounds at least');
  assert.is(replay.turns()[0]?.step, 0);
  const verdict = inOneLine(verify([game], readFileSync(file)));
  assert.match(verdict, /^holds: \d+ actions, \d+ rolls, 0 shuffles/);
  assert.ok(trace(game, record).length > 0);
  const told = spawnSync(process.execPath, ['dist/bin/replay.js', file, '--seat', '0'], { encoding: 'utf8' });
  assert.is(told.status, 0, told.stderr);
  assert.match(told.stdout, /^Dice Clash, Duel/);
  assert.match(told.stdout, /\nRound 2: (Ada|Ben)\d* begins\n/);
});

const clocks = suite('Dice Clash: clocks');
clocks(
  'whoever lets time run out places what comes first; a match of two who are asleep comes to its end',
  async () => {
    const match = game.start({ mode: 'duel', seats: HEROES.map((hero) => ({ hero })) }, seededStream('asleep'));
    const here = driving(match, { preset: 'blitz', game });
    for (let i = 0; i < 5000 && !here.running.over; i++) await here.time.pass(1000);
    assert.ok(here.running.over, 'nobody acted, and it never ended');
    assert.ok(here.entries.length > 4);
    assert.ok(here.entries.every(({ by }) => by === 'clock' || by === 'bot'));
    assert.ok(here.warnings.length > 0, 'nobody was told that time runs out');
    assert.equal(here.incidents, []);
  },
);
clocks('sensible bots play a match to its end by themselves', async () => {
  const match = game.start({ mode: 'duel', seats: HEROES.map((hero) => ({ hero })) }, seededStream('bots'));
  const here = driving(match, { game, bots: [0, 1] });
  for (let i = 0; i < 5000 && !here.running.over; i++) await here.time.pass(100);
  assert.ok(here.running.over);
  assert.ok(here.entries.every(({ by }) => by === 'bot'));
  assert.equal(here.incidents, []);
});

const kills = suite('Dice Clash: a server killed in mid-match');
const SITTINGS = [
  { name: 'a duel', names: ['Ada', 'Ben'], game: game.id, mode: 'duel', heroes: HEROES },
  { name: 'a solo match', names: ['Ada'], game: game.id, mode: 'solo', heroes: ['viking'], bots: ['khutulun'] },
];
/** The actions before the kill. */
const KILLED_AT = 4;
let victim: ServerProcess;
kills.before(async () => {
  victim = await serverProcess();
});
kills.after(() => victim.stop());
for (const { name, names, ...sitting } of SITTINGS) {
  kills(`issue: SIGKILL in the midst of an action of ${name}: nothing accepted is lost`, () =>
    surviveAKill(victim, names, sitting, { after: KILLED_AT, random: choices(`clash kills ${name}`) }),
  );
}

rooms.run();
clocks.run();
kills.run();
