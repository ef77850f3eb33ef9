/** uvu's suites, which say what went wrong before their first test: uvu counts all of their tests as failed, and keeps to
 *  itself why. */
import * as uvu from 'uvu';

/** A suite of that name. */
export const suite = (name: string): uvu.Test => {
  const made = uvu.suite(name);
  const { before } = made;
  const telling = (hook: uvu.Callback): void =>
    before(async (context) => {
      try {
        await hook(context);
      } catch (error) {
        console.log(`\n  before the tests of ${name}:`, error);
        throw error;
      }
    });
  made.before = Object.assign(telling, { each: before.each });
  return made;
};
