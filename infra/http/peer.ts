/** Whoever is at the other end of a socket, as far as one can tell: whatever comes in shows that somebody is there, the answer
 *  to a ping as well. So only those are pinged who say nothing by themselves. */
import type { Socket } from 'node:net';
import type { WebSocket } from 'ws';

/** What may lie here for a client to take, in bytes: several times the largest answer. Whoever leaves more does not read. */
const MOST_UNREAD = 2_000_000;

export class Peer {
  private readonly socket: Pick<WebSocket, 'ping' | 'terminate' | 'bufferedAmount'>;
  private readonly line: Pick<Socket, 'bytesRead'>;
  /** What had come in when it was looked at last. */
  private heard: number;
  /** How often in a row nothing had come since. */
  private silent = 0;

  /** `line`: on which the socket comes in. */
  constructor(socket: Pick<WebSocket, 'ping' | 'terminate' | 'bufferedAmount'>, line: Pick<Socket, 'bytesRead'>) {
    this.socket = socket;
    this.line = line;
    this.heard = line.bytesRead;
  }

  /** Pings it if nothing has come since the last look, and cuts it if it has left `retries` pings unanswered, or too much
   *  unread. */
  look(retries: number): void {
    const { bytesRead } = this.line;
    this.silent = bytesRead === this.heard ? this.silent + 1 : 0;
    this.heard = bytesRead;
    if (this.silent > retries || this.socket.bufferedAmount > MOST_UNREAD) this.socket.terminate();
    else if (this.silent > 0) this.socket.ping();
  }
}
