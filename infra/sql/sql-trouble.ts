/** When an SQL file cannot do what it is asked: whether that may pass. */
import { StoreTrouble } from '../store-trouble.ts';
import { SqlProblem } from './sql-file.ts';

/** Full, locked by another process, failing or closed. Anything else is a fault and shows as it is. */
const MAY_PASS = /^(SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL)|CLIENT_CLOSED)/;

/** The error as `StoreTrouble` if it may pass. `what` names the file for whoever reads it. */
export const troubleOf = (error: unknown, what: string): unknown =>
  error instanceof SqlProblem && MAY_PASS.test(error.code)
    ? new StoreTrouble(`${what} cannot be written (${error.code})`, { cause: error })
    : error;
