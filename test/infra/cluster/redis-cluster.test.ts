/** Two processes on a Redis Cluster of three nodes: a match is played through them, and goes on when the process that holds
 *  it is killed and starts again while a node stands still, and when a node of the cluster is killed and comes back. */
import * as assert from 'uvu/assert';
import { openRedisJournal } from '../../../infra/journal/redis-journal.ts';
import { choices } from '../../../proof/random.ts';
import { eventually } from '../../support/eventually.ts';
import { checkNothingLost, openReturning, playOn, playOut, ReturningPlayer } from '../../support/rooms/returning.ts';
import { guestToken } from '../../support/rooms/rooms.ts';
import { standsAt, startCluster, type TestCluster } from '../../support/server/redis-cluster.ts';
import { type ServerProcess, serverProcess } from '../../support/server/servers.ts';
import { suite } from '../../support/suite.ts';

const clustered = suite('two processes on a Redis Cluster');
let redis: TestCluster;
let processes: ServerProcess[] = [];
clustered.before(async () => {
  redis = await startCluster();
  const env = { REDIS_URL: redis.url, THRONEROOM_SECRET: 'one secret for all processes of a test' };
  processes = await Promise.all([serverProcess(env), serverProcess(env)]);
});
clustered.after(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await redis.stop();
});

const twoPlayers = async (): Promise<[ReturningPlayer, ReturningPlayer]> => {
  const urls = processes.map(({ url }) => url);
  const one = async (name: string) => new ReturningPlayer(urls, (await guestToken(urls[0] ?? '', name)).token);
  return [await one('Ada'), await one('Ben')];
};

/** For a moment the cluster takes nothing: the process waits, says so, and opens. */
const startWhileANodeStandsStill = async (one: ServerProcess): Promise<void> => {
  const [asked, still] = redis.nodes;
  assert.ok(asked && still);
  process.kill(still.pid(), 'SIGSTOP');
  await eventually('the cluster is down', async () => !(await standsAt(asked)));
  const started = one.start();
  const waits = eventually('word that it waits', async () => one.said().includes('Waiting for it'));
  await Promise.race([started, waits]);
  process.kill(still.pid(), 'SIGCONT');
  await Promise.all([started, waits]);
};

/** The process whose socket the player is at. */
const holder = ({ place }: ReturningPlayer): ServerProcess => {
  const at: unknown = Reflect.get(Object(Reflect.get(Object(place?.room.connection.transport), 'ws')), 'url');
  const found = processes.find(({ url }) => String(at).includes(new URL(url).host));
  if (!found) throw new Error(`nobody holds ${String(at)}`);
  return found;
};

clustered(
  'a match goes on after its process is killed, and after a node of the cluster is: nothing is lost',
  async () => {
    const random = choices('redis cluster');
    const players = await twoPlayers();
    const match = await openReturning(players);
    for (let i = 0; i < 12; i++) await playOn(match, players, random);

    const owner = holder(players[0]);
    const acting = playOn(match, players, random);
    await owner.kill('SIGKILL');
    await acting;
    await Promise.all(players.map((player) => player.comeBack(match)));
    assert.is.not(holder(players[0]), owner);
    await startWhileANodeStandsStill(owner);
    for (let i = 0; i < 12; i++) await playOn(match, players, random);

    for (const node of redis.nodes) {
      await node.kill();
      const playing = playOn(match, players, random);
      await node.restart();
      await playing;
    }
    await playOut(match, players, random);
    const journal = await openRedisJournal({ url: redis.url });
    await checkNothingLost(journal, match, players);
    await journal.close();
  },
);

clustered.run();
