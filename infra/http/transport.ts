/** The WebSocket transport with pings spread over time, for those who say nothing by themselves. The stock one pings every
 *  socket in the same instant, and that burst decides the worst latencies of a full server; here each socket has its own
 *  moment within the interval. And the answer that opens a socket leaves together with what the room says to whoever joins
 *  by it, where the room has that ready. */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';
import { Peer } from './peer.ts';
import { leaveTogether } from './together.ts';

const MOMENTS = 32;

export class CalmTransport extends WebSocketTransport {
  private readonly moments = Array.from({ length: MOMENTS }, () => new Set<Peer>());
  private connected = 0;

  constructor(...options: ConstructorParameters<typeof WebSocketTransport>) {
    super(...options);
    // Told right before they are sent. Whoever joins is sent no state before it has answered.
    this.wss.on('headers', (_headers: string[], { socket }: IncomingMessage) => leaveTogether(socket));
  }

  /** Replaces the stock loop; the transport calls it once it listens. */
  protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
    this.wss.on('connection', (socket: WebSocket, request: IncomingMessage) => this.giveMoment(socket, request.socket));
    let moment = 0;
    this.pingInterval = setInterval(() => {
      moment = (moment + 1) % MOMENTS;
      for (const peer of this.moments[moment] ?? []) peer.look(pingMaxRetries);
    }, pingInterval / MOMENTS);
  }

  private giveMoment(socket: WebSocket, line: Socket): void {
    const moment = this.moments[this.connected++ % MOMENTS];
    const peer = new Peer(socket, line);
    moment?.add(peer);
    socket.on('close', () => moment?.delete(peer));
  }
}
