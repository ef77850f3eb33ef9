/** What must not happen, and did: it gets an id that players can name, a line in the log and one in the store. */
import { incidentOf, newIncidentId } from '../../infra/incidents/incidents.ts';
import type { Log } from '../../infra/log.ts';
import type { RoomContext } from './room-context.ts';

/** Returns the incident's id. `log` is that of the room, if there is one. */
export const report = (
  { incidents, log: contextLog }: Pick<RoomContext, 'incidents' | 'log'>,
  what: { readonly error: unknown; readonly room: string; readonly where: string; readonly words: string },
  log: Log = contextLog,
): string => {
  const id = newIncidentId();
  const { error, room, where, words } = what;
  log.error({ err: error, incident: id, where, match: room }, words);
  incidents
    .add(incidentOf(id, Date.now(), room, where, error))
    .catch((failed: unknown) => log.error({ err: failed, incident: id }, 'the incident could not be kept'));
  return id;
};
