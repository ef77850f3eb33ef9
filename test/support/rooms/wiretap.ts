/** A wire with ears: stands between clients and a server, and keeps every byte that the server sends to them. */
import { connect, createServer, type Socket } from 'node:net';

export interface Wiretap {
  /** Where clients connect instead. */
  readonly url: string;
  /** How many bytes have come over each connection so far. */
  marks(): number[];
  /** What came over each connection, whole or up to its mark. */
  heard(marks?: readonly number[]): Buffer[];
  close(): Promise<void>;
}

export const wiretap = async (url: string): Promise<Wiretap> => {
  const { port, hostname } = new URL(url);
  const lines: Buffer[][] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const line: Buffer[] = [];
    lines.push(line);
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
        sockets.delete(socket);
      });
    }
    upstream.on('data', (bytes) => line.push(Buffer.from(bytes)));
    upstream.pipe(client);
    client.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port to listen on');
  return {
    url: `http://127.0.0.1:${address.port}`,
    marks: () => lines.map((line) => line.reduce((sum, bytes) => sum + bytes.length, 0)),
    heard: (marks) =>
      lines.map((line, index) => Buffer.concat(line).subarray(0, marks ? (marks[index] ?? 0) : undefined)),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
