/** The server as it is served, but it kills itself at a chosen write to its journal. `DIES` says at which: `before 7` and
 *  `after 7` are the two sides of the seventh entry that this process keeps, `before end` and `after end` those of a
 *  match's end. Without it, it lives on. */
import '../../../infra/http/ws-global.ts';
import { join } from 'node:path';
import { readConfig } from '../../../infra/config.ts';
import { openDataFolder } from '../../../infra/data-folder.ts';
import type { Journal, OwnedJournal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/sql-journal.ts';
import { createLog } from '../../../infra/log.ts';
import { games } from '../../../rooms/all-games.ts';
import { serve } from '../../../rooms/serve.ts';

const { DIES = '' } = process.env;

const dieIf = (moment: string): void => {
  if (moment === DIES) process.kill(process.pid, 'SIGKILL');
};
const around = async (what: string, write: () => Promise<void>): Promise<void> => {
  dieIf(`before ${what}`);
  await write();
  dieIf(`after ${what}`);
};

let kept = 0;
const mortal = (owned: OwnedJournal): OwnedJournal => ({
  append: (n, entry, due) => around(String(++kept), () => owned.append(n, entry, due)),
  end: (ending, entries) => around('end', () => owned.end(ending, entries)),
});

const config = readConfig(process.env);
const journal = await openSqlJournal(join(openDataFolder(config.dataDir), 'journal.db'));
const mortalJournal: Journal = {
  begin: async (id, head, due) => mortal(await journal.begin(id, head, due)),
  takeOver: async (id) => {
    const taken = await journal.takeOver(id);
    return taken && { ...taken, owned: mortal(taken.owned) };
  },
  read: (id) => journal.read(id),
  unfinished: () => journal.unfinished(),
  countUnfinished: () => journal.countUnfinished(),
  dueBy: (moment, most) => journal.dueBy(moment, most),
  postpone: (match, to) => journal.postpone(match, to),
  claim: (name, by, ms) => journal.claim(name, by, ms),
  unclaim: (name, by) => journal.unclaim(name, by),
  delete: (id) => journal.delete(id),
  onTrouble: (listener) => journal.onTrouble(listener),
  close: () => journal.close(),
};
const { port } = await serve(config, games, createLog(config.logLevel), { journal: mortalJournal });
console.log(`It is open at ${port}`);
