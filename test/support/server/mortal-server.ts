/** The server as it is served, but it kills itself at a chosen write. `DIES` says at which: `before 7` and `after 7` are the
 *  two sides of the seventh entry that this process keeps in its journal, `before end` and `after end` those of a match's
 *  end, `before campaign 1` and `after campaign 1` those of the first change of a campaign. Without it, it lives on. */
import '../../../infra/http/ws-global.ts';
import { join } from 'node:path';
import { Campaigns } from '../../../infra/campaigns/campaigns.ts';
import { readConfig } from '../../../infra/config.ts';
import { openDataFolder } from '../../../infra/data-folder.ts';
import type { Documents } from '../../../infra/documents/documents.ts';
import { openSqlDocuments } from '../../../infra/documents/sql-documents.ts';
import type { Journal, OwnedJournal } from '../../../infra/journal/journal.ts';
import { openSqlJournal } from '../../../infra/journal/open.ts';
import { createLog } from '../../../infra/log.ts';
import { STORE_FILES } from '../../../infra/store-files.ts';
import { games } from '../../../rooms/all-games.ts';
import { serve } from '../../../rooms/serve.ts';

const { DIES = '' } = process.env;

const dieIf = (moment: string): void => {
  if (moment === DIES) process.kill(process.pid, 'SIGKILL');
};
const around = async <T>(what: string, write: () => Promise<T>): Promise<T> => {
  dieIf(`before ${what}`);
  const written = await write();
  dieIf(`after ${what}`);
  return written;
};

let kept = 0;
const mortal = (owned: OwnedJournal): OwnedJournal => ({
  append: (n, entry, due) => around(String(++kept), () => owned.append(n, entry, due)),
  end: (ending, entries) => around('end', () => owned.end(ending, entries)),
});

const config = readConfig(process.env);
const journal = await openSqlJournal(join(openDataFolder(config.dataDir), 'journal.db'), config.durability);
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

let changed = 0;
const documents = await openSqlDocuments(join(config.dataDir, STORE_FILES.campaigns.file));
const mortalDocuments: Documents = {
  read: (keys) => documents.read(keys),
  // Who is there changes nothing of a campaign.
  write: (change) =>
    Object.keys(change.put).some((key) => key.startsWith('campaign:'))
      ? around(`campaign ${++changed}`, () => documents.write(change))
      : documents.write(change),
  page: (...asked) => documents.page(...asked),
  size: (ranking) => documents.size(ranking),
  place: (ranking, member) => documents.place(ranking, member),
  listen: (listener) => documents.listen(listener),
  close: () => documents.close(),
};
const campaigns = new Campaigns(mortalDocuments);

const { port } = await serve(config, games, createLog(config.logLevel), { journal: mortalJournal, campaigns });
console.log(`It is open at http://localhost:${port}`);
