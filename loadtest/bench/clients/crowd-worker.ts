/** Clients of a bench, in a process of their own: opens so many matches, plays them when it is told to, and says what came
 *  of it whenever it is asked. */
import '../../../infra/http/ws-global.ts';
import { below, seededStream } from '../../../engine/core/chance.ts';
import { noFigures } from '../../figures.ts';
import type { Pick } from '../../hurried.ts';
import { guest, openMatch } from '../../match.ts';
import { weighingDoor } from '../../scale.ts';
import { type LoadConnection, SeatPlayer } from '../../seat-player.ts';
import { type CrowdLook, type CrowdTask, crowdTask } from './crowd-task.ts';

/** Matches that are opened at once. */
const OPENED_AT_ONCE = 8;
/** A reservation may run out where a machine is busy: a match is tried so often. */
const TRIES = 5;

const figures = noFigures();
const look: Omit<CrowdLook, 'cpuMs' | 'decisions'> = { bytes: {}, again: 0, over: 0 };
const door = weighingDoor(
  (what, bytes) => {
    look.bytes[what] = (look.bytes[what] ?? 0) + bytes;
  },
  () => {},
);

const openOne = async (task: CrowdTask, n: number, pick: Pick): Promise<LoadConnection[]> => {
  const heroes = task.heroes.map((there) => there[pick(there.length)] ?? '');
  const people = task.againstBot ? heroes.slice(0, -1) : heroes;
  for (let tries = 1; ; tries++) {
    const opened: LoadConnection[] = [];
    try {
      const players = await Promise.all(
        people.map((_, seat) => guest(task.url, [], `Crowd ${task.worker}.${n}.${seat}`)),
      );
      await openMatch({ ...task, heroes, players }, door, opened);
      return opened;
    } catch (error) {
      for (const connection of opened) connection.leave();
      if (tries === TRIES) throw error;
      look.again++;
    }
  }
};

const play = (opened: readonly LoadConnection[], pick: Pick, thinkMs: number): void => {
  const players = opened.map((connection, seat) => new SeatPlayer(connection, seat, () => figures));
  let over = false;
  for (const player of players) {
    const others = players.filter((other) => other !== player);
    void player.play(others, { pick, thinkMs, isTimeUp: () => false }).then(() => {
      if (!over) look.over++;
      over = true;
    });
  }
};

const all: { readonly opened: readonly LoadConnection[]; readonly pick: Pick }[] = [];
const open = async (task: CrowdTask): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let n = next++; n < task.matches; n = next++) {
      const stream = seededStream(`crowd ${task.worker} ${n}`);
      const pick: Pick = (many) => below(stream, many);
      all.push({ opened: await openOne(task, n, pick), pick });
    }
  };
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, lane));
};

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

process.once('disconnect', () => process.exit(0));
let task: CrowdTask | undefined;
process.on('message', async (message) => {
  if (message === 'play') {
    for (const { opened, pick } of all) play(opened, pick, task?.thinkMs ?? 0);
  } else if (message !== 'look') {
    task = crowdTask.parse(message);
    await open(task);
  }
  const said: CrowdLook = { ...look, cpuMs: cpuMs(), decisions: figures.decisions };
  process.send?.(said);
});
