/** The wire, request by request: keys, steps, seats, refusals, coming back, invites. */
import { matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { choices } from '../../../proof/random.ts';
import { CLOSE } from '../../../protocol/messages.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import {
  clientWith,
  codeOf,
  createMatch,
  guestToken,
  joinMatch,
  pair,
  type TestServer,
  testServer,
} from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const wire = suite('match room: the wire');
let server: TestServer;
wire.before(async () => {
  server = await testServer(games);
});
wire.after(() => server.close());

const HEROES = ['barbarian', 'moon-elf'] as const;
const table = () => pair(server, diceThrone, readDiceThrone, HEROES);
/** Both places, the one whose turn it is first. */
const byTurn = async () => {
  const [ada, ben] = await table();
  return ada.picture.view?.active === 0 ? ([ada, ben] as const) : ([ben, ada] as const);
};

wire('contract: a repeated key is answered with the first answer and done once', async () => {
  const [mover] = await byTurn();
  const card = mover.picture.view?.seats[mover.picture.you ?? 0]?.hand?.[0] ?? '';
  const first = await mover.act({ type: 'sell', card } as { type: string }, { key: 'same' });
  const again = await mover.act({ type: 'sell', card } as { type: string }, { key: 'same' });
  assert.equal(again, first);
  assert.is(mover.picture.view?.seats[mover.picture.you ?? 0]?.handCount, 3);
});

const REFUSALS: [string, unknown, string][] = [
  ['an unknown card', { type: 'play', card: 'no-such-card' }, 'unknown-id'],
  ['a choice nobody asked for', { type: 'choose', option: 'yes' }, 'not-allowed-now'],
  ['a roll outside of its phase', { type: 'roll' }, 'not-allowed-now'],
  ['a type there is not', { type: 'cheat' }, 'bad-message'],
  ['a field too many', { type: 'pass', extra: 1 }, 'bad-message'],
  ['a timeout from a client', { type: 'timeout' }, 'not-allowed-now'],
  ['a concession from a client for want of time', { type: 'concede', late: true }, 'not-allowed-now'],
  ['the end of another phase', { type: 'pass', phase: 'main-2' }, 'not-allowed-now'],
];
for (const [name, action, code] of REFUSALS) {
  wire(`${name} is refused with ${code} and changes nothing`, async () => {
    const [mover] = await byTurn();
    const before = JSON.stringify(mover.picture.view);
    assert.is(await mover.refusalOf(action as { type: string }), code);
    assert.is(JSON.stringify(mover.picture.view), before);
  });
}
wire('the other seat is refused with not-your-turn', async () => {
  const [, other] = await byTurn();
  assert.is(await other.refusalOf({ type: 'pass' }), 'not-your-turn');
});
wire('a spectator acts on nothing', async () => {
  const [mover] = await byTurn();
  const eve = await joinMatch(await server.guest('Eve'), mover.room.roomId, readDiceThrone);
  assert.is(await eve.refusalOf({ type: 'pass' }), 'not-seated');
});
wire('contract: an answer to a window that is gone is refused with window-closed', async () => {
  const [mover, other] = await byTurn();
  const random = choices('stale');
  for (let i = 0; i < 400; i++) {
    const view = mover.picture.view;
    const wait = view?.waiting.find(({ why }) => why === 'window');
    if (view && wait && wait.since > 0) {
      const place = wait.seat === mover.picture.you ? mover : other;
      assert.is(await place.refusalOf({ type: 'pass' }, { step: wait.since - 1 }), 'window-closed');
      return;
    }
    await oneAction([mover, other], [], random);
  }
  assert.unreachable('no window ever opened');
});

wire('whoever waits for an action is sent it before the one who took it', async () => {
  const [mover, other] = await byTurn();
  const eve = await joinMatch(await server.guest('Eve'), mover.room.roomId, readDiceThrone);
  const order: string[] = [];
  for (const client of matchMaker.getLocalRoomById(mover.room.roomId)?.clients ?? []) {
    const send = client.raw.bind(client);
    client.raw = (...frame) => {
      order.push(client.sessionId);
      send(...frame);
    };
  }
  const ids = [mover, other, eve].map(({ room }) => room.sessionId);
  const card = mover.picture.view?.seats[mover.picture.you ?? 0]?.hand?.[0] ?? '';
  const sale: { type: string } = Object.assign({ type: 'sell' }, { card });
  for (const [actor, action] of [
    [mover, sale],
    [other, { type: 'concede' }],
  ] as const) {
    order.length = 0;
    await actor.act(action);
    assert.equal(order.slice(0, 3).sort(), [...ids].sort(), 'each is sent the patch');
    assert.is(order[2], actor.room.sessionId, 'whoever acted last of all');
  }
});

wire('whoever drops and joins again has seat, hand and legal lines as before', async () => {
  const { token } = await guestToken(server.url, 'Ada');
  const seats = [{ player: 'me' as const, hero: 'barbarian' }, { player: 'open' as const }];
  const ada = await createMatch(
    clientWith(server.url, token),
    { game: 'dice-throne', mode: '1v1', seats },
    readDiceThrone,
  );
  const [invite] = (await ada.invites()).invites;
  const ben = await joinMatch(await server.guest('Ben'), ada.room.roomId, readDiceThrone, {
    code: invite?.code ?? '',
    hero: 'moon-elf',
  });
  await ada.until((here) => here.picture.stage === 'playing');
  const before = ada.picture;
  const back = await joinMatch(clientWith(server.url, token), ada.room.roomId, readDiceThrone);
  await ada.until((here) => here.closed !== undefined, 'the old connection to be closed');
  assert.is(ada.closed, CLOSE.seatTaken);
  assert.equal(back.picture.view, before.view);
  assert.equal(back.picture.legal, before.legal);
  assert.is(back.picture.you, 0);
  assert.is(ben.picture.you, 1);
});

wire('a wrong invite, an unknown hero, mode or game do not get in', async () => {
  const ada = await server.guest('Ada');
  const make = (game: string, mode: string, hero: string) =>
    ada.create('match', { game, mode, seats: [{ player: 'me', hero }, { player: 'open' }] });
  for (const attempt of [
    make('chess', '1v1', 'barbarian'),
    make('dice-throne', '9v9', 'barbarian'),
    make('dice-throne', '1v1', 'nobody'),
  ]) {
    const outcome = await attempt.then(
      () => 'let in',
      (error: unknown) => codeOf(error),
    );
    assert.is.not(outcome, 'let in');
  }
  const [place] = await table();
  const stranger = await server.guest('Eve');
  const entry = await stranger.joinById(place.room.roomId, { code: 'guessed', hero: 'moon-elf' }).then(
    () => 'let in',
    (error: unknown) => codeOf(error),
  );
  assert.is.not(entry, 'let in');
});

wire.run();
