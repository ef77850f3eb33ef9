/** What live matches of two hold in memory, and what they cost while nobody acts. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../../engine/games.ts';
import { Crowd } from '../clients/crowd.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { OwnServer } from '../own-server.ts';
import { slopeOf } from '../slope.ts';

/** So many matches more, so often. */
const FULL = { more: 200, times: 10, idleSeconds: 20 };
const QUICK = { more: 50, times: 4, idleSeconds: 5 };
const SETTLE_MS = 2000;

export const memory: Bench = {
  name: 'memory',
  what: 'Resident memory of a live match of two with both players connected, and the share of a core that idle matches take.',
  how: 'Matches are opened in equal steps, and have just begun; after each step the system tells what the process of the server holds. The figure is the slope of the straight line nearest to these readings, as each of them depends on how much waits to be collected at that moment; nothing is collected by force. Then nobody acts for a while.',
  run: async ({ quick, say }) => {
    const { more, times, idleSeconds } = quick ? QUICK : FULL;
    const figures: Figure[] = [];
    for (const game of GAMES) {
      say(`memory: ${game.name}`);
      const server = await OwnServer.start('kept');
      const crowds: Crowd[] = [];
      const readings: { readonly matches: number; readonly residentMb: number; readonly heapMb: number }[] = [];
      // Nobody's time is to run out meanwhile.
      const plan = { url: server.url, game, thinkMs: 0, clock: 'correspondence', workers: 1, matches: more } as const;
      try {
        while (crowds.length < times) {
          crowds.push(await Crowd.open(plan));
          await sleep(SETTLE_MS);
          const { heapMb } = await server.look();
          readings.push({ matches: crowds.length * more, residentMb: server.usage.memoryMb, heapMb });
        }
        const before = server.usage.cpuSeconds;
        await sleep(idleSeconds * 1000);
        const idle = (server.usage.cpuSeconds - before) / idleSeconds / (times * more);
        const kb = (of: 'residentMb' | 'heapMb'): number =>
          1024 * slopeOf(readings.map((reading) => ({ x: reading.matches, y: reading[of] })));
        const figure = (id: string, what: string, value: number, unit: string): Figure => ({
          id: `memory/${game.id}/${id}`,
          what: `${game.name}: ${what}`,
          value,
          unit,
        });
        const mb = readings.map(({ residentMb }) => residentMb.toFixed(0)).join(', ');
        figures.push(
          {
            ...figure('resident', 'resident memory of a live match', kb('residentMb'), 'KB'),
            ...(isDuel(game) && { gate: { must: 100, aim: 60, of: 'value', better: 'less' } }),
            note: `${game.name}: ${mb} MB, from ${more} matches to ${(times * more).toLocaleString('en')}.`,
          },
          figure('heap', 'of it heap, what waits to be collected included', kb('heapMb'), 'KB'),
          figure('idle', '1,000 idle matches', 100 * 1000 * idle, '% of a core'),
        );
      } finally {
        for (const crowd of crowds) crowd.stop();
        await server.stop();
      }
    }
    return figures;
  },
};
