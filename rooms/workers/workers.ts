/** Threads that do what takes longer than a moment, so that no match waits for another's bot or for a replay. What comes of
 *  it is the same as here. A match asks one thing at a time, so that no more wait than there are matches; they are served in
 *  turn. What goes wrong in a thread is done here instead. */
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Action, AnyGame } from '../../engine/core/game.ts';
import { GAMES } from '../../engine/games.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { startThread } from '../../infra/threads.ts';
import type { FinishedMatch } from '../../league/ladder/settle.ts';
import type { GameRegistry } from '../games.ts';
import { officialOf, type Rules } from '../match/rules.ts';
import {
  type Decide,
  decided,
  type MakeRecord,
  type OfKept,
  type Outcome,
  ofKept,
  type Report,
  type Settle,
  type Task,
} from './tasks.ts';
import type { Reply, Request } from './worker.ts';

/** One core is left to whoever talks to players. */
const MOST_THREADS = 4;

interface Asked {
  readonly request: Request;
  /** With nothing, when the task threw or the thread ended. */
  done(outcome: Outcome | undefined): void;
}

export class Workers {
  private readonly most: number;
  private readonly waiting: Asked[] = [];
  private readonly idle: Thread[] = [];
  private readonly threads = new Set<Thread>();
  private numbers = 0;
  private closed = false;

  /** `most` threads at once; they are started when they are first needed. With none everything is done here. */
  constructor(most = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1))) {
    this.most = most;
  }

  /** What the bot does. */
  async decide({ game, outside }: Rules, task: Omit<Decide, 'do' | 'game' | 'outside'>): Promise<Action> {
    const mayAsk = outside ? GAMES.some(({ id }) => id === game.id) : isOfficial(game);
    const outcome = mayAsk
      ? await this.ask({ do: 'decide', game: game.id, ...(outside && { outside }), ...task })
      : undefined;
    if (!outcome) return decided(game, task);
    return outcome.do === 'decide' ? outcome.action : mixedUp();
  }

  /** What the match counts for; nothing where it counts for nobody. Rejects with what `readPast` throws. */
  async settle(games: GameRegistry, task: Omit<Settle, 'do'>): Promise<FinishedMatch | undefined> {
    const outcome = await this.ofKept(games, { do: 'settle', ...task });
    return outcome.do === 'settle' ? outcome.finished : mixedUp();
  }

  /** Its record; none of one that cannot be played again. Rejects with what `readPast` throws. */
  async record(games: GameRegistry, task: Omit<MakeRecord, 'do'>): Promise<MatchRecord | undefined> {
    const outcome = await this.ofKept(games, { do: 'record', ...task });
    return outcome.do === 'record' ? outcome.record : mixedUp();
  }

  /** What the match leaves for the next one; nothing of one that is not over, or cannot be played again. Rejects with what
   *  `readPast` throws. */
  async report(games: GameRegistry, task: Omit<Report, 'do'>): Promise<unknown> {
    const outcome = await this.ofKept(games, { do: 'report', ...task });
    return outcome.do === 'report' ? outcome.report : mixedUp();
  }

  /** Ends the threads; what is asked from now on is done here. */
  async close(): Promise<void> {
    this.closed = true;
    for (const { done } of this.waiting.splice(0)) done(undefined);
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private async ofKept(games: GameRegistry, task: OfKept): Promise<Outcome> {
    return (areOfficial(games) ? await this.ask(task) : undefined) ?? ofKept(games, task);
  }

  /** What a thread makes of it; nothing where none does, or the task threw. */
  private async ask(task: Task): Promise<Outcome | undefined> {
    if (this.closed || this.most === 0) return undefined;
    return new Promise<Outcome | undefined>((done) => {
      this.waiting.push({ request: { number: ++this.numbers, task }, done });
      this.serve();
    });
  }

  private serve(): void {
    while (this.waiting.length > 0) {
      const thread = this.idle.pop() ?? this.another();
      const asked = thread && this.waiting.shift();
      if (!thread || !asked) return;
      thread.take(asked);
    }
  }

  private another(): Thread | undefined {
    if (this.threads.size >= this.most) return undefined;
    const thread = new Thread({
      free: () => {
        this.idle.push(thread);
        this.serve();
      },
      gone: () => {
        this.threads.delete(thread);
        const at = this.idle.indexOf(thread);
        if (at >= 0) this.idle.splice(at, 1);
        this.serve();
      },
    });
    this.threads.add(thread);
    return thread;
  }
}

/** Whether a thread has the same rules: not those of a game that is only played in a test. */
const isOfficial = (game: AnyGame): boolean => GAMES.some((own) => own === game);
const areOfficial = (games: GameRegistry): boolean =>
  [...games.values()].every((entry) => isOfficial(officialOf(entry)));

const mixedUp = (): never => {
  throw new Error('a thread did another task than it was asked for');
};

class Thread {
  private readonly worker: Worker;
  private asked: Asked | undefined;
  private ending = false;

  constructor({ free, gone }: { free(): void; gone(): void }) {
    this.worker = startThread(import.meta.url, 'worker');
    this.worker.unref(); // it keeps the process only while something is asked
    this.worker.on('message', ({ outcome }: Reply) => {
      this.answer(outcome);
      if (!this.ending) this.worker.unref();
      free();
    });
    // Its exit follows.
    this.worker.on('error', () => this.answer(undefined));
    this.worker.on('exit', () => {
      this.answer(undefined);
      gone();
    });
  }

  take(asked: Asked): void {
    this.asked = asked;
    this.worker.ref();
    this.worker.postMessage(asked.request);
  }

  async end(): Promise<void> {
    this.ending = true;
    this.worker.ref(); // its end is waited for
    await this.worker.terminate();
  }

  private answer(outcome: Outcome | undefined): void {
    const { asked } = this;
    this.asked = undefined;
    asked?.done(outcome);
  }
}
