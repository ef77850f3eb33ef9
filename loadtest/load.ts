/** `npm run loadtest`: whole matches by real SDK clients in processes of their own, against a server of its own or one
 *  that runs already; kills server processes where it is asked to. Exit 1 when anything accepted was lost, or a match
 *  differs from its replay; 2 for a command line that cannot be used. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { orFail } from '../bin/command-line.ts';
import type { AnyGame } from '../engine/core/game.ts';
import { games } from '../rooms/all-games.ts';
import { addFigures, type Figures, noFigures } from './figures.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { compare, type PlayedMatch } from './played.ts';
import { isGood, progress, report, type Verdict } from './report.ts';
import { type Servers, serversFor } from './servers.ts';
import type { WorkerTask } from './worker.ts';

const gamesAnswer = z.array(
  z.object({
    id: z.string(),
    modes: z.array(
      z.object({
        id: z.string(),
        formats: z.array(z.array(z.object({ seats: z.array(z.number()), plays: z.string() }))),
      }),
    ),
    heroes: z.array(z.object({ id: z.string(), kind: z.string(), automaton: z.boolean().optional() })),
  }),
);

/** By seat, who may be played there in the mode with the fewest seats, as the server offers it. Left out, game and mode
 *  are the first that there are. */
const offerOf = async (url: string, gameId: string | undefined, modeId: string | undefined) => {
  const offered = gamesAnswer.parse(await (await fetch(`${url}/api/games`)).json());
  const game = gameId === undefined ? offered[0] : offered.find(({ id }) => id === gameId);
  if (!game) throw new Error(`--game: the server plays no ${gameId}, but ${offered.map(({ id }) => id).join(', ')}`);
  const mode = modeId === undefined ? game.modes[0] : game.modes.find(({ id }) => id === modeId);
  const sides = mode?.formats[0];
  if (!mode || !sides) throw new Error(`--mode: the server plays no ${modeId}`);
  const heroes: string[][] = [];
  for (const { seats, plays } of sides) {
    const there = game.heroes.filter(({ kind, automaton }) => kind === plays && !automaton).map(({ id }) => id);
    if (there.length === 0) throw new Error(`--mode: in ${mode.id} the game itself plays a side; clients cannot`);
    for (const seat of seats) heroes[seat] = there;
  }
  return { game: game.id, mode: mode.id, heroes };
};

/** The rules by which matches are played anew. */
const rulesOf = (id: string): AnyGame => {
  const entry = games.get(id);
  if (!entry) throw new Error(`--game: there are no rules of ${id} here`);
  return entry.game;
};

/** A worker that waits for its task. */
const startWorker = async (children: Set<ChildProcess>): Promise<ChildProcess> => {
  const child = fork(fileURLToPath(new URL('worker.js', import.meta.url)));
  children.add(child);
  await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`a worker ended with ${child.exitCode}`);
  return child;
};

/** Runs a worker to its end, adding what it counts. Returns its processor time, in seconds. */
const runWorker = async (child: ChildProcess, task: WorkerTask, children: Set<ChildProcess>, sum: Figures) => {
  let used = 0;
  child.on('message', ({ figures, cpuSeconds }: { figures: Figures; cpuSeconds: number }) => {
    addFigures(sum, figures);
    used = cpuSeconds;
  });
  child.send(task);
  const [code] = await once(child, 'exit');
  children.delete(child);
  if (code !== 0) throw new Error(`worker ${task.worker} ended with ${code}`);
  return used;
};

/** Kills processes by the clock until it is told to stop. Answers how often it did. */
const killing = (servers: Servers, everySeconds: number | undefined, stop: AbortSignal) => {
  const done = { kills: 0 };
  const loop = async (): Promise<void> => {
    while (everySeconds !== undefined && !stop.aborted) {
      await sleep(everySeconds * 1000, undefined, { signal: stop }).catch(() => undefined);
      if (stop.aborted) return;
      await servers.killNext();
      done.kills++;
    }
  };
  return { done, ended: loop() };
};

const compareAll = async (servers: Servers, game: AnyGame, files: readonly string[]): Promise<Verdict> => {
  const verdict = { same: 0, unfinished: 0, differing: [] as string[], unknown: 0 };
  const journal = await servers.journal();
  for (const file of files.filter(existsSync)) {
    for await (const line of createInterface({ input: createReadStream(file) })) {
      // Our own worker wrote it.
      const played: PlayedMatch = JSON.parse(line);
      const compared = journal ? compare(game, played, await journal.read(played.id)) : undefined;
      if (compared === undefined) verdict.unknown++;
      else if (typeof compared === 'object') verdict.differing.push(`${played.id}: ${compared.differs}`);
      else verdict[compared]++;
    }
  }
  await journal?.close();
  return verdict;
};

/** A line that is written over on a terminal; elsewhere a line now and then. */
const showProgress = (line: () => string): (() => void) => {
  const { stderr } = process;
  const show = (): boolean => stderr.write(stderr.isTTY ? `\r\u001b[K${line()}` : `${line()}\n`);
  const timer = setInterval(show, stderr.isTTY ? 500 : 10_000);
  return () => {
    clearInterval(timer);
    if (stderr.isTTY) stderr.write('\r\u001b[K');
  };
};

const run = async (options: LoadOptions): Promise<boolean> => {
  const servers = await serversFor(options);
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-load-seen-'));
  const children = new Set<ChildProcess>();
  const stop = new AbortController();
  const clear = async (): Promise<void> => {
    stop.abort();
    for (const child of children) child.kill('SIGKILL');
    await servers.clear();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void clear().finally(() => process.exit(1)));
  }
  try {
    const offer = await offerOf(servers.urls[0] ?? '', options.game, options.mode);
    const spare = Math.max(1, availableParallelism() - (options.url ? 0 : options.processes));
    const workers = Math.min(options.workers ?? spare, options.matches);
    const { seconds, seed, think: thinkMs } = options;
    const tasks = Array.from({ length: workers }, (_, worker): WorkerTask => {
      const matches = Math.floor(options.matches / workers) + (worker < options.matches % workers ? 1 : 0);
      const file = join(folder, `${worker}.jsonl`);
      return { worker, matches, seconds, seed, thinkMs, ...offer, addresses: [...servers.urls], file };
    });

    const ready = await Promise.all(tasks.map(async (task) => ({ task, child: await startWorker(children) })));
    const figures = noFigures();
    const began = performance.now();
    const cpuBefore = servers.usage()?.cpuSeconds ?? 0;
    const sinceStart = (): number => (performance.now() - began) / 1000;
    const killer = killing(servers, options['kill-every'], stop.signal);
    const hideProgress = showProgress(() => progress(figures, sinceStart(), killer.done.kills));
    const timeUp = setTimeout(() => stop.abort(), seconds * 1000);
    const used = await Promise.all(ready.map(({ child, task }) => runWorker(child, task, children, figures)));
    await killer.ended;
    clearTimeout(timeUp);
    hideProgress();
    const took = sinceStart();
    const usage = servers.usage();
    await servers.stop();
    const verdict = await compareAll(
      servers,
      rulesOf(offer.game),
      tasks.map(({ file }) => file),
    );
    const found = {
      options: { ...options, game: offer.game, mode: offer.mode },
      workers,
      seconds: took,
      figures,
      kills: killer.done.kills,
      usage: usage && { ...usage, cpuSeconds: usage.cpuSeconds - cpuBefore },
      busiestSeconds: Math.max(...used),
      verdict,
    };
    console.log(report(found).join('\n'));
    return isGood(found);
  } finally {
    await clear();
  }
};

run(orFail(() => readOptions(process.argv.slice(2)))).then(
  (good) => process.exit(good ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
