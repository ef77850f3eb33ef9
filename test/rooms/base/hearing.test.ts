/** What rooms of one kind hear: one table for all of them, in which nothing is found that nobody wrote there. */
import { matchMaker, Room } from '@colyseus/core';
import * as assert from 'uvu/assert';
import { Hearing } from '../../../rooms/base/hearing.ts';
import { registry } from '../../../rooms/games.ts';
import { highCard } from '../../support/games/high-card.ts';
import { type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { suite } from '../../support/suite.ts';

const hearing = suite('what rooms hear');
let server: TestServer;
hearing.before(async () => {
  server = await testServer(registry({ game: highCard }));
});
hearing.after(() => server.close());

const tableOf = (room: object): object => Object(Reflect.get(Object(Reflect.get(room, 'onMessageEvents')), 'events'));
const OPEN = { game: 'high-card', mode: '1v1', seats: [{ player: 'me', hero: 'knave' }, { player: 'open' }] };

hearing('matches share what they hear, and each answers for itself', async () => {
  const guest = await server.guest();
  const matches = [await guest.create('match', OPEN), await guest.create('match', OPEN)];
  const rooms = matches.map(({ roomId }) => Object(matchMaker.getLocalRoomById(roomId)));
  const [one, other] = rooms.map(tableOf);
  assert.ok(one && other && one !== other);
  assert.is(Object.getPrototypeOf(one), Object.getPrototypeOf(other));
  assert.equal(Object.keys(one), [], 'a table of a room has nothing of its own');
  const codes = await Promise.all(matches.map((match) => match.request('invites')));
  assert.is.not(JSON.stringify(codes[0]), JSON.stringify(codes[1]));
  for (const match of matches) await match.leave();
});

hearing('a type that nobody hears finds nothing, whatever it is called', async () => {
  const guest = await server.guest();
  const match = await guest.create('match', OPEN);
  const table = tableOf(Object(matchMaker.getLocalRoomById(match.roomId)));
  for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'shared', 'rooms', '']) {
    assert.is(Reflect.get(table, type), undefined, type);
  }
  await match.leave();
});

hearing('who would register a handler besides, which would never be called, is told', () => {
  class Deaf extends Room {}
  const room = new Deaf();
  new Hearing<Deaf>({ messages: { hail: () => 'hail' }, other: () => {}, onFailure: () => {} }).open(room);
  assert.throws(() => room.onMessage('hail', () => {}), /not extensible/);
});

hearing('what throws is told once, and answered with nothing', async () => {
  class Clumsy extends Room {}
  const room = new Clumsy();
  const failures: unknown[] = [];
  new Hearing<Clumsy>({
    messages: {
      now: () => {
        throw new Error('now');
      },
      later: async () => {
        throw new Error('later');
      },
    },
    other: () => {},
    onFailure: (_room, error) => void failures.push(error),
  }).open(room);
  for (const type of ['now', 'later']) {
    const [heard]: readonly unknown[] = Reflect.get(tableOf(room), type);
    assert.is(typeof heard, 'function');
    if (typeof heard === 'function') assert.is(await Reflect.apply(heard, undefined, []), undefined);
  }
  assert.equal(failures.map(String), ['Error: now', 'Error: later']);
});

hearing.run();
