/** A process that finishes duels between two players, one after the other, and says each number when it is applied. Until
 *  it is killed. Arguments: where the ladder is, and the number to begin with. */
import { Ladder } from '../../infra/ladder/ladder.ts';
import { openRedisLadder } from '../../infra/ladder/redis-ladder.ts';
import { openSqlLadder } from '../../infra/ladder/sql-ladder.ts';
import { duel, MONDAY } from './ladders.ts';

const [where = '', from = '0'] = process.argv.slice(2);
const ladder = new Ladder(
  where.startsWith('redis:') ? await openRedisLadder({ url: where }) : await openSqlLadder(where),
);
for (let n = Number(from); ; n++) {
  await ladder.finish(duel(`m${n}`, n % 3 === 0 ? ['ada', 'bob'] : ['bob', 'ada'], { at: MONDAY + n * 1000 }));
  process.stdout.write(`${n}\n`);
}
