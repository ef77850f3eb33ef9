/** What is changed by comparing and setting, when several change it at once: whoever was too late looks again. */
import { setTimeout as sleep } from 'node:timers/promises';

/** So many changes at once of one thing mean a fault, not a crowd. */
const MOST_TRIES = 100;
const LONGEST_PAUSE_MS = 20;

/** Somebody else was faster, and what was read is no longer so. */
export const TOO_LATE = 'too late';

/** What comes of the first attempt that is not too late. `what` is changed; throws when it is changed without end. */
export const untilFirst = async <T>(what: string, attempt: () => Promise<T | typeof TOO_LATE>): Promise<T> => {
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const done = await attempt();
    if (done !== TOO_LATE) return done;
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, tries));
  }
  throw new Error(`${what} was changed by somebody else ${MOST_TRIES} times`);
};
