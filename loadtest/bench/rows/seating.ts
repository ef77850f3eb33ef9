/** How soon thousands of clients that come at once have their seats. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { GAMES } from '../../../engine/games.ts';
import { type SeatingTable, type SeatingTask, seated } from '../clients/seating-task.ts';
import { duellists, isDuel } from '../duellists.ts';
import type { Bench, Figure, Gate } from '../figure.ts';
import { OwnServer } from '../own-server.ts';
import { Hashes } from '../references.ts';

const CLIENTS = 10_000;
const QUICK_CLIENTS = 600;
const WORKERS = 2;
const BUSY = 0.9;
const GATE: Gate = { must: 20, aim: 9, of: 'value', better: 'less' };

const startWorker = (): ChildProcess => fork(fileURLToPath(new URL('../clients/seating-worker.js', import.meta.url)));

/** Sends it on, and waits for its answer. */
const ask = async (child: ChildProcess, what: SeatingTask | 'sit'): Promise<unknown> => {
  const answer = Promise.race([
    once(child, 'message').then(([said]: unknown[]) => said),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`clients ended with ${code}`))),
  ]);
  child.send(what);
  return answer;
};

/** What it took to seat them all. */
interface Seating {
  readonly seconds: number;
  /** Of the server. */
  readonly cpuSeconds: number;
  /** Of its time, how much the busier process of clients worked: 0 to 1. */
  readonly busy: number;
  readonly again: number;
  readonly hashes: Hashes;
}

/** At that table; without one, in rooms that are Colyseus alone. */
const seat = async (clients: number, table?: SeatingTable): Promise<Seating> => {
  const server = await OwnServer.start('kept');
  const workers = Array.from({ length: WORKERS }, startWorker);
  try {
    const duels = clients / 2 / WORKERS;
    await Promise.all(workers.map((worker) => ask(worker, { url: server.url, duels, ...(table && { table }) })));
    const hashes = new Hashes('a second of processor time');
    hashes.take();
    const [begun, cpu] = [performance.now(), server.usage.cpuSeconds];
    const all = z.array(seated).parse(await Promise.all(workers.map((worker) => ask(worker, 'sit'))));
    const seconds = (performance.now() - begun) / 1000;
    const cpuSeconds = server.usage.cpuSeconds - cpu;
    hashes.take();
    const busy = Math.max(...all.map(({ cpuMs }) => cpuMs)) / 1000 / seconds;
    return { seconds, cpuSeconds, busy, again: all.reduce((sum, one) => sum + one.again, 0), hashes };
  } finally {
    for (const worker of workers) worker.kill('SIGKILL');
    await server.stop();
  }
};

const share = (part: number): string => `${Math.round(100 * part)} %`;

export const seating: Bench = {
  name: 'seating',
  what: 'How long 10,000 clients take that come at once, until all sit in duels and have been sent the state, on one process; and in rooms that are Colyseus alone.',
  how: "They have their accounts already. Half of them open a duel, ask for its invite and hand it on; the other half join it. Clients are the SDK's in processes of their own, which leave the state unread: ten thousand that read it need more than a machine beside the server.",
  run: async ({ quick, say }) => {
    const clients = quick ? QUICK_CLIENTS : CLIENTS;
    const figuresOf = (id: string, name: string, taken: Seating, gate?: Gate): Figure[] => {
      const { seconds, cpuSeconds, busy, again, hashes } = taken;
      return [
        {
          id: `seating/${id}`,
          what: `${name}: 10,000 clients connect and are seated`,
          value: (seconds * CLIENTS) / clients,
          unit: 's',
          reference: hashes.reference,
          note: `${name}: ${clients} clients in ${seconds.toFixed(1)} s; the server took ${share(cpuSeconds / seconds)} of a core, the busier process of clients ${share(busy)}; ${again} duels had to be tried again.`,
          ...(gate && { gate }),
          ...(busy > BUSY && { void: 'clients were the limit' }),
        },
        {
          id: `seating/${id}/cpu`,
          what: `${name}: processor time of the server for each of them`,
          value: (cpuSeconds * 1000) / clients,
          unit: 'ms',
        },
      ];
    };
    say(`seating: bare rooms, ${clients} clients`);
    const figures = figuresOf('bare', 'A bare room', await seat(clients));
    for (const game of GAMES.filter(isDuel)) {
      say(`seating: ${game.name}, ${clients} clients`);
      const { mode, heroes } = duellists(game);
      const taken = await seat(clients, { game: game.id, mode, heroes: heroes.map(({ id }) => id) });
      figures.push(...figuresOf(game.id, game.name, taken, GATE));
    }
    return figures;
  },
};
