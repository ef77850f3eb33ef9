/** A door before a server that a test can shut: it carries HTTP and sockets through, answers questions after a match as
 *  the test says, and knows how often it was asked. */
import { createServer, type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** What the door answers to the question to reopen a match: a status, silence, or whatever the server says. */
export type Resume = number | 'silence' | 'ask the server';

export interface FrontDoor {
  readonly url: string;
  /** Answers to come, in order; the last one stays. */
  resume: Resume[];
  /** Paths asked for, in order. */
  readonly asked: string[];
  /** Breaks every line through the door; new ones may come. */
  cut(): void;
  /** Carries nothing any more, and closes nothing either. */
  freeze(): void;
  /** Breaks every line and lets nobody in. */
  shut(): Promise<void>;
}

export const frontDoor = async (server: string): Promise<FrontDoor> => {
  const behind = new URL(server);
  const sockets = new Set<Socket>();
  const http = createServer((incoming, outgoing) => {
    const { method, url: path = '', headers } = incoming;
    door.asked.push(path);
    const answer = path.endsWith('/resume') ? nextAnswer(door.resume) : 'ask the server';
    if (answer === 'silence') return;
    if (typeof answer === 'number') {
      outgoing.writeHead(answer, { 'Content-Type': 'application/json' }).end('{}');
      return;
    }
    const onward = request(new URL(path, behind), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  http.on('connection', (socket: Socket) => keep(socket));
  http.on('upgrade', (incoming, socket, head) => {
    const onward = connect(Number(behind.port), behind.hostname, () => {
      onward.write(headOf(incoming));
      onward.write(head);
      socket.pipe(onward).pipe(socket);
    });
    keep(onward);
    onward.on('error', () => socket.destroy());
    onward.on('close', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    socket.on('close', () => onward.destroy());
  });
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  };
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const door: FrontDoor = {
    url: `http://127.0.0.1:${portOf(http.address())}`,
    resume: ['ask the server'],
    asked: [],
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    freeze: () => {
      for (const socket of sockets) socket.pause();
      door.resume = ['silence'];
    },
    shut: () => {
      const closed = new Promise<void>((resolve) => http.close(() => resolve()));
      door.cut();
      return closed;
    },
  };
  return door;
};

const nextAnswer = (answers: Resume[]): Resume =>
  (answers.length > 1 ? answers.shift() : answers[0]) ?? 'ask the server';

const headOf = ({ method, url, rawHeaders }: IncomingMessage): string => {
  const fields = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
  return `${[`${method} ${url} HTTP/1.1`, ...fields].join('\r\n')}\r\n\r\n`;
};

const portOf = (address: AddressInfo | string | null): number => (typeof address === 'object' && address?.port) || 0;
