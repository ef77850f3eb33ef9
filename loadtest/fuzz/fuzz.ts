/** `npm run tool -- fuzz`: everything that a server hears, spoilt in every way, against a live one on which two matches
 *  are played meanwhile. No answer may be a fault or come too late; the log and the memory stay bounded; and the two
 *  matches are what their players did, to the end, and hardly slower than one on a server beside it that nobody attacks:
 *  what the machine is busy with otherwise slows both down. */
import '../../infra/http/ws-global.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PlayerAccount, storeInMemory } from '../../client/account.ts';
import { clientFor } from '../../client/clients.ts';
import { openSqlJournal } from '../../infra/journal/open.ts';
import { choices } from '../../proof/random.ts';
import { games } from '../../rooms/all-games.ts';
import { type Figures, noFigures, percentile } from '../figures.ts';
import { playMatch } from '../match.ts';
import { compare, type PlayedMatch } from '../played.ts';
import { ServerProcess } from '../server-process.ts';
import { COLYSEUS_DOORS, OWN_DOORS } from './doors.ts';
import { fuzzHttp } from './http-fuzzer.ts';
import { fuzzMatches, fuzzMatchmaking } from './room-fuzzer.ts';
import { Verdict } from './verdict.ts';
import { World } from './world.ts';

export interface FuzzOptions {
  readonly seconds: number;
  /** It goes on until so many have been answered, however long that takes on a busy machine. */
  readonly atLeast?: number;
  readonly seed: string;
  /** Requests and messages a second, of all fuzzers together. */
  readonly perSecond: number;
}

/** In milliseconds; nothing where nothing was played. */
export interface Delays {
  readonly median: number | undefined;
  readonly p95: number | undefined;
  readonly p99: number | undefined;
}

export interface FuzzReport {
  readonly verdict: Verdict;
  /** Each neighbour's match: how it compares with what was kept, and what its players took for an action. */
  readonly neighbours: readonly string[];
  /** What an action of theirs took until the other player saw it, and the same where nobody attacks. */
  readonly delays: Delays;
  readonly quietDelays: Delays;
  readonly memoryMb: { readonly early: number; readonly late: number };
  readonly loggedBytes: number;
}

const ADMIN_PASSWORD = 'for the fuzzer alone';
const SERVER = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
  THRONEROOM_ADMIN_PASSWORD: ADMIN_PASSWORD,
  THRONEROOM_MAX_MATCHES: '200',
  THRONEROOM_MATCHES_PER_PLAYER: '15',
  // What attackers leave behind is to come and go while it runs.
  THRONEROOM_ABANDONED_SECONDS: '3',
  THRONEROOM_RECONNECT_SECONDS: '3',
  // What nobody holds any more is collected soon: what grows all the same is held.
  NODE_OPTIONS: '--max-old-space-size=160',
};
/** Each sends one thing after the other; an operator's door, which lets guesses wait, holds up nobody else. */
const LANES = [
  fuzzHttp(OWN_DOORS.filter(({ withinMs }) => withinMs === undefined)),
  fuzzHttp(OWN_DOORS.filter(({ withinMs }) => withinMs !== undefined)),
  fuzzHttp(COLYSEUS_DOORS),
  fuzzMatches,
  fuzzMatchmaking,
];
const NEIGHBOURS = 2;
/** How long a neighbour thinks: the match is to be there all the while, not to load the server. */
const THINK_MS = 150;

/** What may be held at the end above what was held half-way, when all has run often enough to be compiled, and what may be
 *  logged: a little, and so much a minute. */
const GROWTH_MB = 120;
const LOG_BYTES = 20_000;
const LOG_BYTES_A_MINUTE = 60_000;
/** How late the 95th of a hundred actions may be: so many times as late as on the quiet server, and a little. */
const LATER = 8;
const LATER_MS = 100;

export const fuzz = async ({ seconds, atLeast = 0, seed, perSecond }: FuzzOptions): Promise<FuzzReport> => {
  const folder = mkdtempSync(join(tmpdir(), 'throneroom-fuzz-'));
  const quietFolder = mkdtempSync(join(tmpdir(), 'throneroom-fuzz-'));
  const servers: ServerProcess[] = [];
  const start = async (data: string): Promise<ServerProcess> => {
    // With the little room that V8 itself gives to what was made just now: as much as a server has may fill with nothing but that.
    const started = await ServerProcess.start({ ...SERVER, DATA_DIR: data }, []);
    servers.push(started);
    return started;
  };
  try {
    const server = await start(folder);
    const quiet = await start(quietFolder);
    const ends = performance.now() + seconds * 1000;
    const verdict = new Verdict();
    const isTimeUp = (): boolean => (performance.now() >= ends && verdict.asked >= atLeast) || !server.isRunning;
    const [figures, quietFigures] = [noFigures(), noFigures()];
    const worlds = LANES.map((_, lane) => new World(server.url, choices(`${seed} ${lane}`)));
    const pause = async (): Promise<boolean> => {
      await sleep((LANES.length * 1000) / perSecond);
      return !isTimeUp();
    };
    let early = 0;
    const weighing = sleep((seconds * 1000) / 2, undefined, { ref: false }).then(() => {
      early = server.memoryMb ?? 0;
    });
    const [played] = await Promise.all([
      Promise.all(
        Array.from({ length: NEIGHBOURS }, (_, n) => neighbour(server.url, `${seed} n${n}`, worlds, figures, isTimeUp)),
      ),
      ...worlds.map((world, lane) => LANES[lane]?.(world, verdict, pause)),
      weighing,
      neighbour(quiet.url, `${seed} quiet`, [], quietFigures, isTimeUp),
    ]);
    if (!server.isRunning) verdict.fault(`the server ended: ${server.lastWords}`);
    else for (const incident of await incidentsAt(server.url)) verdict.fault(`an incident: ${incident}`);
    const late = server.memoryMb ?? 0;
    await Promise.all([server.stop(), quiet.stop()]);
    const journal = await openSqlJournal(join(folder, 'journal.db'));
    const rules = games.get('dice-throne')?.game;
    const neighbours: string[] = [];
    for (const one of played.flat()) {
      const compared = rules ? compare(rules, one, await journal.read(one.id)) : 'unfinished';
      neighbours.push(typeof compared === 'string' ? compared : compared.differs);
    }
    await journal.close();
    return {
      verdict,
      neighbours,
      delays: delaysOf(figures),
      quietDelays: delaysOf(quietFigures),
      memoryMb: { early, late },
      loggedBytes: server.logged,
    };
  } finally {
    for (const server of servers) server.drop();
    for (const one of [folder, quietFolder]) rmSync(one, { recursive: true, force: true });
  }
};

const delaysOf = ({ latency }: Figures): Delays => ({
  median: percentile(latency, 0.5),
  p95: percentile(latency, 0.95),
  p99: percentile(latency, 0.99),
});

/** What took too long, one line each; nothing where all is well. Only where the machine does nothing else: a busy one holds
 *  neighbours up by itself. */
export const latenessIn = ({ delays, quietDelays }: FuzzReport): string[] => {
  const mayTake = LATER * (quietDelays.p95 ?? 0) + LATER_MS;
  return (delays.p95 ?? 0) > mayTake
    ? [`neighbours' actions took ${wholeMs(delays.p95)}, of ${wholeMs(mayTake)} (95 of 100)`]
    : [];
};

/** What is against the server but how long it took, one line each; nothing where all is well. */
export const faultsIn = (report: FuzzReport, { seconds }: FuzzOptions): string[] => {
  const { verdict, neighbours, memoryMb, loggedBytes } = report;
  const faults = [...verdict.faults];
  if (verdict.faulty > faults.length) faults.push(`and ${verdict.faulty - faults.length} more`);
  for (const neighbour of neighbours) if (neighbour !== 'same') faults.push(`a neighbour's match: ${neighbour}`);
  if (neighbours.length < NEIGHBOURS) faults.push('a neighbour could not play');
  if (memoryMb.late > memoryMb.early + GROWTH_MB) {
    faults.push(`memory grew from ${Math.round(memoryMb.early)} to ${Math.round(memoryMb.late)} MB`);
  }
  const mayLog = LOG_BYTES + (LOG_BYTES_A_MINUTE * seconds) / 60;
  if (loggedBytes > mayLog) faults.push(`${loggedBytes} bytes were logged, of ${Math.round(mayLog)}`);
  return faults;
};

export const wholeMs = (ms: number | undefined): string => (ms === undefined ? '–' : `${Math.round(ms)} ms`);

/** Plays matches of two well-behaved players until the time is up; the last one is conceded. */
const neighbour = async (
  url: string,
  seed: string,
  worlds: readonly World[],
  figures: Figures,
  isTimeUp: () => boolean,
): Promise<PlayedMatch[]> => {
  const random = choices(seed);
  const players = await Promise.all(
    [0, 1].map(async (seat) => {
      const account = new PlayerAccount([url], storeInMemory());
      const { id, token } = await account.becomeGuest(`Neighbour ${seed} ${seat}`.slice(0, 24));
      for (const world of worlds) world.learn(id);
      return { client: clientFor(url, token), others: [], fresh: account.token };
    }),
  );
  const played: PlayedMatch[] = [];
  while (!isTimeUp()) {
    const plan = {
      game: 'dice-throne',
      mode: '1v1',
      heroes: ['barbarian', 'moon-elf'],
      players,
      pick: (many: number) => random.below(many),
      thinkMs: THINK_MS,
      isTimeUp,
      figures: () => figures,
      onOpened: (id: string) => {
        for (const world of worlds) world.learn(id);
      },
    };
    played.push((await playMatch(plan)).played);
  }
  return played;
};

const reported = z.object({ incidents: z.array(z.object({ where: z.string(), message: z.string() })) });

const incidentsAt = async (url: string): Promise<string[]> => {
  const headers = { authorization: `Basic ${Buffer.from(`any:${ADMIN_PASSWORD}`).toString('base64')}` };
  const { incidents } = reported.parse(await (await fetch(`${url}/admin/report`, { headers })).json());
  return incidents.map(({ where, message }) => `${where}: ${message}`);
};
