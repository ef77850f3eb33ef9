/** A worker of `npm run loadtest`: opens some matches and keeps as many going at once until the time is up, and tells every
 *  moment what it counted. What its clients saw goes to a file, a match a line, to be compared with what the server kept. */
import '../infra/http/ws-global.ts';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { below, seededStream } from '../engine/core/chance.ts';
import { count, type Figures, noFigures } from './figures.ts';
import type { Pick } from './hurried.ts';
import { guest, type LoadPlayer, playMatch } from './match.ts';

const workerTask = z.object({
  worker: z.number(),
  /** How many matches it keeps going. */
  matches: z.number(),
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
/** What follows once all of them are open. */
const playOn = z.object({ seconds: z.number() });
/** What a worker tells. */
export type FromWorker = 'opened' | { readonly figures: Figures; readonly cpuSeconds: number };

const TELL_EVERY_MS = 250;
const AGAIN_AFTER_MS = 200;
/** Whoever opens thousands of matches in the same moment has them all run out of time. */
const OPENED_AT_ONCE = 16;
/** What is not open then is counted as a trouble, and the rest is played. */
const OPENING_MS = 600_000;

let figures: Figures = noFigures();
const tell = (told: () => void = () => undefined): void => {
  const { user, system } = process.cpuUsage();
  process.send?.({ figures, cpuSeconds: (user + system) / 1e6 }, told);
  figures = noFigures();
};

/** Keeps one match going after the other. `opened` is called with each that is open. */
const lane = async (task: WorkerTask, n: number, isTimeUp: () => boolean, opened: () => void): Promise<void> => {
  const stream = seededStream(`${task.seed} ${task.worker} ${n}`);
  const pick: Pick = (many) => below(stream, many);
  let players: LoadPlayer[] = [];
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
      const plan = { game, mode, heroes, players, pick, thinkMs, isTimeUp, figures: () => figures, onOpened: opened };
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
  let end = Number.POSITIVE_INFINITY;
  const isTimeUp = (): boolean => performance.now() >= end;
  const telling = setInterval(() => tell(), TELL_EVERY_MS);
  const lanes: Promise<void>[] = [];
  const turns = Array.from({ length: task.matches }, (_, n) => n).values();
  const openOneAfterTheOther = async (): Promise<void> => {
    for (const n of turns) await new Promise<void>((opened) => lanes.push(lane(task, n, isTimeUp, opened)));
  };
  const open = Promise.all(Array.from({ length: OPENED_AT_ONCE }, openOneAfterTheOther));
  const inTime = await Promise.race([open.then(() => true), sleep(OPENING_MS, false, { ref: false })]);
  if (!inTime) count(figures.troubles, 'not all were open in time');
  tell();
  process.send?.('opened');
  const [next] = await once(process, 'message');
  end = performance.now() + playOn.parse(next).seconds * 1000;
  await sleep(end - performance.now());
  await Promise.all(lanes);
  clearInterval(telling);
  tell(() => process.exit(0));
});
