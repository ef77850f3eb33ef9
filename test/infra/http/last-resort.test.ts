/** What is left when all else fails: a line on which nothing happens is closed, and what strangers cause fills no log. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import * as assert from 'uvu/assert';
import { guardFrontDoor, servePages } from '../../../infra/http/http.ts';
import { limitsHere } from '../../../infra/limits/limits.ts';
import { atMost, colyseusLogger, createLog } from '../../../infra/log.ts';
import { suite } from '../../support/suite.ts';

const SHORT_MS = 100;
const OFTEN = 50;
const MOST_A_MINUTE = 20;

const lastResort = suite('the last resort of an HTTP server');
const logged: string[] = [];
const log = createLog('silent');
log.error = (_: unknown, words?: string) => logged.push(String(words));

const server = createServer();
let port = 0;
lastResort.before(async () => {
  const app = express();
  app.get('/never', () => undefined);
  app.get('/broken', () => {
    throw new Error('a fault of ours');
  });
  servePages(app, async () => ({ status: 'ok', matches: 0, clients: 0 }), log);
  server.on('request', app);
  server.on('upgrade', (_request, socket) => socket.write('HTTP/1.1 101 Switching Protocols\r\n\r\n'));
  const createLimit = limitsHere().perMinute('creates', 1);
  guardFrontDoor(server, {
    proxies: 0,
    createLimit,
    goingDown: () => false,
    headers: {},
    lookAtSocket: () => undefined,
    answerWithin: SHORT_MS,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = (typeof address === 'object' && address?.port) || 0;
});
lastResort.after(() => {
  server.closeAllConnections();
  server.close();
});

/** A new line, with these words sent on it. */
const say = (words: string): Socket => {
  const socket = connect(port, '127.0.0.1', () => socket.write(words));
  return socket.resume();
};

const UNANSWERED: [string, string][] = [
  ['a request that a handler leaves unanswered', 'GET /never HTTP/1.1\r\nHost: here\r\n\r\n'],
  ['a request that is never said to its end', 'GET /never HTTP/1.1\r\nHost: he'],
  ['a body that never comes', 'POST /never HTTP/1.1\r\nHost: here\r\nContent-Length: 9\r\n\r\nhalf'],
  ['a line that says nothing', ''],
];
for (const [name, words] of UNANSWERED) {
  lastResort(`issue: ${name} is closed within the limit`, async () => {
    const began = performance.now();
    await once(say(words), 'close');
    assert.ok(performance.now() - began >= SHORT_MS - 10, 'and not before');
  });
}

lastResort('a line that became a WebSocket may be silent for longer', async () => {
  const socket = say('GET /room HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
  await once(socket, 'data');
  await once(say(''), 'close'); // as long as a line without it lasts
  await once(say(''), 'close');
  assert.not(socket.closed);
  socket.destroy();
});

lastResort('issue: requests that fail are written down so many a minute, however many there are', async () => {
  let answer = '';
  // A line each: one that is kept may be closed in the moment in which it is used again.
  for (let n = 0; n < OFTEN; n++) {
    const socket = say('GET /broken HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    socket.on('data', (chunk: Buffer) => {
      answer = String(chunk);
    });
    await once(socket, 'close');
  }
  assert.match(answer, /^HTTP\/1\.1 500 /);
  assert.ok(logged.length >= MOST_A_MINUTE && logged.length <= 2 * MOST_A_MINUTE, `${logged.length} lines`);
  assert.equal([...new Set(logged)], ['an HTTP request failed']);
});

lastResort('issue: so is what Colyseus says of clients, which sees many a bad frame', () => {
  const said: string[] = [];
  const { warn, error } = colyseusLogger(pino({}, { write: (line: string) => said.push(line) }), () => true);
  for (let n = 0; n < OFTEN; n++) [warn, error][n % 2]?.('a frame', n);
  assert.ok(said.length >= MOST_A_MINUTE && said.length <= 2 * MOST_A_MINUTE, `${said.length} lines`);
});

lastResort('in the next minute as much may be said again', () => {
  let now = 59_000;
  const may = atMost(2, () => now);
  assert.equal([may(), may(), may()], [true, true, false]);
  now = 60_000;
  assert.equal([may(), may(), may()], [true, true, false]);
});

lastResort.run();
