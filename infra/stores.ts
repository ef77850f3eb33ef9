/** Everything that a server keeps, opened where the settings say: in Redis, for one server of many processes, or in SQL
 *  files of the data folder. */
import { join } from 'node:path';
import { Campaigns } from './campaigns/campaigns.ts';
import { openSqlDocuments } from './documents/sql-documents.ts';
import type { Incidents } from './incidents/incidents.ts';
import { openSqlIncidents } from './incidents/sql-incidents.ts';
import type { Journal } from './journal/journal.ts';
import { openSqlJournal } from './journal/open.ts';
import { Ladder } from './ladder/ladder.ts';
import { Parties } from './parties/parties.ts';
import { Settings } from './settings/settings.ts';
import type { Durability } from './sql/sql-file.ts';
import { STORE_FILES } from './store-files.ts';
import { openSqlTickets } from './tickets/sql-tickets.ts';
import type { Tickets } from './tickets/tickets.ts';

export interface Stores {
  readonly journal: Journal;
  readonly tickets: Tickets;
  readonly ladder: Ladder;
  readonly parties: Parties;
  readonly campaigns: Campaigns;
  readonly incidents: Incidents;
  readonly settings: Settings;
  close(): Promise<void>;
}

/** Those that may be handed in, open already. */
export type OpenStores = Partial<Pick<Stores, 'journal' | 'campaigns'>>;

/** Opens them all, but for those that are `open` already. Throws a `StartProblem` for what keeps the server from starting. */
export const openStores = async (
  redisUrl: string | undefined,
  folder: string,
  open: OpenStores = {},
  durability?: Durability,
): Promise<Stores> => {
  const opened = redisUrl === undefined ? await inFolder(folder, open, durability) : await inRedis(redisUrl, open);
  return {
    ...opened,
    close: async () => {
      for (const store of Object.values(opened)) await store.close();
    },
  };
};

type Opened = Omit<Stores, 'close'>;

const inFolder = async (folder: string, open: OpenStores, durability?: Durability): Promise<Opened> => ({
  journal: open.journal ?? (await openSqlJournal(join(folder, STORE_FILES.journal.file), durability)),
  tickets: await openSqlTickets(join(folder, STORE_FILES.tickets.file)),
  ladder: new Ladder(await openSqlDocuments(join(folder, STORE_FILES.ladder.file))),
  parties: new Parties(await openSqlDocuments(join(folder, STORE_FILES.parties.file))),
  campaigns: open.campaigns ?? new Campaigns(await openSqlDocuments(join(folder, STORE_FILES.campaigns.file))),
  incidents: await openSqlIncidents(join(folder, STORE_FILES.incidents.file)),
  settings: new Settings(await openSqlDocuments(join(folder, STORE_FILES.settings.file))),
});

const inRedis = async (url: string, open: OpenStores): Promise<Opened> => {
  const { openStoresInRedis } = await import('./redis/stores.ts');
  return openStoresInRedis(url, open);
};
