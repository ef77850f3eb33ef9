/** Places in rooms: nobody holds more than their share, whoever sits comes back, and a room that is closed leaves nothing
 *  behind. Reservations and sockets are made by hand, so that each can be left as an attacker would leave it. */
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ClientState, matchMaker } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { MATCHMAKING_ROOM } from '../../../protocol/matchmaking-messages.ts';
import type { CreateOptions } from '../../../protocol/messages.ts';
import { Places } from '../../../rooms/base/places.ts';
import { registry } from '../../../rooms/games.ts';
import { readAny } from '../../../rooms/state/read-any.ts';
import { eventually } from '../../support/eventually.ts';
import { highCard } from '../../support/games/high-card.ts';
import { createMatch, guestToken, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const PER_PLAYER = 6;
const PER_ADDRESS = 20;
const OPEN: CreateOptions = {
  game: 'high-card',
  mode: '1v1',
  seats: [{ player: 'me', hero: 'knave' }, { player: 'open' }],
};

const places = suite('places in rooms');
let server: TestServer;
places.before(async () => {
  server = await testServer(registry({ game: highCard }), {
    THRONEROOM_PROXIES: '1',
    THRONEROOM_PLACES_PER_PLAYER: String(PER_PLAYER),
    THRONEROOM_PLACES_PER_ADDRESS: String(PER_ADDRESS),
    THRONEROOM_WATCHERS_PER_MATCH: '5',
    THRONEROOM_WATCHERS_PER_ADDRESS: '4',
    THRONEROOM_RECONNECT_SECONDS: '3600',
    THRONEROOM_ABANDONED_SECONDS: '1',
  });
});
places.after(() => server.close());

const reservation = z.object({ sessionId: z.string(), roomId: z.string(), processId: z.string() });
type Reservation = z.infer<typeof reservation>;

/** Asks for a place; nothing when none is given. */
const reserve = async (token: string, room: string, address = '10.0.0.1'): Promise<Reservation | undefined> => {
  const response = await fetch(`${server.url}/matchmake/joinById/${room}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}`, 'X-Forwarded-For': address },
    body: '{}',
  });
  const read = reservation.safeParse(await response.json());
  assert.is(read.success, response.ok);
  return read.data;
};

const WELCOMED = 10; // Colyseus' first byte to whoever is in
/** Takes the place, and resolves with its socket once it is in; with nothing when it is turned away. */
const enter = async (given: Reservation | undefined): Promise<WebSocket | undefined> => {
  if (!given) return undefined;
  const { processId, roomId, sessionId } = given;
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  socket.on('error', () => undefined);
  const inside = new Promise<boolean>((resolve) => {
    socket.on('message', (data: Buffer) => {
      if (data[0] !== WELCOMED) return;
      socket.send(Buffer.from([WELCOMED]));
      resolve(true);
    });
    socket.on('close', () => resolve(false));
  });
  return (await inside) ? socket : undefined;
};
/** Breaks the line, and waits until the server knows. */
const cut = async (socket: WebSocket): Promise<void> => {
  socket.terminate();
  await once(socket, 'close');
};
const token = async (name: string): Promise<string> => (await guestToken(server.url, name)).token;
const newMatch = async (name: string) => createMatch(server.clientOf(await token(name)), OPEN, readAny);
const clientsOf = (room: string): number => matchMaker.getLocalRoomById(room).clients.length;

places('who has a seat comes to it however many places the address holds; nobody has more than a player may', () => {
  const limits = new Places({ placesPerPlayer: 3, placesPerAddress: 2 });
  const took = (id: string, known = false) => typeof limits.take({ id, address: 'a' }, known);
  assert.equal(
    [took('ada'), took('ben'), took('cleo'), took('ada', true)],
    ['function', 'function', 'string', 'function'],
  );
  assert.equal([took('ada', true), took('ada', true)], ['function', 'string']);
  assert.is(typeof limits.take({ id: 'dora' }, false), 'function', 'the server itself comes from nowhere');
});

places('what is given back can be taken again', () => {
  const limits = new Places({ placesPerPlayer: 1, placesPerAddress: 1 });
  for (let i = 0; i < 3; i++) {
    const back = limits.take({ id: 'ada', address: 'a' }, false);
    assert.is(limits.take({ id: 'ada', address: 'b' }, false), 'player');
    assert.is(limits.take({ id: 'ben', address: 'a' }, false), 'address');
    if (typeof back === 'function') back();
  }
});

places('issue: one guest took every spectator place of a match', async () => {
  const { room } = await newMatch('Ada');
  const [eve, finn] = [await token('Eve'), await token('Finn')];
  const sockets = [];
  for (let i = 0; i < 5; i++) sockets.push(await enter(await reserve(eve, room.roomId)));
  assert.equal(
    sockets.map((socket) => socket !== undefined),
    [true, true, true, false, false],
  );
  const other = await enter(await reserve(finn, room.roomId));
  assert.ok(other, 'somebody else may watch');
  for (const socket of [...sockets, other]) socket?.close();
  await room.leave();
});

places('a match has as many spectators as its host wants, in all and from one address', async () => {
  const { room } = await newMatch('Dee');
  const there = [];
  for (const [name, address] of [
    ['Una', '10.0.9.1'],
    ['Ugo', '10.0.9.1'],
    ['Ute', '10.0.9.1'],
    ['Uli', '10.0.9.1'],
    ['Uma', '10.0.9.1'],
    ['Urs', '10.0.9.2'],
    ['Udo', '10.0.9.3'],
  ] as const) {
    there.push(await enter(await reserve(await token(name), room.roomId, address)));
  }
  assert.equal(
    there.map((socket) => socket !== undefined),
    [true, true, true, true, false, true, false],
  );
  for (const socket of there) socket?.close();
  await room.leave();
});

places('issue: spectators who dropped were not counted, and each was kept for a minute', async () => {
  const { room } = await newMatch('Bea');
  const gus = await token('Gus');
  for (let i = 0; i < 2; i++) {
    const socket = await enter(await reserve(gus, room.roomId, '10.0.7.1'));
    assert.ok(socket);
    await cut(socket);
    await eventually('the line to be seen broken', () => clientsOf(room.roomId) === 1);
  }
  // In place of the two that broke, one after the other; so there are none but these.
  const there = [];
  for (let i = 0; i < 4; i++) there.push(await enter(await reserve(gus, room.roomId, '10.0.7.1')));
  assert.equal(
    there.map((socket) => socket !== undefined),
    [true, true, true, false],
  );
  for (const socket of there) socket?.close();
  await room.leave();
});

places('issue: who watched and dropped could not watch again for a minute', async () => {
  const { room } = await newMatch('Bo');
  const gwen = await token('Gwen');
  const watching = async () => {
    const sockets = [];
    for (let i = 0; i < 3; i++) sockets.push(await enter(await reserve(gwen, room.roomId, '10.0.7.2')));
    return sockets;
  };
  const before = await watching();
  for (const socket of before) if (socket) await cut(socket);
  await eventually('the lines to be seen broken', () => clientsOf(room.roomId) === 1);
  const after = await watching();
  assert.ok(after.every((socket) => socket !== undefined));
  assert.not(await enter(await reserve(gwen, room.roomId, '10.0.7.2')), 'and no more than before');
  for (const socket of after) socket?.close();
  await room.leave();
});

places('issue: what was said to whoever never said that it is in was kept without end', async () => {
  const { room } = await newMatch('Bree');
  const here = matchMaker.getLocalRoomById(room.roomId);
  assert.ok('watch' in here && typeof here.watch === 'function');
  const welcome = await reserve(await token('Hank'), room.roomId, '10.0.7.3');
  assert.ok(welcome);
  const { processId, roomId, sessionId } = welcome;
  const silent = new WebSocket(`${server.url.replace('http', 'ws')}/${processId}/${roomId}?sessionId=${sessionId}`);
  const gone = once(silent, 'close');
  const said = await enter(await reserve(await token('Hope'), room.roomId, '10.0.7.3'));
  await eventually('all to be there, and one of them silent', () => {
    const states = matchMaker.getLocalRoomById(room.roomId).clients.map(({ state }) => state);
    return states.length === 3 && states.filter((state) => state === ClientState.JOINING).length === 1;
  });
  const now = performance.now();
  here.watch(now);
  here.watch(now + 14_000);
  assert.is(clientsOf(room.roomId), 3, 'a slow line has time');
  here.watch(now + 15_000);
  await gone;
  await eventually('the silent one to be gone', () => clientsOf(room.roomId) === 2);
  assert.is(said?.readyState, WebSocket.OPEN);
  said?.close();
  await room.leave();
});

places('issue: reservations and matchmaking connections of one player knew no limit', async () => {
  const { room } = await newMatch('Cleo');
  const hal = await token('Hal');
  const hall = await enter(await reserve(hal, MATCHMAKING_ROOM));
  assert.ok(hall);
  const given = [];
  for (let i = 0; i < PER_PLAYER + 2; i++) given.push(await reserve(hal, room.roomId));
  assert.is(given.filter((one) => one !== undefined).length, PER_PLAYER - 1);
  assert.not(await reserve(hal, MATCHMAKING_ROOM));
  assert.ok(await reserve(await token('Ivy'), MATCHMAKING_ROOM));
  hall.close();
  await eventually('the place to be free again', async () => (await reserve(hal, MATCHMAKING_ROOM)) !== undefined);
  await room.leave();
});

places('issue: nor did those of one address, of which a household of IPv6 has many', async () => {
  const { room } = await newMatch('Dora');
  const jo = await token('Jo');
  const first = await fetch(`${server.url}/matchmake/create/match`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${jo}`, 'X-Forwarded-For': '2001:db8::1' },
    body: JSON.stringify(OPEN),
  });
  const own = reservation.parse(await first.json());
  const others = Array.from({ length: PER_ADDRESS - 1 }, (_, i) => Math.floor(i / PER_PLAYER));
  const crowd = await Promise.all([...new Set(others)].map((guest) => token(`Kim ${guest}`)));
  // All at once: a place that nobody takes is given away after 15 seconds.
  const given = await Promise.all(
    others.map((guest) => reserve(crowd[guest] ?? '', room.roomId, `2001:db8::${guest + 2}`)),
  );
  assert.not.ok(given.includes(undefined));
  const lou = await token('Lou');
  assert.not(await reserve(lou, room.roomId, '2001:db8::ffff'), 'the household holds its share');
  assert.ok(await reserve(lou, room.roomId, '2001:db8:0:1::1'), 'the next household');
  assert.ok(await reserve(jo, own.roomId, '2001:db8::1'), 'whoever has a seat there');
  await room.leave();
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
setFlagsFromString('--no-expose-gc');

places('issue: a room that nobody came back to stayed in memory for as long as a line may resume', async () => {
  const opened = async () => {
    const created = await fetch(`${server.url}/matchmake/create/match`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await token('Mia')}` },
      body: JSON.stringify(OPEN),
    });
    const own = reservation.parse(await created.json());
    const player = await enter(own);
    const watcher = await enter(await reserve(await token('Nan'), own.roomId));
    await reserve(await token('Oda'), own.roomId);
    assert.ok(player && watcher);
    await cut(watcher);
    await cut(player);
    return { id: own.roomId, room: new WeakRef(matchMaker.getLocalRoomById(own.roomId)) };
  };
  const { id, room } = await opened();
  // To collect all that is of no use takes far longer than to ask for the room.
  await eventually('the room to be closed', () => matchMaker.getLocalRoomById(id) === undefined);
  await eventually('the room to be collected', () => {
    collect();
    return room.deref() === undefined;
  });
});

places.run();
