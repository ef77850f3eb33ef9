/** For how long the event loop of a server is held up. */
import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '../../../engine/games.ts';
import { Crowd } from '../clients/crowd.ts';
import { isDuel } from '../duellists.ts';
import type { Bench, Figure } from '../figure.ts';
import { OwnServer } from '../own-server.ts';
import { Hashes } from '../references.ts';

const FULL = { people: 400, againstBots: 100, seconds: 40, settleMs: 15_000 };
const QUICK = { people: 40, againstBots: 10, seconds: 10, settleMs: 5000 };
const THINK_MS = 3000;
/** As bots think where nothing is set. */
const ENV = { THRONEROOM_BOT_DELAY_MS: '900' };

export const loop: Bench = {
  name: 'loop',
  what: 'For how long the event loop is held up with 500 matches of two under way, 100 of them against sensible bots.',
  how: 'People think for three seconds, bots for about one. The process of the server watches its own loop (monitorEventLoopDelay, a timer each millisecond): by how much later than it should the timer fires, over all times it does.',
  run: async ({ quick, say }) => {
    const { people, againstBots, seconds, settleMs } = quick ? QUICK : FULL;
    const figures: Figure[] = [];
    for (const game of GAMES) {
      say(`loop: ${game.name}`);
      const server = await OwnServer.start('kept', ENV);
      const crowds: Crowd[] = [];
      const plan = { url: server.url, game, thinkMs: THINK_MS, workers: 1 };
      try {
        crowds.push(await Crowd.open({ ...plan, matches: people }));
        crowds.push(await Crowd.open({ ...plan, matches: againstBots, againstBot: true }));
        for (const crowd of crowds) await crowd.play();
        await sleep(settleMs);
        const hashes = new Hashes('a second of processor time');
        hashes.take();
        await server.look();
        const before = server.usage.cpuSeconds;
        await sleep(seconds * 500);
        hashes.take();
        await sleep(seconds * 500);
        const { delayMs } = await server.look();
        const share = (server.usage.cpuSeconds - before) / seconds;
        hashes.take();
        const figure = (id: string, what: string, value: number): Figure => ({
          id: `loop/${game.id}/${id}`,
          what: `${game.name}: ${what}`,
          value,
          unit: 'ms',
          reference: hashes.reference,
        });
        figures.push(
          {
            ...figure('p99', 'event loop delay, p99', delayMs.p99),
            note: `${game.name}: ${people + againstBots} matches, ${Math.round(100 * share)} % of a core.`,
            ...(isDuel(game) && { gate: { must: 20, aim: 5, of: 'value', better: 'less' } }),
          },
          figure('p50', 'event loop delay, p50', delayMs.p50),
          figure('most', 'event loop delay, the longest', delayMs.most),
        );
      } finally {
        for (const crowd of crowds) crowd.stop();
        await server.stop();
      }
    }
    return figures;
  },
};
