/** How soon thousands of clients that come at once have their seats. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { GAMES } from '../../../engine/games.ts';
import { duellists, isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { OwnServer } from '../own-server.ts';
import { Hashes } from '../references.ts';
import { type SeatingTask, seated } from '../seating-task.ts';

const CLIENTS = 10_000;
const QUICK_CLIENTS = 600;
const WORKERS = 2;
const BUSY = 0.9;

const startWorker = (): ChildProcess => fork(fileURLToPath(new URL('../seating-worker.js', import.meta.url)));

/** Sends it on, and waits for its answer. */
const ask = async (child: ChildProcess, what: SeatingTask | 'sit'): Promise<unknown> => {
  const answer = Promise.race([
    once(child, 'message').then(([said]: unknown[]) => said),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`clients ended with ${code}`))),
  ]);
  child.send(what);
  return answer;
};

export const seating: Bench = {
  name: 'seating',
  what: 'How long 10,000 clients take that come at once, until all sit in duels and have been sent the state, on one process.',
  how: "They have their accounts already. Half of them open a duel, ask for its invite and hand it on; the other half join by it. Clients are the SDK's in processes of their own, which leave the state unread: ten thousand that read it need more than a machine beside the server.",
  run: async ({ quick, say }) => {
    const clients = quick ? QUICK_CLIENTS : CLIENTS;
    const figures: Figure[] = [];
    for (const game of GAMES.filter(isDuel)) {
      say(`seating: ${game.name}, ${clients} clients`);
      const server = await OwnServer.start('kept');
      const workers = Array.from({ length: WORKERS }, startWorker);
      try {
        const { mode, heroes } = duellists(game);
        const ids = heroes.map(({ id }) => id);
        const duels = clients / 2 / WORKERS;
        await Promise.all(
          workers.map((worker) => ask(worker, { url: server.url, duels, game: game.id, mode, heroes: ids })),
        );
        const hashes = new Hashes('a second of processor time');
        hashes.take();
        const [begun, cpu] = [performance.now(), server.usage.cpuSeconds];
        const all = z.array(seated).parse(await Promise.all(workers.map((worker) => ask(worker, 'sit'))));
        const took = (performance.now() - begun) / 1000;
        const cpuSeconds = server.usage.cpuSeconds - cpu;
        hashes.take();
        const busy = Math.max(...all.map(({ cpuMs }) => cpuMs)) / 1000 / took;
        const again = all.reduce((sum, one) => sum + one.again, 0);
        const share = (part: number): string => `${Math.round(100 * part)} %`;
        figures.push(
          {
            id: `seating/${game.id}`,
            what: `${game.name}: 10,000 clients connect and are seated`,
            value: (took * CLIENTS) / clients,
            unit: 's',
            reference: hashes.reference,
            note: `${game.name}: ${clients} clients in ${took.toFixed(1)} s; the server took ${share(cpuSeconds / took)} of a core, the busier process of clients ${share(busy)}; ${again} duels had to be tried again.`,
            gate: { must: 20, aim: 9, of: 'value', better: 'less' },
            ...(busy > BUSY && { void: 'clients were the limit' }),
          },
          {
            id: `seating/${game.id}/cpu`,
            what: `${game.name}: processor time of the server for each of them`,
            value: (cpuSeconds * 1000) / clients,
            unit: 'ms',
          },
        );
      } finally {
        for (const worker of workers) worker.kill('SIGKILL');
        await server.stop();
      }
    }
    return figures;
  },
};
