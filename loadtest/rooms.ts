/** `npm run -s tool -- bench-rooms`: what rooms cost. First how soon a client's action reaches the other client, our match and a bare
 *  Colyseus room taking turns in one process; then what 2,000 idle matches with both players connected cost. Prints
 *  ratios and shares, so that machines compare. The latency is told with the embedded journal and without any. */
import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client, type Room } from '@colyseus/sdk';
import { z } from 'zod';
import { read } from '../bin/command-line.ts';
import { below, seededStream } from '../engine/core/chance.ts';
import type { MatchView } from '../engine/dice-throne/state/view-shape.ts';
import type { ActAnswer, InvitesAnswer, LegalAction } from '../protocol/messages.ts';
import { readDiceThrone } from '../rooms/state/dice-throne.ts';
import type { MatchPicture } from '../rooms/state/picture.ts';
import { usageOf } from './usage.ts';

const { values: asked } = read('bench-rooms');
const IDLE_ROOMS = Number(asked.idle);
const IDLE_SECONDS = 20;
const WARM_UP = 4000;
const ACTIONS = 3000;

const startServer = async (journal: 'kept' | 'none'): Promise<{ child: ChildProcess; url: string }> => {
  const env = { ...process.env, JOURNAL: journal };
  const child = fork(fileURLToPath(new URL('rooms-server.js', import.meta.url)), { env });
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message) => {
      const said = z.object({ port: z.number() }).safeParse(message);
      if (said.success) resolve(said.data.port);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
};

const guest = async (url: string, name: string): Promise<Client> => {
  const response = await fetch(`${url}/api/guest`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  });
  const client = new Client(url);
  client.auth.token = z.object({ token: z.string() }).parse(await response.json()).token;
  return client;
};

const quiet = (room: Room): Room => {
  room.reconnection.enabled = false;
  for (const type of ['events', 'time', 'hurry', 'refused']) room.onMessage(type, () => undefined);
  return room;
};

/** A match of two clients, with that clock. */
const openMatch = async (ada: Client, ben: Client, clock: 'casual' | 'none'): Promise<[Room, Room]> => {
  const seats = [{ player: 'me', hero: 'barbarian' }, { player: 'open' }];
  const first = quiet(await ada.create('match', { game: 'dice-throne', mode: '1v1', clock, seats }));
  const answer = await first.request<undefined, InvitesAnswer>('invites');
  const code = answer.invites[0]?.code ?? '';
  return [first, quiet(await ben.joinById(first.roomId, { code, hero: 'moon-elf' }))];
};

// ---- from an action to the other client ----------------------------------------------------------------------------

/** Resolves with the moment at which the room's next patch is decoded. */
const nextPatch = (room: Room): Promise<number> =>
  new Promise((resolve) => {
    room.onStateChange.once(() => resolve(performance.now()));
  });

const stream = seededStream('rooms');
const pick = <T>(items: readonly T[]): T | undefined => items[below(stream, Math.max(1, Math.min(256, items.length)))];

/** A line as a player in a hurry takes it. */
const choose = (legal: readonly LegalAction[]): LegalAction | undefined => {
  const of = (type: string): readonly LegalAction[] => legal.filter(({ action }) => action.type === type);
  const abilities = of('announce').filter(({ action }) => Reflect.get(action, 'ability') !== null);
  return pick(abilities) ?? pick(of('choose')) ?? pick(of('roll')) ?? pick(of('pass')) ?? pick(legal);
};

const pictureOf = (room: Room): MatchPicture<MatchView> => readDiceThrone(room.state as never);

interface Pair {
  rooms: [Room, Room];
}

/** One action of whoever is waited for, and how long until the other one has the patch. */
const actInMatch = async (pair: Pair, again: () => Promise<[Room, Room]>): Promise<number> => {
  for (;;) {
    const [first, second] = pair.rooms;
    const wait = pictureOf(first).view?.waiting[0];
    const [actor, other] = wait?.seat === 0 ? [first, second] : [second, first];
    const picture = pictureOf(actor);
    const line = wait && choose(picture.legal);
    if (!line) {
      await Promise.all([first.leave(), second.leave()]);
      pair.rooms = await again();
      continue;
    }
    const seen = nextPatch(other);
    const began = performance.now();
    const answered = actor.request<unknown, ActAnswer>('act', {
      key: `${began}`,
      step: picture.view?.step,
      action: line.action,
    });
    const took = (await seen) - began;
    await answered;
    return took;
  }
};

const actInBare = async ([first, second]: readonly [Room, Room], n: number): Promise<number> => {
  const [actor, other] = n % 2 === 0 ? [first, second] : [second, first];
  const seen = nextPatch(other);
  const began = performance.now();
  const answered = actor.request('act', { key: `${began}`, step: n, action: { type: 'roll', dice: [0, 1, 2] } });
  const took = (await seen) - began;
  await answered;
  return took;
};

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const measureLatency = async (url: string, what: string): Promise<void> => {
  const [ada, ben] = await Promise.all([guest(url, 'Ada'), guest(url, 'Ben')]);
  const bareFirst = quiet(await ada.create('bare'));
  const bare = [bareFirst, quiet(await ben.joinById(bareFirst.roomId))] as const;
  // Asked about everything: the server passes for nobody, so each patch belongs to its action.
  const again = async (): Promise<[Room, Room]> => {
    const rooms = await openMatch(ada, ben, 'casual');
    for (const room of rooms) await room.request('prefer', { windows: 'always' });
    while (!rooms.every((room) => pictureOf(room).view)) await sleep(1);
    return rooms;
  };
  const pair: Pair = { rooms: await again() };
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let n = 0; n < WARM_UP + ACTIONS; n++) {
    const match = await actInMatch(pair, again);
    const yardstick = await actInBare(bare, n);
    if (n < WARM_UP) continue;
    ours.push(match);
    theirs.push(yardstick);
  }
  ours.sort((a, b) => a - b);
  theirs.sort((a, b) => a - b);
  for (const [name, share] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    const [mine, bareRoom] = [percentile(ours, share), percentile(theirs, share)];
    const figures = `${mine.toFixed(2)} ms against ${bareRoom.toFixed(2)} ms in a bare room`;
    console.log(
      `${what}, ${name} from an action to the other client: ${figures}, ${(mine / bareRoom).toFixed(2)} times`,
    );
  }
  await Promise.all([...pair.rooms, ...bare].map((room) => room.leave()));
};

// ---- idle rooms ----------------------------------------------------------------------------------------------------

/** Processor time of a process so far, in milliseconds; Linux only. */
const cpuOf = (pid: number): number => (usageOf(pid)?.cpuSeconds ?? 0) * 1000;

const measureIdle = async (url: string, pid: number): Promise<void> => {
  if (!usageOf(pid)) return console.log('idle rooms: measured on Linux only');
  const [ada, ben] = await Promise.all([guest(url, 'Ada'), guest(url, 'Ben')]);
  const before = cpuOf(pid);
  await sleep(5000);
  const empty = (cpuOf(pid) - before) / 5000;
  for (let made = 0; made < IDLE_ROOMS; made += 20) {
    await Promise.all(Array.from({ length: 20 }, () => openMatch(ada, ben, 'casual')));
  }
  await sleep(3000);
  const [cpu, began] = [cpuOf(pid), performance.now()];
  await sleep(IDLE_SECONDS * 1000);
  const share = (cpuOf(pid) - cpu) / (performance.now() - began);
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
  console.log(
    `${IDLE_ROOMS} idle matches, both players connected: ${percent(share)} of a core (${percent(empty)} without any)`,
  );
};

for (const [journal, what] of [
  ['none', 'nothing kept'],
  ['kept', 'every action kept first'],
] as const) {
  const { child, url } = await startServer(journal);
  if (asked.only !== 'idle') await measureLatency(url, what);
  if (asked.only !== 'latency' && journal === 'kept') await measureIdle(url, child.pid ?? 0);
  child.disconnect();
}
process.exit(0);
