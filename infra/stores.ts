/** Everything that a server keeps, opened where the settings say: in Redis, for one server of many processes, or in SQL
 *  files of the data folder. */
import { join } from 'node:path';
import { openSqlDocuments } from './documents/sql-documents.ts';
import type { Incidents } from './incidents/incidents.ts';
import { openSqlIncidents } from './incidents/sql-incidents.ts';
import type { Journal } from './journal/journal.ts';
import { type Durability, openSqlJournal } from './journal/sql-journal.ts';
import { Ladder } from './ladder/ladder.ts';
import { Parties } from './parties/parties.ts';
import { Settings } from './settings/settings.ts';
import { STORE_FILES } from './store-files.ts';
import { openSqlTickets } from './tickets/sql-tickets.ts';
import type { Tickets } from './tickets/tickets.ts';

export interface Stores {
  readonly journal: Journal;
  readonly tickets: Tickets;
  readonly ladder: Ladder;
  readonly parties: Parties;
  readonly incidents: Incidents;
  readonly settings: Settings;
  close(): Promise<void>;
}

/** Opens them all. `journal`: one that is open already. Throws a `StartProblem` for what keeps the server from starting. */
export const openStores = async (
  redisUrl: string | undefined,
  folder: string,
  journal?: Journal,
  durability?: Durability,
): Promise<Stores> => {
  const opened =
    redisUrl === undefined ? await inFolder(folder, journal, durability) : await inRedis(redisUrl, journal);
  return {
    ...opened,
    close: async () => {
      for (const store of Object.values(opened)) await store.close();
    },
  };
};

type Opened = Omit<Stores, 'close'>;

const inFolder = async (folder: string, journal?: Journal, durability?: Durability): Promise<Opened> => ({
  journal: journal ?? (await openSqlJournal(join(folder, STORE_FILES.journal.file), durability)),
  tickets: await openSqlTickets(join(folder, STORE_FILES.tickets.file)),
  ladder: new Ladder(await openSqlDocuments(join(folder, STORE_FILES.ladder.file))),
  parties: new Parties(await openSqlDocuments(join(folder, STORE_FILES.parties.file))),
  incidents: await openSqlIncidents(join(folder, STORE_FILES.incidents.file)),
  settings: new Settings(await openSqlDocuments(join(folder, STORE_FILES.settings.file))),
});

const inRedis = async (url: string, journal?: Journal): Promise<Opened> => {
  const { openStoresInRedis } = await import('./redis/stores.ts');
  return openStoresInRedis(url, journal);
};
