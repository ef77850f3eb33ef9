/** A worker of `npm run loadtest`: keeps some matches going at once until the time is up, and tells every moment what
 *  it counted. What its clients saw goes to a file, a match a line, to be compared with what the server kept. */
import '../infra/http/ws-global.ts';
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { below, seededStream } from '../engine/core/chance.ts';
import { count, type Figures, noFigures } from './figures.ts';
import type { Pick } from './hurried.ts';
import { guest, type LoadPlayer, playMatch } from './match.ts';

export const workerTask = z.object({
  worker: z.number(),
  /** How many matches it keeps going. */
  matches: z.number(),
  seconds: z.number(),
  seed: z.string(),
  /** How long its bots think. */
  thinkMs: z.number(),
  game: z.string(),
  mode: z.string(),
  /** By seat: who may be played there. */
  heroes: z.array(z.array(z.string())),
  addresses: z.array(z.string()),
  /** The file for what clients saw. */
  file: z.string(),
});
export type WorkerTask = z.infer<typeof workerTask>;

const TELL_EVERY_MS = 250;
const AGAIN_AFTER_MS = 200;
/** Whoever opens thousands of matches in the same moment has them all run out of time. */
const OPENED_EVERY_MS = 10;

let figures: Figures = noFigures();
const tell = (told: () => void = () => undefined): void => {
  const { user, system } = process.cpuUsage();
  process.send?.({ figures, cpuSeconds: (user + system) / 1e6 }, told);
  figures = noFigures();
};

/** Keeps one match going after the other. */
const lane = async (task: WorkerTask, n: number, isTimeUp: () => boolean): Promise<void> => {
  const stream = seededStream(`${task.seed} ${task.worker} ${n}`);
  const pick: Pick = (many) => below(stream, many);
  let players: LoadPlayer[] = [];
  await sleep(n * OPENED_EVERY_MS);
  while (!isTimeUp()) {
    try {
      while (players.length < task.heroes.length) {
        const own = task.addresses[(n + players.length) % task.addresses.length] ?? '';
        const others = task.addresses.filter((address) => address !== own);
        const name = `Load ${task.worker}.${n}.${players.length}`;
        players.push(await guest(own, others, name));
      }
      for (const { client, fresh } of players) client.auth.token = await fresh();
      const heroes = task.heroes.map((there) => there[pick(there.length)] ?? '');
      const { game, mode, thinkMs } = task;
      const plan = { game, mode, heroes, players, pick, thinkMs, isTimeUp, figures: () => figures };
      const { played, end, conceded } = await playMatch(plan);
      if (end === 'over') figures.finished++;
      else figures.lost++;
      if (end === 'over' && conceded) figures.conceded++;
      if (end === 'stuck') count(figures.troubles, 'a match in which nothing happened any more');
      appendFileSync(task.file, `${JSON.stringify(played)}\n`);
    } catch (error) {
      count(figures.troubles, `no match: ${error instanceof Error ? wordFor(error) : String(error)}`);
      players = [];
      await sleep(AGAIN_AFTER_MS);
    }
  }
};

const wordFor = (error: Error): string => {
  const code: unknown = Reflect.get(error, 'code');
  return code === undefined ? error.message : `${String(code)} ${error.message}`;
};

process.once('disconnect', () => process.exit(1));
process.send?.('ready');
process.once('message', async (message) => {
  const task = workerTask.parse(message);
  const end = performance.now() + task.seconds * 1000;
  const telling = setInterval(() => tell(), TELL_EVERY_MS);
  await Promise.all(Array.from({ length: task.matches }, (_, n) => lane(task, n, () => performance.now() >= end)));
  clearInterval(telling);
  tell(() => process.exit(0));
});
