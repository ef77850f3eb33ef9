/** Waiting for what must come, however busy the machine is. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Far longer than anything takes: only so that a test that waits in vain comes to its end. */
export const PATIENCE_MS = 300_000;

const LOOK_EVERY_MS = 10;

/** Looks again and again until it is so. Throws, naming what was waited for, when it never is. `instead`: what is to be seen
 *  then in its place. */
export const eventually = async (
  what: string,
  test: () => boolean | Promise<boolean>,
  instead?: () => unknown,
): Promise<void> => {
  const deadline = performance.now() + PATIENCE_MS;
  while (!(await test())) {
    if (performance.now() > deadline) {
      const seen = instead ? `; there is ${JSON.stringify(await instead())}` : '';
      throw new Error(`waited in vain for: ${what}${seen}`);
    }
    await sleep(LOOK_EVERY_MS);
  }
};
