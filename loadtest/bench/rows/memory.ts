/** What live matches of two hold in memory, and what they cost while nobody acts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../../engine/games.ts';
import { Crowd } from '../clients/crowd.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { OwnServer } from '../own-server.ts';

/** The first ones bring along what is there once. */
const FULL = { first: 200, more: 1000, idleSeconds: 20 };
const QUICK = { first: 50, more: 150, idleSeconds: 5 };
const SETTLE_MS = 4000;

export const memory: Bench = {
  name: 'memory',
  what: 'Resident memory of a live match of two with both players connected, and the share of a core that idle matches take.',
  how: 'What the process of the server holds more once so many more are open, as the system tells; nothing is collected by force. Matches have just begun. Then nobody acts for a while.',
  run: async ({ quick, say }) => {
    const { first, more, idleSeconds } = quick ? QUICK : FULL;
    const figures: Figure[] = [];
    for (const game of GAMES) {
      say(`memory: ${game.name}`);
      const server = await OwnServer.start('kept');
      const crowds: Crowd[] = [];
      // Nobody's time is to run out meanwhile.
      const plan = { url: server.url, game, thinkMs: 0, clock: 'correspondence', workers: 1 } as const;
      try {
        crowds.push(await Crowd.open({ ...plan, matches: first }));
        await sleep(SETTLE_MS);
        const [before, { heapMb }] = [server.usage.memoryMb, await server.look()];
        crowds.push(await Crowd.open({ ...plan, matches: more }));
        await sleep(SETTLE_MS);
        const [after, look] = [server.usage, await server.look()];
        await sleep(idleSeconds * 1000);
        const idle = (server.usage.cpuSeconds - after.cpuSeconds) / idleSeconds;
        const kb = (mb: number): number => (mb * 1024) / more;
        const figure = (id: string, what: string, value: number, unit: string): Figure => ({
          id: `memory/${game.id}/${id}`,
          what: `${game.name}: ${what}`,
          value,
          unit,
        });
        figures.push(
          {
            ...figure('resident', 'resident memory of a live match', kb(after.memoryMb - before), 'KB'),
            ...(isDuel(game) && { gate: { must: 100, aim: 60, of: 'value', better: 'less' } }),
          },
          figure('heap', 'of it heap, what waits to be collected included', kb(look.heapMb - heapMb), 'KB'),
          figure('idle', `${(first + more).toLocaleString('en')} idle matches`, 100 * idle, '% of a core'),
        );
      } finally {
        for (const crowd of crowds) crowd.stop();
        await server.stop();
      }
    }
    return figures;
  },
};
