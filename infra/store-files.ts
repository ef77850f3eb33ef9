/** The SQL files of a data folder, and what each is made of. */
import { ACCOUNTS_FORM } from './accounts/sql-accounts.ts';
import { DOCUMENTS_FORM } from './documents/sql-documents.ts';
import { INCIDENTS_FORM } from './incidents/sql-incidents.ts';
import { JOURNAL_FORM } from './journal/sql-journal.ts';
import { TICKETS_SQL_FORM } from './tickets/sql-statements.ts';

export const STORE_FILES = {
  journal: { file: 'journal.db', form: JOURNAL_FORM },
  accounts: { file: 'accounts.db', form: ACCOUNTS_FORM },
  tickets: { file: 'tickets.db', form: TICKETS_SQL_FORM },
  ladder: { file: 'ladder.db', form: DOCUMENTS_FORM },
  // A party and the index of who is in it belong together: of a damaged file none is saved, and people gather anew.
  parties: { file: 'parties.db', form: { ...DOCUMENTS_FORM, saved: [] } },
  // A campaign may have been played for months: what can be read of it is saved.
  campaigns: { file: 'campaigns.db', form: DOCUMENTS_FORM },
  settings: { file: 'settings.db', form: DOCUMENTS_FORM },
  incidents: { file: 'incidents.db', form: INCIDENTS_FORM },
} as const;
