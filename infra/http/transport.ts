/** The WebSocket transport with pings spread over time. The stock one pings every socket in the same instant, and that
 *  burst decides the worst latencies of a full server; here each socket has its own moment within the interval. And the
 *  answer that opens a socket leaves together with what the room says to whoever joins by it, where the room has that
 *  ready. */
import type { IncomingMessage } from 'node:http';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { WebSocket } from 'ws';
import { leaveTogether } from './together.ts';

const MOMENTS = 32;

export class CalmTransport extends WebSocketTransport {
  private readonly moments = Array.from({ length: MOMENTS }, () => new Set<WebSocket>());
  private readonly unanswered = new WeakMap<WebSocket, number>();
  private connected = 0;

  constructor(...options: ConstructorParameters<typeof WebSocketTransport>) {
    super(...options);
    // Told right before they are sent. Whoever joins is sent no state before it has answered.
    this.wss.on('headers', (_headers: string[], { socket }: IncomingMessage) => leaveTogether(socket));
  }

  /** Replaces the stock loop; the transport calls it once it listens. A peer that leaves `pingMaxRetries` pings
   *  unanswered is gone. */
  protected override autoTerminateUnresponsiveClients(pingInterval: number, pingMaxRetries: number): void {
    this.wss.on('connection', (socket: WebSocket, _request: IncomingMessage) => this.giveMoment(socket));
    let moment = 0;
    this.pingInterval = setInterval(() => {
      moment = (moment + 1) % MOMENTS;
      for (const socket of this.moments[moment] ?? []) this.ping(socket, pingMaxRetries);
    }, pingInterval / MOMENTS);
  }

  private giveMoment(socket: WebSocket): void {
    const moment = this.moments[this.connected++ % MOMENTS];
    moment?.add(socket);
    socket.on('pong', () => this.unanswered.set(socket, 0));
    socket.on('close', () => moment?.delete(socket));
  }

  private ping(socket: WebSocket, retries: number): void {
    const unanswered = this.unanswered.get(socket) ?? 0;
    if (unanswered >= retries) {
      socket.terminate();
      return;
    }
    this.unanswered.set(socket, unanswered + 1);
    socket.ping();
  }
}
