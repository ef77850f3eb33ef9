/** Server processes are killed in mid-match, and nothing that was accepted is lost: around each write that a match makes,
 *  and in the midst of anything. `KILLS=250` kills more often; `SEED=…` at other moments;
 *  `DURABILITY=machine` servers on their own file whose actions survive the machine. */
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { readSqlJournal } from '../../../infra/journal/open.ts';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { type Choices, choices } from '../../../proof/random.ts';
import { eventually } from '../../support/eventually.ts';
import {
  allSee,
  checkNothingLost,
  openReturning,
  playOn,
  playOut,
  ReturningPlayer,
  THRONE,
} from '../../support/rooms/returning.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { startRedis, type TestRedis } from '../../support/server/redis.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

const KILLS = Number(process.env.KILLS ?? 1);
const SEED = process.env.SEED ?? 'kills 1';
const DURABILITY = process.env.DURABILITY ?? 'process';
const SECRET = 'one secret for all processes of a test';

const playersAt = (urls: readonly string[], many: number): Promise<ReturningPlayer[]> =>
  Promise.all(
    Array.from(
      { length: many },
      async (_, seat) => new ReturningPlayer(urls, (await guestToken(urls[0] ?? '', `Player ${seat}`)).token),
    ),
  );
const twoPlayers = async (urls: readonly string[]): Promise<[ReturningPlayer, ReturningPlayer]> => {
  const [ada, ben] = await playersAt(urls, 2);
  if (!ada || !ben) throw new Error('two were asked for');
  return [ada, ben];
};

const summary = (killed: number, back: number[], what: string): void => {
  back.sort((a, b) => a - b);
  const at = (share: number): string => (back[Math.floor((back.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`${killed} kills, 0 lost; ${what}: median ${at(0.5)} ms, p99 ${at(0.99)} ms`);
};

const alone = suite('kills: one process on its own file');
let server: ServerProcess;
alone.before(async () => {
  server = await serverProcess({ THRONEROOM_DURABILITY: DURABILITY });
});
alone.after(() => server.stop());

alone(`${KILLS} kills in mid-match (${SEED}, ${DURABILITY}): each match ends as if there had been none`, async () => {
  const random = choices(SEED);
  const back: number[] = [];
  while (back.length < KILLS) {
    const players = await twoPlayers([server.url]); // the long form outlasts their tokens
    const match = await openReturning(players);
    for (let i = 0; ; i++) {
      assert.ok(i < 4000, 'the match does not end');
      if (back.length < KILLS && random.chance(8)) {
        // In the midst of an action, or between two.
        const acting = random.chance(50) ? playOn(match, players, random) : undefined;
        await server.kill('SIGKILL');
        const began = performance.now();
        await server.start();
        await acting;
        await Promise.all(players.map((player) => player.comeBack(match)));
        back.push(performance.now() - began);
      }
      if (back.length === KILLS || !(await playOn(match, players, random))) break;
    }
    await playOut(match, players, random);
    const journal = await readSqlJournal(join(server.folder, 'journal.db'));
    await checkNothingLost(journal, match, players);
    await journal.close();
  }
  summary(KILLS, back, 'from the kill to everybody back, with the start of the process');
});

/** A server that kills itself; the next one begins at once, and dies as told in its turn. */
const MORTAL = 'dist/test/mortals/mortal-server.js';
/** On the two sides of an entry, and at the first one after coming back. */
const MOMENTS = ['before 20', 'after 9', 'after 1'];

alone(
  `killed ${MOMENTS.join(', ')}: each entry stands once, and the match ends as if there had been no kill`,
  async () => {
    const random = choices(`${SEED} moments`);
    // Whatever an action survives: the other tests kill servers whose actions survive the process.
    const mortal = await serverProcess({ DIES: MOMENTS[0] ?? '', THRONEROOM_DURABILITY: 'machine' }, MORTAL);
    const lives = (async () => {
      for (const DIES of [...MOMENTS.slice(1), 'never']) {
        await mortal.gone();
        await mortal.start({ DIES }).catch(() => undefined); // it may die before it is open
      }
    })();
    try {
      const players = await twoPlayers([mortal.url]);
      const match = await openReturning(players);
      let over = false;
      void lives.then(() => {
        over = true;
      });
      while (!over) assert.ok(await playOn(match, players, random), 'the match was over before the last kill');
      await playOut(match, players, random);
      const journal = await readSqlJournal(join(mortal.folder, 'journal.db'));
      await checkNothingLost(journal, match, players);
      await journal.close();
    } finally {
      await mortal.stop();
    }
  },
);

alone('killed before and after the end of a match is kept: it has ended, once', async () => {
  const mortal = await serverProcess({ DIES: 'before end' }, MORTAL);
  try {
    const players = await twoPlayers([mortal.url]);
    const match = await openReturning(players);
    await players[1].place?.act({ type: 'concede' }).catch(() => undefined); // it may die before it answers
    await mortal.gone();
    await mortal.start({ DIES: 'after end' }).catch(() => undefined);
    await mortal.gone();
    await mortal.start();
    const journal = await readSqlJournal(join(mortal.folder, 'journal.db'));
    await checkNothingLost(journal, match, []);
    assert.is.not((await journal.read(match))?.ending, undefined, 'it has not ended');
    await journal.close();
  } finally {
    await mortal.stop();
  }
});

alone.run();

const several = suite('kills: two processes on one Redis');
let redis: TestRedis;
let processes: ServerProcess[] = [];
several.before(async () => {
  redis = await startRedis();
  const env = { REDIS_URL: redis.url, THRONEROOM_SECRET: SECRET };
  processes = await Promise.all([serverProcess(env), serverProcess(env)]);
});
several.after(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await redis.stop();
});

/** The process whose socket the player is at: the one that holds the match. */
const holder = ({ place }: ReturningPlayer): ServerProcess => {
  const at: unknown = Reflect.get(Object(Reflect.get(Object(place?.room.connection.transport), 'ws')), 'url');
  const found = processes.find(({ url }) => String(at).includes(new URL(url).host));
  if (!found) throw new Error(`nobody holds ${String(at)}`);
  return found;
};

/** A match of two at which so many actions were taken. */
const underWay = async (name: string, actions: number) => {
  const random = choices(`${SEED} ${name}`);
  const players = await twoPlayers(processes.map(({ url }) => url));
  const match = await openReturning(players);
  for (let i = 0; i < actions; i++) await playOn(match, players, random);
  return { random, players, match };
};
const nothingLost = async (match: string, players: readonly ReturningPlayer[]): Promise<void> => {
  const journal = await openRedisJournal({ url: redis.url });
  await checkNothingLost(journal, match, players);
  await journal.close();
};
/** Plays on and looks whether anything is missing. */
const goOn = async (match: string, players: readonly ReturningPlayer[], random: Choices): Promise<void> => {
  await playOut(match, players, random);
  await nothingLost(match, players);
};

several(`${KILLS} kills of whoever holds the match (seed ${SEED}): the other process goes on with it`, async () => {
  const random = choices(`${SEED} redis`);
  const journal = await openRedisJournal({ url: redis.url });
  const back: number[] = [];
  while (back.length < KILLS) {
    const players = await twoPlayers(processes.map(({ url }) => url));
    const match = await openReturning(players);
    for (let i = 0; ; i++) {
      assert.ok(i < 4000, 'the match does not end');
      if (back.length < KILLS && random.chance(8)) {
        const owner = holder(players[0]);
        const acting = random.chance(50) ? playOn(match, players, random) : undefined;
        await owner.kill('SIGKILL');
        const began = performance.now();
        await acting;
        await Promise.all(players.map((player) => player.comeBack(match)));
        back.push(performance.now() - began);
        await owner.start();
      }
      if (back.length === KILLS || !(await playOn(match, players, random))) break;
    }
    await playOut(match, players, random);
    await checkNothingLost(journal, match, players);
  }
  await journal.close();
  summary(KILLS, back, 'from the kill to everybody back');
});

several('six players in teams: the process is killed, and everybody comes back', async () => {
  const random = choices(`${SEED} six`);
  const urls = processes.map(({ url }) => url);
  const players = await playersAt(urls, 6);
  const match = await openReturning(players, { ...THRONE, mode: '3v3' });
  for (let i = 0; i < 40; i++) {
    if (i === 20) {
      const owner = players[0] && holder(players[0]);
      const acting = playOn(match, players, random);
      await owner?.kill('SIGKILL');
      await acting;
      await Promise.all(players.map((player) => player.comeBack(match)));
      await owner?.start();
    }
    await playOn(match, players, random);
  }
  for (const player of players.slice(0, 3)) {
    await player.place?.act({ type: 'concede' }, { key: 'enough' });
    await allSee(players, player);
  }
  await nothingLost(match, players);
});

several('a planned restart moves the match to the other process', async () => {
  const { random, players, match } = await underWay('planned', 12);
  const owner = holder(players[0]);
  await Promise.all([owner.kill('SIGTERM'), playOn(match, players, random)]);
  await Promise.all(players.map((player) => player.comeBack(match)));
  assert.is.not(holder(players[0]), owner);
  await owner.start();
  await goOn(match, players, random);
});

several('a process that stood still writes nothing after its match went on elsewhere', async () => {
  const { random, players, match } = await underWay('stopped', 10);
  const owner = holder(players[0]);
  owner.signal('SIGSTOP');
  // Its sockets stay open and say nothing; the players give up on them.
  for (const player of players) {
    player.place?.room.connection.close();
    player.place = undefined;
  }
  await Promise.all(players.map((player) => player.comeBack(match)));
  assert.is.not(holder(players[0]), owner);
  for (let i = 0; i < 10; i++) await playOn(match, players, random);
  owner.signal('SIGCONT');
  await goOn(match, players, random);
});

several('Redis out of reach for seconds: the match waits, says so, and goes on', async () => {
  const { random, players, match } = await underWay('unreachable', 5);
  process.kill(redis.pid(), 'SIGSTOP');
  const acting = playOn(match, players, random);
  try {
    await players[1].place?.until((here) => here.picture.halted, 'word that the match waits');
    const { said } = holder(players[0]);
    await eventually('the log says what of', async () => /"why":"Redis [^"]+"/.test(said()));
  } finally {
    process.kill(redis.pid(), 'SIGCONT');
  }
  await acting;
  await players[1].place?.until((here) => !here.picture.halted, 'word that it goes on');
  await goOn(match, players, random);
});

several('Redis killed and started again with its append-only file: nothing answered is lost', async () => {
  const { random, players, match } = await underWay('restarted', 8);
  await redis.kill();
  const acting = playOn(match, players, random);
  await redis.restart();
  await acting;
  await goOn(match, players, random);
});

several.run();
