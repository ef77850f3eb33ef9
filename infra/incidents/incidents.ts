/** Incidents: what went wrong on the server and cost somebody a match, kept so that its operator can look them up by
 *  the id that players were told. The log says more; this says what to look for there. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { messageOf } from '../start-problem.ts';

const incident = z.strictObject({
  id: z.string(),
  /** By the calendar, in milliseconds since 1970. */
  at: z.number(),
  /** The match, or the room, that it happened to. */
  room: z.string(),
  /** What was being done. */
  where: z.string(),
  /** What the error said, in one line. */
  message: z.string(),
  /** A line that a player reported, or opponents of a ranked match who play from one address; left out, it is a fault of the
   *  server. */
  kind: z.enum(['report', 'one-address']).optional(),
});
export type Incident = z.infer<typeof incident>;

export interface Incidents {
  add(incident: Incident): Promise<void>;
  /** The newest ones of every kind, newest first. */
  latest(): Promise<Incident[]>;
  close(): Promise<void>;
}

/** How many are kept of each kind: what anybody can write pushes no fault out. */
export const MOST = 200;
const LONGEST = 300;

/** Short enough to be told. */
export const newIncidentId = (): string => randomUUID().slice(0, 8);

/** An incident of what was thrown. */
export const incidentOf = (id: string, at: number, room: string, where: string, error: unknown): Incident => ({
  id,
  at,
  room,
  where,
  message: messageOf(error).split('\n')[0]?.slice(0, LONGEST) ?? '',
});

/** Keeps what is no fault of the server, but for whoever runs it to read. Rejects with `StoreTrouble`. */
export const note = (
  incidents: Pick<Incidents, 'add'>,
  kind: NonNullable<Incident['kind']>,
  { room, where, said }: { readonly room: string; readonly where: string; readonly said: string },
): Promise<void> => incidents.add({ ...incidentOf(newIncidentId(), Date.now(), room, where, said), kind });

/** Those that can be read. */
export const readIncidents = (texts: readonly unknown[]): Incident[] =>
  texts.flatMap((text) => {
    const read = incident.safeParse(jsonOf(String(text)));
    return read.success ? [read.data] : [];
  });

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
