/** Results against processes that die: none is lost once answered, none counts twice, none is applied by halves. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openRedisDocuments } from '../../../infra/documents/redis-documents.ts';
import { openSqlDocuments } from '../../../infra/documents/sql-documents.ts';
import { Ladder } from '../../../infra/ladder/ladder.ts';
import { choices } from '../../../proof/random.ts';
import { eventually } from '../../support/eventually.ts';
import { startRedis } from '../../support/server/redis.ts';
import { duel } from '../../support/stores/ladders.ts';

const kills = suite('ladder: processes killed');
const ROUNDS = 4;
const KEY = 'dice-throne/1v1/player';

/** Kills a writer some time after so many answers; returns the numbers that it said were applied. */
const writeUntilKilled = async (
  where: string,
  from: number,
  { answers = 1, afterMs = 0, name = 'm' },
): Promise<number[]> => {
  const program = ['dist/test/mortals/ladder-writer.js', where, String(from), name];
  const writer = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    said += String(chunk);
  });
  await eventually(`${answers} answers`, () => said.split('\n').length > answers);
  await sleep(afterMs);
  writer.kill('SIGKILL');
  await once(writer, 'close');
  return said.slice(0, said.lastIndexOf('\n')).split('\n').map(Number);
};

/** So many matches stand in everybody's results and counts, and each rating is the one that the last match left. */
const seeWhole = async (ladder: Ladder, answered: number): Promise<number> => {
  const { total, results } = await ladder.results('ada', 0, 10_000);
  assert.ok(total === answered || total === answered + 1, `${total} applied, ${answered} answered`);
  assert.equal(
    results.map(({ match }) => match).reverse(),
    Array.from({ length: total }, (_, n) => `m${n}`),
  );
  for (const player of ['ada', 'bob']) {
    assert.is((await ladder.results(player, 0, 1)).total, total);
    const standing = (await ladder.record(player)).standings[KEY];
    assert.is((standing?.won ?? 0) + (standing?.lost ?? 0), total);
    const change = results[0]?.seats.find((seat) => seat.player === player)?.change;
    assert.equal(change?.after, standing?.rating);
  }
  return total;
};

const table: [string, (test: (where: string, open: () => Promise<Ladder>) => Promise<void>) => Promise<void>][] = [
  [
    'one SQL file',
    async (test) => {
      const folder = mkdtempSync(join(tmpdir(), 'throneroom-ladder-'));
      const file = join(folder, 'ladder.db');
      await test(file, async () => new Ladder(await openSqlDocuments(file)));
      rmSync(folder, { recursive: true, force: true });
    },
  ],
  [
    'Redis',
    async (test) => {
      const server = await startRedis();
      await test(server.url, async () => new Ladder(await openRedisDocuments({ name: 'ladder', url: server.url })));
      await server.stop();
    },
  ],
];
for (const [name, prepare] of table) {
  kills(`${name}: a process killed again and again between matches and in them leaves whole results`, () =>
    prepare(async (where, open) => {
      const chosen = choices(`ladder killed ${name}`);
      let next = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const answered = await writeUntilKilled(where, next, { afterMs: chosen.below(120) });
        assert.is(answered[0], next);
        const ladder = await open();
        next = await seeWhole(ladder, (answered.at(-1) ?? -1) + 1);
        // Whoever does not know whether it was applied tells it again.
        const last = next - 1;
        const told = duel(`m${last}`, last % 3 === 0 ? ['ada', 'bob'] : ['bob', 'ada']);
        assert.ok('applied' in (await ladder.finish(told)));
        await seeWhole(ladder, next);
        await ladder.close();
      }
    }),
  );
}

kills('two processes that finish matches of the same players at once lose none of them', async () => {
  const server = await startRedis();
  const both = await Promise.all(
    ['left', 'right'].map((name) => writeUntilKilled(server.url, 0, { answers: 50, name })),
  );
  const answered = both.reduce((sum, numbers) => sum + numbers.length, 0);
  assert.ok(
    both.every((numbers) => numbers.length > 1),
    'both had their turn',
  );
  const ladder = new Ladder(await openRedisDocuments({ name: 'ladder', url: server.url }));
  const { total } = await ladder.results('ada', 0, 1);
  assert.ok(total >= answered && total <= answered + 2, `${total} applied, ${answered} answered`);
  for (const player of ['ada', 'bob']) {
    const { won = 0, lost = 0 } = (await ladder.record(player)).standings[KEY] ?? {};
    assert.is(won + lost, total);
  }
  await ladder.close();
  await server.stop();
});

kills('a Redis killed under way forgets nothing that was answered, and the ladder goes on by itself', async () => {
  const server = await startRedis();
  const ladder = new Ladder(await openRedisDocuments({ name: 'ladder', url: server.url }));
  let answered = 0;
  for (let round = 0; round < 3; round++) {
    const killing = sleep(30).then(() => server.kill());
    let troubled = false;
    while (!troubled) {
      const told = duel(`m${answered}`, ['ada', 'bob'], { at: answered });
      troubled = await ladder.finish(told).then(
        () => {
          answered++;
          return false;
        },
        (error: unknown) => {
          assert.is(error instanceof Error && error.name, 'StoreTrouble');
          return true;
        },
      );
    }
    await killing;
    await server.restart();
    for (;;) {
      const total = await ladder.results('ada', 0, 1).then(
        ({ total }) => total,
        () => undefined,
      );
      if (total !== undefined) break;
      await sleep(50);
    }
    answered = await seeWhole(ladder, answered);
  }
  await ladder.close();
  await server.stop();
});

kills.run();
