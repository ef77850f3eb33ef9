/** `npm run loadtest`: whole matches by real SDK clients in processes of their own, against a server of its own or one
 *  that runs already; kills server processes where it is asked to. Exit 1 when anything accepted was lost, or a match
 *  differs from its replay; 2 for a command line that cannot be used. */
import type { ChildProcess } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { orFail } from '../bin/command-line.ts';
import type { AnyGame } from '../engine/core/game.ts';
import { messageOf } from '../infra/start-problem.ts';
import { games } from '../rooms/all-games.ts';
import { ClientProcess } from './client-process.ts';
import { addFigures, type Figures, noFigures } from './figures.ts';
import { type LoadOptions, readOptions } from './options.ts';
import { compare, type PlayedMatch } from './played.ts';
import { isGood, type Measured, progress, report, type Verdict } from './report.ts';
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

/** The game by whose rules matches are played anew. */
const gameBy = (id: string): AnyGame => {
  const entry = games.get(id);
  if (!entry) throw new Error(`--game: there are no rules of ${id} here`);
  return entry.game;
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

interface Play {
  readonly servers: Servers;
  readonly tasks: readonly WorkerTask[];
  readonly options: LoadOptions;
  /** Whoever has to be ended when this is cut short. */
  readonly children: Set<ChildProcess>;
  /** Aborted when the time is up. */
  readonly stop: AbortController;
}

/** Opens all matches, and plays them until the time is up. What it takes to open them is told apart, and that everybody
 *  concedes at the end is not play. */
const playAll = async ({ servers, tasks, options, children, stop }: Play) => {
  const clients = await Promise.all(tasks.map((task) => ClientProcess.start(task, children)));
  const opening = noFigures();
  const playing = noFigures();
  let figures = opening;
  let killer: ReturnType<typeof killing> | undefined;
  const all = (): Figures => addFigures(addFigures(noFigures(), opening), playing);
  const began = performance.now();
  const sinceThen = (): number => (performance.now() - began) / 1000;
  const hideProgress = showProgress(() => progress(all(), sinceThen(), killer?.done.kills ?? 0));
  const working = clients.map((each) => each.work((more) => addFigures(figures, more)));
  const ended = Promise.all(working.map((each) => each.ended));
  await Promise.race([Promise.all(working.map(({ opened }) => opened)), ended]);

  figures = playing;
  const open = { seconds: sinceThen(), matches: opening.opened };
  const cpuBefore = [servers.usage()?.cpuSeconds ?? 0, ...clients.map(({ cpuSeconds }) => cpuSeconds)];
  const measure = (): Measured => {
    const usage = servers.usage();
    const [server = 0, ...others] = cpuBefore;
    return {
      seconds: sinceThen() - open.seconds,
      figures: structuredClone(playing),
      usage: usage && { ...usage, cpuSeconds: usage.cpuSeconds - server },
      busiestSeconds: Math.max(...clients.map(({ cpuSeconds }, n) => cpuSeconds - (others[n] ?? 0))),
    };
  };
  killer = killing(servers, options['kill-every'], stop.signal);
  for (const each of clients) each.playOn(options.seconds);
  const measured = sleep(options.seconds * 1000).then(() => {
    stop.abort();
    return measure();
  });
  await Promise.all([ended, measured]);
  await killer.ended;
  hideProgress();
  return { open, measured: await measured, figures: all(), kills: killer.done.kills };
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
    const { seed, think: thinkMs } = options;
    const tasks = Array.from({ length: workers }, (_, worker): WorkerTask => {
      const matches = Math.floor(options.matches / workers) + (worker < options.matches % workers ? 1 : 0);
      const file = join(folder, `${worker}.jsonl`);
      return { worker, matches, seed, thinkMs, ...offer, addresses: [...servers.urls], file };
    });

    const played = await playAll({ servers, tasks, options, children, stop });
    await servers.stop();
    const verdict = await compareAll(
      servers,
      gameBy(offer.game),
      tasks.map(({ file }) => file),
    );
    const found = {
      options: { ...options, game: offer.game, mode: offer.mode },
      workers,
      ...played,
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
    process.stderr.write(`${messageOf(error)}\n`);
    process.exit(1);
  },
);
