/** Matches of two under way, looked at between two moments: what several benches read, measured once a run. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AnyGame } from '../../engine/core/game.ts';
import { Crowd, playBefore } from './clients/crowd.ts';
import { OwnServer } from './own-server.ts';
import { Hashes } from './references.ts';

export interface LiveDuels {
  readonly decisions: number;
  readonly seconds: number;
  /** Processor time of the server, in milliseconds. */
  readonly cpuMs: number;
  /** Of its time, how much the busiest process of clients worked: 0 to 1. */
  readonly busy: number;
  /** Bytes that all clients received, by what they were. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Hashes meanwhile. */
  readonly hashes: Hashes;
  readonly note: string;
  /** Why it says nothing. */
  readonly void?: string;
}

/** As many decisions a second as the 2,000 duels make that half a core must carry, in which people think for three seconds:
 *  fewer who think less are the same load, and a server with little to do takes more for each decision, since everything
 *  has gone cold in between. */
const FULL = {
  matches: 500,
  thinkMs: 1000,
  seconds: 24,
  settleMs: 10_000,
  before: { matches: 300, thinkMs: 250, ms: 30_000 },
};
const QUICK = {
  matches: 40,
  thinkMs: 600,
  seconds: 8,
  settleMs: 5000,
  before: { matches: 20, thinkMs: 250, ms: 3000 },
};
const BUSY = 0.9;

const measured = new Map<string, Promise<LiveDuels>>();

/** Of this game; measured when it is first asked for. */
export const liveDuels = (game: AnyGame, quick: boolean): Promise<LiveDuels> => {
  const known = measured.get(game.id) ?? measure(game, quick ? QUICK : FULL);
  measured.set(game.id, known);
  return known;
};

const measure = async (game: AnyGame, plan: typeof FULL): Promise<LiveDuels> => {
  const { matches, thinkMs, seconds, settleMs } = plan;
  const server = await OwnServer.start('kept');
  let crowd: Crowd | undefined;
  try {
    await playBefore(server, game, plan.before);
    crowd = await Crowd.open({ url: server.url, game, workers: 1, matches, thinkMs });
    await crowd.play();
    await sleep(settleMs);
    // The machine is as busy for the reference as for what is held against it.
    const hashes = new Hashes('a second of processor time');
    hashes.take();
    const [before, begun, cpu] = [await crowd.look(), performance.now(), server.usage.cpuSeconds];
    await sleep((seconds * 1000) / 2);
    hashes.take();
    await sleep((seconds * 1000) / 2);
    const [after, took, cpuSeconds] = [await crowd.look(), performance.now() - begun, server.usage.cpuSeconds - cpu];
    hashes.take();
    const busy = (after.cpuMs - before.cpuMs) / took;
    const bytes = Object.fromEntries(
      Object.entries(after.bytes).map(([what, n]) => [what, n - (before.bytes[what] ?? 0)]),
    );
    const decisions = after.decisions - before.decisions;
    const notes = [
      `${game.name}: ${matches} at once, ${decisions} decisions in ${(took / 1000).toFixed(0)} s`,
      `clients took ${Math.round(100 * busy)} % of a core`,
      ...(after.over > before.over ? [`${after.over - before.over} ended meanwhile`] : []),
      ...(after.again > 0 ? [`${after.again} had to be opened again`] : []),
    ];
    return {
      decisions,
      seconds: took / 1000,
      cpuMs: cpuSeconds * 1000,
      busy,
      bytes,
      hashes,
      note: `${notes.join(', ')}.`,
      ...(busy > BUSY && { void: 'clients were the limit' }),
    };
  } finally {
    crowd?.stop();
    await server.stop();
  }
};
