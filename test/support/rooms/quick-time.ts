/** Time that really passes, only faster: minutes of a match's clock in seconds of a test. */
import type { Time } from '../../../rooms/clock/time.ts';

export const quickTime = (times: number): Time => ({
  now: () => performance.now() * times,
  after: (ms, wake) => {
    // What a timer cannot wait for never comes in a test either.
    const timer = setTimeout(wake, Math.min(ms / times, 2 ** 31 - 1));
    timer.unref();
    return () => clearTimeout(timer);
  },
});
