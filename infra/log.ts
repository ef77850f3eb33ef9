/** Logs: one JSON object a line on standard output. Rooms add the match and the seat to what they say. */
import { pino } from 'pino';
import type { Config } from './config.ts';

export type Log = pino.Logger;

/** The server's log. */
export const createLog = (level: Config['logLevel']): Log =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

const WORDS_A_MINUTE = 20;

/** Whether one more may be said, of that many a minute. For what anybody can cause from outside. `clock` in milliseconds. */
export const atMost = (aMinute: number, clock = () => performance.now()) => {
  let minute = 0;
  let said = 0;
  return (): boolean => {
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) said = 0;
    minute = now;
    return said++ < aMinute;
  };
};

/** What Colyseus itself says goes to the log under its own name. Its errors are mostly clients' faults (a frame too
 *  large, a socket cut off), so they are warnings, and only so many a minute that nobody can fill the log from outside, and
 *  only while `wanted`; what goes wrong in a room is reported by the room. */
export const colyseusLogger = (log: Log, wanted: () => boolean) => {
  const own = log.child({ from: 'colyseus' });
  const mayWarn = atMost(WORDS_A_MINUTE);
  const warn = (...words: unknown[]): void => {
    if (wanted() && mayWarn()) own.warn(words.map(String).join(' '));
  };
  const debug = (...words: unknown[]): void => own.debug(words.map(String).join(' '));
  return { trace: debug, debug, info: debug, warn, error: warn };
};
