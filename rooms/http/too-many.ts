/** What a client is answered that asks too often. */
import type { Response } from 'express';

/** Refuses for `wait` seconds. `what` comes too often. */
export const tooMany = (response: Response, what: string, wait: number): void => {
  response.status(429).set('Retry-After', String(wait));
  response.json({ code: 'too-many', message: `Too many ${what} from here; try again in ${wait} s.` });
};
