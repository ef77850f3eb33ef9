/** Who is pinged, and who is gone, over real sockets. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import * as assert from 'uvu/assert';
import { WebSocket, WebSocketServer } from 'ws';
import { Peer } from '../../../infra/http/peer.ts';
import { suite } from '../../support/suite.ts';

const peers = suite('the other end of a socket');

const RETRIES = 2;
let server: WebSocketServer;
peers.before(async () => {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
});
peers.after(() => {
  for (const socket of server.clients) socket.terminate();
  server.close();
});

/** A client, and how the server sees it. */
const connected = async (options: { readonly autoPong?: boolean } = {}) => {
  const address = server.address();
  const port = typeof address === 'object' && address?.port;
  const client = new WebSocket(`ws://127.0.0.1:${port}`, options);
  const [[socket, request]] = await Promise.all([once(server, 'connection'), once(client, 'open')]);
  let pings = 0;
  client.on('ping', () => pings++);
  const own: WebSocket = socket;
  const { socket: line }: IncomingMessage = request;
  return { client, socket: own, peer: new Peer(own, line), pings: () => pings };
};

peers('whoever says something is not pinged', async () => {
  const { client, socket, peer, pings } = await connected();
  for (let look = 0; look < 5; look++) {
    client.send('here');
    await once(socket, 'message');
    peer.look(RETRIES);
  }
  // Would come after a ping, if there was one.
  socket.send('done');
  await once(client, 'message');
  assert.is(pings(), 0);
});

peers('whoever is silent is pinged, and its answer is a sign of life like any other', async () => {
  const { client, socket, peer, pings } = await connected();
  for (let ping = 1; ping <= 5; ping++) {
    peer.look(RETRIES);
    await once(socket, 'pong');
    assert.is(pings(), ping);
    peer.look(RETRIES);
  }
  assert.is(client.readyState, WebSocket.OPEN);
});

peers(`whoever leaves ${RETRIES} pings unanswered is gone, and not before`, async () => {
  const { client, peer, pings } = await connected({ autoPong: false });
  for (let ping = 1; ping <= RETRIES; ping++) {
    peer.look(RETRIES);
    await once(client, 'ping');
    assert.is(client.readyState, WebSocket.OPEN);
  }
  peer.look(RETRIES);
  await once(client, 'close');
  assert.is(pings(), RETRIES);
});

peers('whoever does not read what is sent is gone, though it goes on asking', async () => {
  const { client, socket, peer } = await connected();
  client.pause();
  const answer = Buffer.alloc(250_000);
  const asked = async (): Promise<void> => {
    client.send('more');
    await once(socket, 'message');
    socket.send(answer);
    peer.look(RETRIES);
  };
  await asked();
  assert.is(socket.readyState, WebSocket.OPEN, 'one answer lies there and may');
  const closed = once(socket, 'close');
  // What the system itself keeps on the way is not seen; it is far less.
  for (let n = 0; n < 200 && socket.readyState === WebSocket.OPEN; n++) await asked();
  await closed;
  client.terminate();
});

peers.run();
