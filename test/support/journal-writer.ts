/** A process that goes on with the match `m` in the SQL file it is given, entry after entry, and says each number when
 *  it is kept. Until it is killed. */
import { openSqlJournal } from '../../infra/journal/open.ts';

const [, , file = '', durability] = process.argv;
const journal = await openSqlJournal(file, durability === 'process' ? 'process' : 'machine');
const takenOver = await journal.takeOver('m');
const owned = takenOver?.owned ?? (await journal.begin('m', 'head'));
for (let n = takenOver?.kept.entries.length ?? 0; ; n++) {
  await owned.append(n, `entry ${n}`);
  process.stdout.write(`${n}\n`);
}
