/** A process that finishes duels between two players, one after the other, and says each number when it is applied. Until
 *  it is killed. Arguments: where the ladder is, the number to begin with, and what its matches are called. */

import { openRedisDocuments } from '../../infra/documents/redis-documents.ts';
import { openSqlDocuments } from '../../infra/documents/sql-documents.ts';
import { Ladder } from '../../infra/ladder/ladder.ts';
import { duel, MONDAY } from './stores/ladders.ts';

const [where = '', from = '0', name = 'm'] = process.argv.slice(2);
const ladder = new Ladder(
  where.startsWith('redis:') ? await openRedisDocuments({ name: 'ladder', url: where }) : await openSqlDocuments(where),
);
for (let n = Number(from); ; n++) {
  await ladder.finish(duel(`${name}${n}`, n % 3 === 0 ? ['ada', 'bob'] : ['bob', 'ada'], { at: MONDAY + n * 1000 }));
  process.stdout.write(`${n}\n`);
}
