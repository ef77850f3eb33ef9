/** The clients of a bench: matches with a client at every seat, opened at once and played together, in processes of their
 *  own (`crowd-worker.ts`). */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../../../engine/core/game.ts';
import type { PresetId } from '../../../protocol/presets.ts';
import { duellists } from '../duellists.ts';
import type { CrowdLook, CrowdTask } from './crowd-task.ts';

export interface CrowdPlan {
  readonly url: string;
  readonly game: AnyGame;
  readonly matches: number;
  readonly thinkMs: number;
  /** One of two seats is a bot's. Left out: none is. */
  readonly againstBot?: boolean;
  /** Left out: casual. */
  readonly clock?: PresetId;
  /** How many processes. */
  readonly workers: number;
}

/** How a server was played on before it is looked at. */
export interface Before extends Pick<CrowdPlan, 'matches' | 'thinkMs'> {
  readonly ms: number;
}

/** Has a crowd play for a while and leave: a server runs for weeks, and compiles what runs often in its first minute. */
export const playBefore = async (
  { url }: { readonly url: string },
  game: AnyGame,
  { ms, ...plan }: Before,
): Promise<void> => {
  const crowd = await Crowd.open({ url, game, workers: 1, ...plan });
  try {
    await crowd.play();
    await sleep(ms);
  } finally {
    crowd.stop();
  }
};

export class Crowd {
  /** Resolves when all matches are open, every seat taken. */
  static async open(plan: CrowdPlan): Promise<Crowd> {
    const { url, game, matches, thinkMs, againstBot = false, clock = 'casual', workers } = plan;
    const { mode, heroes } = duellists(game);
    const ids = heroes.map(({ id }) => id);
    const children = Array.from({ length: workers }, () =>
      fork(fileURLToPath(new URL('crowd-worker.js', import.meta.url))),
    );
    const crowd = new Crowd(children);
    await crowd.ask((worker): CrowdTask => {
      const own = Math.floor(matches / workers) + (worker < matches % workers ? 1 : 0);
      return { worker, url, matches: own, game: game.id, mode, heroes: [ids, ids], clock, againstBot, thinkMs };
    });
    return crowd;
  }

  private readonly children: readonly ChildProcess[];

  private constructor(children: readonly ChildProcess[]) {
    this.children = children;
  }

  async play(): Promise<void> {
    await this.ask(() => 'play');
  }

  async look(): Promise<CrowdLook> {
    const looks = await this.ask(() => 'look');
    const bytes: Record<string, number> = {};
    for (const look of looks) {
      for (const [what, n] of Object.entries(look.bytes)) bytes[what] = (bytes[what] ?? 0) + n;
    }
    const sum = (of: (look: CrowdLook) => number): number => looks.reduce((all, look) => all + of(look), 0);
    return {
      bytes,
      decisions: sum(({ decisions }) => decisions),
      again: sum(({ again }) => again),
      over: sum(({ over }) => over),
      cpuMs: Math.max(...looks.map(({ cpuMs }) => cpuMs)),
    };
  }

  /** Ends them, in the midst of whatever they do. */
  stop(): void {
    for (const child of this.children) child.kill('SIGKILL');
  }

  /** Rejects when one of them ended. */
  private ask(what: (worker: number) => CrowdTask | 'play' | 'look'): Promise<CrowdLook[]> {
    return Promise.all(
      this.children.map(
        (child, worker) =>
          new Promise<CrowdLook>((resolve, reject) => {
            const ended = (code: number | null): void => reject(new Error(`clients ended with ${code}`));
            child.once('exit', ended);
            child.once('message', (look: CrowdLook) => {
              child.removeListener('exit', ended);
              resolve(look);
            });
            child.send(what(worker));
          }),
      ),
    );
  }
}
