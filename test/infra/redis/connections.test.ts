/** What the log tells of lines to Redis: that it is out of reach, and that it is back; nothing of lines that were ended. */
import { once } from 'node:events';
import * as assert from 'uvu/assert';
import { createLog } from '../../../infra/log.ts';
import { RedisLines } from '../../../infra/redis/connections.ts';
import { eventually } from '../../support/eventually.ts';
import { startRedis } from '../../support/server/redis.ts';
import { ALONE, CLUSTER } from '../../support/stores/redis-kinds.ts';
import { suite } from '../../support/suite.ts';

/** Lines to that Redis, and what they tell. */
const linesTo = async (url: string): Promise<{ lines: RedisLines; told: string[] }> => {
  const told: string[] = [];
  const log = createLog('silent');
  log.warn = (line: unknown) => told.push(String(line));
  return { lines: await RedisLines.open(url, log), told };
};

for (const kind of [ALONE, CLUSTER]) {
  const lines = suite(`redis: lines to ${kind.name}`);
  lines.before(async () => {
    await kind.borrow();
  });
  lines.after(() => kind.giveBack());

  lines('issue: a process that stopped said sometimes that Redis is out of reach', async () => {
    const url = await kind.borrow();
    kind.giveBack();
    const { lines: ours, told } = await linesTo(url);
    const two = [ours.connect(), ours.connect()];
    await Promise.all(two.map((line) => line.ping()));
    const ended = two.map((line) => once(line, 'end'));
    for (const line of two) await line.quit();
    await Promise.all(ended);
    assert.equal(told, []);
    assert.ok(ours.reachable);
  });

  lines.run();
}

const away = suite('redis: lines to one that goes away');
away('it is told once, and once when it is back', async () => {
  const redis = await startRedis();
  const { lines, told } = await linesTo(redis.url);
  const both = [lines.connect(), lines.connect()];
  await Promise.all(both.map((line) => line.ping()));
  await redis.kill();
  await eventually('both are away', () => both.every((line) => line.status === 'reconnecting'));
  assert.not.ok(lines.reachable);
  await redis.restart();
  await eventually('both are back', () => lines.reachable);
  assert.equal(told, ['Redis is out of reach; trying until it is back', 'Redis is back']);
  for (const line of both) line.disconnect();
  await redis.stop();
});
away.run();
