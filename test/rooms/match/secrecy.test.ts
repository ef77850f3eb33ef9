/** Before a match is over, nothing that anybody receives lets them compute a roll to come: not the secret, not the key,
 *  not a part of the dice stream, in whichever form. */
import { createHash } from 'node:crypto';
import * as assert from 'uvu/assert';
import { keyedStream, seededStream } from '../../../engine/core/chance.ts';
import { fairKey } from '../../../engine/core/fair.ts';
import { diceThrone } from '../../../engine/dice-throne/index.ts';
import { choices } from '../../../proof/random.ts';
import { games } from '../../../rooms/all-games.ts';
import { readDiceThrone } from '../../../rooms/state/dice-throne.ts';
import { Traces } from '../../support/games/traces.ts';
import { oneAction } from '../../support/rooms/match-play.ts';
import { clientWith, guestToken, joinMatch, pair, type TestServer, testServer } from '../../support/rooms/rooms.ts';
import { wiretap } from '../../support/rooms/wiretap.ts';
import { suite } from '../../support/suite.ts';

const HEROES = ['barbarian', 'moon-elf'] as const;
const { key: secret } = seededStream('never sent');
const key = fairKey(secret, ['', '']);
/** More of the stream than any match uses. */
const BLOCKS = 200;

/** Block `n` of the stream, as docs/fair-dice.md says it is made. */
const block = (n: number): Buffer => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(n));
  return createHash('sha256').update(Buffer.from(key, 'hex')).update(counter).digest();
};

const traces = new Traces();
traces.add('the secret', Buffer.from(secret, 'hex'));
traces.add('the key', Buffer.from(key, 'hex'));
traces.add('the stream', Buffer.concat(Array.from({ length: BLOCKS }, (_, n) => block(n))));
// Where bytes are hex digits, the digits may be written in base64 as well.
traces.add('the digits of the secret', Buffer.from(secret));
traces.add('the digits of the key', Buffer.from(key));

const secrecy = suite('secrecy: what comes over the wire before the end');
let server: TestServer;
secrecy.before(async () => {
  server = await testServer(games, {}, { secret: () => secret });
});
secrecy.after(() => server.close());

secrecy('a part of secret, key or stream is found in whatever form it is sent', () => {
  const noise = Buffer.from(seededStream('noise').key.repeat(40));
  const stream = block(7);
  const leaks: [string, Buffer][] = [
    ['the secret (raw)', Buffer.from(secret, 'hex')],
    ['the secret (hex)', Buffer.from(secret)],
    ['the secret (hex)', Buffer.from(secret.toUpperCase())],
    ['the key (base64)', Buffer.from(Buffer.from(key, 'hex').toString('base64'))],
    ['the key (base64)', Buffer.from(Buffer.from(`abcd${key}`, 'hex').toString('base64url'))],
    ['the digits of the key (base64)', Buffer.from(Buffer.from(key).toString('base64'))],
    ['the stream (raw)', stream.subarray(5, 13)],
    ['the stream (hex)', Buffer.from(stream.subarray(11, 20).toString('hex'))],
    ['the stream (base64)', Buffer.from(Buffer.concat([Buffer.from('x'), stream]).toString('base64'))],
  ];
  assert.equal(traces.in(noise), []);
  for (const [name, leak] of leaks) {
    for (const at of [0, 1001, noise.length]) {
      const sent = Buffer.concat([noise.subarray(0, at), leak, noise.subarray(at)]);
      assert.ok(traces.in(sent).includes(name), `${name} at ${at}`);
    }
  }
});

secrecy('issue: both players and a spectator, a whole match, every byte: nothing tells of a roll to come', async () => {
  const tap = await wiretap(server.url);
  const through: TestServer = {
    ...server,
    url: tap.url,
    guest: async (name = 'Ada') => clientWith(tap.url, (await guestToken(tap.url, name)).token),
  };
  const random = choices('overheard');
  const [ada, ben] = await pair(through, diceThrone, readDiceThrone, HEROES);
  const eve = await joinMatch(await through.guest('Eve'), ada.room.roomId, readDiceThrone);
  // The match does come from this secret; else there would be nothing to find.
  const begun = diceThrone.start({ mode: '1v1', seats: HEROES.map((hero) => ({ hero })) }, keyedStream(key));
  assert.equal(ada.picture.view?.seats[0]?.hand, diceThrone.view(begun, 0).seats[0]?.hand);
  assert.equal(ben.picture.view?.seats[1]?.hand, diceThrone.view(begun, 1).seats[1]?.hand);
  let marks = tap.marks();
  for (let i = 0; ; i++) {
    assert.ok(i < 4000, 'the match does not end');
    marks = tap.marks();
    await oneAction([ada, ben], [eve], random);
    if (ada.picture.view?.outcome) break;
  }
  const heard = tap.heard(marks);
  const sockets = heard.filter((bytes) => bytes.includes('101 Switching Protocols'));
  assert.is(sockets.length, 3, 'two players and a spectator');
  for (const bytes of sockets) {
    assert.ok(bytes.length > 20_000 && bytes.includes('barbarian'), 'what was sent can be read');
  }
  for (const bytes of heard) assert.equal(traces.in(bytes), []);
  // With the end it is revealed: what was looked for would have been found.
  for (const place of [ada, ben, eve]) await place.until((here) => here.picture.secret === secret, 'the reveal');
  assert.ok(tap.heard().filter((bytes) => traces.in(bytes).includes('the secret (hex)')).length === 3);
  await Promise.all([ada, ben, eve].map((place) => place.room.leave()));
  await tap.close();
});

secrecy.run();
