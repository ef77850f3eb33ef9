/** Everything that a server of many processes keeps, in Redis. It is loaded by those alone: the client of Redis takes a good
 *  part of what a start costs. */
import { Campaigns } from '../campaigns/campaigns.ts';
import { openRedisDocuments } from '../documents/redis-documents.ts';
import { openRedisIncidents } from '../incidents/redis-incidents.ts';
import type { Journal } from '../journal/journal.ts';
import { openRedisJournal } from '../journal/redis-journal.ts';
import { Ladder } from '../ladder/ladder.ts';
import { Parties } from '../parties/parties.ts';
import { Settings } from '../settings/settings.ts';
import { openRedisTickets } from '../tickets/redis-tickets.ts';

/** All but those that are `open` already. Throws a `StartProblem` for what keeps the server from starting. */
export const openStoresInRedis = async (
  url: string,
  open: { readonly journal?: Journal; readonly campaigns?: Campaigns },
) => ({
  journal: open.journal ?? (await openRedisJournal({ url })),
  tickets: await openRedisTickets({ url }),
  ladder: new Ladder(await openRedisDocuments({ name: 'ladder', url })),
  parties: new Parties(await openRedisDocuments({ name: 'parties', url })),
  campaigns: open.campaigns ?? new Campaigns(await openRedisDocuments({ name: 'campaigns', url })),
  incidents: await openRedisIncidents({ url }),
  settings: new Settings(await openRedisDocuments({ name: 'settings', url })),
});
