/** What of a Redis passes by itself: it loads its file, a node of its cluster is away, it stands still for a moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ErrorReply } from 'redis';
import { StartProblem } from '../start-problem.ts';
import { StoreTrouble } from '../store-trouble.ts';

/** How long a server that starts waits for that. A cluster without replicas is whole again within its node timeout, which is
 *  15 s unless somebody set it. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 100;

/** What Redis says while it cannot write for now: full, loading, a script too long, a replica. */
const FOR_NOW = /\b(OOM|MISCONF|LOADING|BUSY|READONLY|NOREPLICAS|MASTERDOWN|CLUSTERDOWN|TRYAGAIN)\b/;
/** Those of them that pass although nobody does anything. */
const BY_ITSELF = /\b(LOADING|BUSY|MASTERDOWN|CLUSTERDOWN|TRYAGAIN)\b/;
/** What node-redis and the system say of a line on which nothing comes, or that broke: who cannot be reached at all
 *  (`ECONNREFUSED`, `ENOTFOUND`) is not in here, for that is mostly a wrong setting. */
const SILENCE = /\b(timeout|ETIMEDOUT|ECONNRESET|EPIPE)\b|closed unexpectedly/i;

/** Whether it was Redis that answered, and not the want of an answer. */
export const isAnswer = (error: unknown): error is ErrorReply => error instanceof ErrorReply;

/** The same of what ioredis throws: its class for that is typed as anything. */
const isReplyError = (error: unknown): error is Error => error instanceof Error && error.name === 'ReplyError';

/** Whether Redis said, to whichever client, that it cannot do it for now. */
export const isForNow = (error: unknown): boolean =>
  (isAnswer(error) || isReplyError(error)) && FOR_NOW.test(error.message);

/** Whether the same may be done in a moment. */
const mayPass = (error: unknown): boolean => {
  if (error instanceof StartProblem || error instanceof StoreTrouble) return mayPass(error.cause);
  if (isAnswer(error)) return BY_ITSELF.test(error.message);
  return error instanceof Error && SILENCE.test(`${Reflect.get(error, 'code')} ${error.message}`);
};

/** Does what a start needs of Redis, again and again while it fails with what may pass, for half a minute at most. Throws
 *  what it failed with last. `onWait` is called once, with the first failure. */
export const patiently = async <T>(does: () => Promise<T>, onWait?: (why: unknown) => void): Promise<T> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (let tries = 0; ; tries++) {
    try {
      return await does();
    } catch (error) {
      if (!mayPass(error) || performance.now() > deadline) throw error;
      if (tries === 0) onWait?.(error);
      await sleep(RETRY_MS);
    }
  }
};
