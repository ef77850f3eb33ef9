/** One broken or flooded match never touches another. */
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import { CLOSE, MAX_MESSAGE_BYTES } from '../../../protocol/messages.ts';
import { registry } from '../../../rooms/games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import { crackedGame } from '../../support/games/high-card.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import { joinMatch, pair, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const SEED = 'flood 1';
const MESSAGES = 5000;

const games = registry({ game: diceThrone, divided: ['seats'] }, { game: crackedGame });
const neighbours = suite('match room: neighbours');
let server: TestServer;
neighbours.before(async () => {
  server = await testServer(games);
});
neighbours.after(() => server.close());

const HEROES = ['barbarian', 'moon-elf'] as const;

neighbours('an exception closes its own match and no other', async () => {
  const [ada, ben] = await pair(server, diceThrone, readDiceThrone, HEROES);
  const [cracked] = await pair(server, crackedGame, readAny, ['knave', 'queen']);
  const lay = cracked.picture.legal[0]?.action ?? { type: 'none' };
  assert.is(await cracked.refusalOf(lay), 'match-failed');
  await cracked.until((here) => here.closed !== undefined, 'the broken match to close');
  const random = choices('neighbour');
  for (let i = 0; i < 60; i++) await oneAction([ada, ben], [], random);
  assert.ok((ada.picture.view?.step ?? 0) >= 60);
});

neighbours('who comes to look at two tables by turns sees at each what is there', async () => {
  const [ada] = await pair(server, diceThrone, readDiceThrone, HEROES);
  const [cid] = await pair(server, diceThrone, readDiceThrone, ['treant', 'monk']);
  const [eve, fay] = await Promise.all([server.guest('Eve'), server.guest('Fay')]);
  const come = async (who: typeof eve, { room: { roomId } }: typeof ada): Promise<unknown> => {
    const place = await joinMatch(who, roomId, readDiceThrone);
    await place.until((here) => here.picture.view !== undefined, 'the table');
    return place.picture;
  };
  // Nothing happens at either table meanwhile.
  const first = [await come(eve, ada), await come(eve, cid)];
  const second = [await come(fay, ada), await come(fay, cid)];
  assert.equal(second, first);
  assert.equal(
    second.map((seen) => JSON.stringify(seen).includes('treant')),
    [false, true],
  );
});

/** A message that is bad in one of many ways. */
const badMessage = (random: Choices, i: number): unknown => {
  const key = `bad ${i}`;
  const junk: unknown[] = [
    null,
    7,
    'x',
    [],
    {},
    { type: 1 },
    { type: 'x'.repeat(40) },
    true,
    { type: 'roll', dice: 'all' },
  ];
  return random.of<() => unknown>([
    () => random.of(junk),
    () => ({ key, action: random.of(junk) }),
    () => ({ key: '', action: { type: 'pass' } }),
    () => ({ key, step: -1, action: { type: 'pass' } }),
    () => ({ key, action: { type: 'play', card: 'no-such-card' } }),
    () => ({ key, action: { type: 'sell', card: 'tip-it '.repeat(random.below(20)) } }),
    () => ({ key, action: { type: 'choose', option: 'seat:9' } }),
    () => ({ key, action: { type: 'roll', dice: [random.below(200), -1] } }),
    () => ({ key, action: { type: 'announce', ability: 'rage' } }),
    () => ({ key, action: { type: 'timeout' } }),
    () => ({ key, action: { type: 'spend', token: 'evasive', count: 99, with: ['die:1'] } }),
    () => ({
      key,
      action: { type: 'play', card: 'so-wild', with: Array(12).fill('x'.repeat(60)) },
      more: 'x'.repeat(random.below(200)),
    }),
  ])();
};

neighbours(`issue: ${MESSAGES} bad messages (seed ${SEED}) at one room while its neighbour plays on`, async () => {
  const random = choices(SEED);
  const [ada, ben] = await pair(server, diceThrone, readDiceThrone, HEROES);
  const [cid, dee] = await pair(server, diceThrone, readDiceThrone, HEROES);
  // Whoever is not on turn has nothing legal to send but conceding.
  const bad = cid.picture.view?.active === 0 ? dee : cid;
  const before = JSON.stringify(bad.picture.view);
  const codes = new Map<string, number>();
  let neighbour = 0;
  for (let i = 0; i < MESSAGES; i += 50) {
    const answers = Array.from({ length: 50 }, (_, k) =>
      bad.room.request('act', badMessage(random, i + k)).then(
        () => 'accepted',
        (error: unknown) => String(Reflect.get(Object(Reflect.get(Object(error), 'reason')), 'code')),
      ),
    );
    for (const code of await Promise.all(answers)) codes.set(code, (codes.get(code) ?? 0) + 1);
    if (ada.picture.view?.outcome === undefined && (await oneAction([ada, ben], [], random))) neighbour++;
  }
  assert.is(codes.get('accepted'), undefined);
  assert.is(codes.get('undefined'), undefined);
  assert.is(JSON.stringify(bad.picture.view), before);
  assert.ok(neighbour >= 100, `the neighbour took ${neighbour} actions`);
  assert.ok(codes.size >= 4, [...codes.keys()].join());
  assert.is(bad.closed, undefined);
});

neighbours('an oversized message closes its sender and nothing else', async () => {
  const [ada, ben] = await pair(server, diceThrone, readDiceThrone, HEROES);
  ada.room.reconnection.enabled = false;
  ada.room.send('act', { key: 'big', action: { type: 'pass', more: 'x'.repeat(2 * MAX_MESSAGE_BYTES) } });
  await ada.until((here) => here.closed !== undefined, 'the sender to be closed');
  await ben.until((here) => here.picture.seats[0]?.connected === false, 'the other one to see it');
  assert.is(ben.closed, undefined);
});

neighbours.run();

const flood = suite('match room: a client that floods');
let calm: TestServer;
flood.before(async () => {
  calm = await testServer(games, { THRONEROOM_MESSAGES_PER_SECOND: '20' });
});
flood.after(() => calm.close());

flood('issue: it is slowed: what it sends too much is answered a second later', async () => {
  const [ada] = await pair(calm, diceThrone, readDiceThrone, HEROES);
  const began = performance.now();
  const codes = await Promise.all(Array.from({ length: 50 }, () => ada.refusalOf({ type: 'choose' })));
  assert.equal(new Set(codes), new Set(['bad-message']));
  assert.ok(performance.now() - began > 1000, 'three seconds’ worth of messages are not answered in one');
  assert.is(ada.closed, undefined);
});

flood('issue: it is cut when it goes on, and its match goes on without it', async () => {
  const [ada, ben] = await pair(calm, diceThrone, readDiceThrone, HEROES);
  ada.room.reconnection.enabled = false;
  for (let i = 0; i < 200; i++) ada.room.send('act', { key: `${i}`, action: { type: 'choose' } });
  await ada.until((here) => here.closed !== undefined, 'the flood to be cut');
  assert.is(ada.closed, CLOSE.badTraffic);
  await ben.until((here) => (here.picture.seats[0]?.clock?.graceEndsAt ?? 0) > 0, 'the grace of whoever was cut');
  assert.is(ben.closed, undefined);
});

flood.run();
