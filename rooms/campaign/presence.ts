/** Whether members are there: they have the campaign open, and some process has said so lately. */
import type { Presence } from '../../infra/campaigns/form.ts';

/** How often a process says who is there. */
export const RENEW_MS = 5000;
/** Of whom no process has said so for so long is away: the process where they were is gone. */
const SILENT_MS = 3 * RENEW_MS;
/** For somebody who has been away for so long, others may let a bot finish. */
const OVERDUE_MS = 10 * 60_000;

type Seen = Presence[string] | undefined;

export const isPresent = (seen: Seen, now: number): boolean => seen?.here === true && now - seen.at < SILENT_MS;

/** Who never had the campaign open is away for as long as one likes. */
export const isOverdue = (seen: Seen, now: number): boolean =>
  !isPresent(seen, now) && now - (seen?.at ?? 0) >= OVERDUE_MS;
