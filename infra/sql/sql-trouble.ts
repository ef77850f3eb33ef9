/** When an SQL file cannot do what it is asked: whether that may pass. */
import { StartProblem } from '../start-problem.ts';
import { StoreTrouble } from '../store-trouble.ts';
import { isDamage, SqlProblem } from './sql-file.ts';

/** Full, locked by another process, failing or closed. Anything else is a fault and shows as it is. */
const MAY_PASS = /^(SQLITE_(FULL|IOERR|BUSY|LOCKED|CANTOPEN|READONLY|NOMEM|PROTOCOL)|CLIENT_CLOSED)/;

/** A page of the file is none. It does not pass; it ends a start with one line, and of a running server only what needed
 *  that page. */
export class StoreDamaged extends StartProblem {
  constructor(what: string, code: string) {
    super(`${what} is damaged (${code}): stop the server, and let \`npm run tool -- doctor\` look at its data folder.`);
  }
}

/** The error as `StoreTrouble` if it may pass, as `StoreDamaged` if the file is. `what` names it for whoever reads that. */
export const troubleOf = (error: unknown, what: string): unknown => {
  if (!(error instanceof SqlProblem)) return error;
  if (isDamage(error)) return new StoreDamaged(what, error.code);
  return MAY_PASS.test(error.code)
    ? new StoreTrouble(`${what} cannot be written (${error.reason})`, { cause: error })
    : error;
};
