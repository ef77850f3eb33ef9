/** Keys of versions before 0.2 had no hash tags, which a cluster needs: what several scripts touch together must be named
 *  alike between braces. A store's keys are renamed when it is first opened by a version that knows; nothing is copied, and
 *  any number of processes may do it at once. A process of an older version that still runs finds nothing of its own any
 *  more and writes nothing; one that is started says that it is too old. */
import { ErrorReply } from 'redis';
import type { StoreClient } from './store-client.ts';

const AT_ONCE = 1000;
/** What an older version takes for a newer form than it knows. */
const MOVED = 2;

/** The prefix as it was without a tag. */
const untagged = (prefix: string): string => prefix.replaceAll(/[{}]/g, '');

/** Renames what was kept under the prefix without its tag. */
export const adoptUntagged = async (redis: StoreClient, prefix: string): Promise<void> => {
  const old = untagged(prefix);
  if (old === prefix) return;
  if (Number((await redis.get(`${old}form`)) ?? MOVED) >= MOVED) return; // nothing there, or moved already
  await renameAll(redis, old, (key) => (key === `${old}form` ? undefined : prefix + key.slice(old.length)));
  await redis.set(`${old}form`, MOVED);
};

/** Renames every key that begins so; those for which there is no new name stay. */
export const renameAll = async (
  redis: StoreClient,
  beginning: string,
  nameOf: (key: string) => string | undefined,
): Promise<void> => {
  let at = '0';
  do {
    const { cursor, keys } = await redis.scan(at, { MATCH: `${literally(beginning)}*`, COUNT: AT_ONCE });
    at = cursor;
    await Promise.all(keys.map((key) => rename(redis, key, nameOf(key))));
  } while (at !== '0');
};

const literally = (text: string): string => text.replaceAll(/[\\*?[\]^]/g, '\\$&');

const rename = async (redis: StoreClient, from: string, to: string | undefined): Promise<void> => {
  if (to === undefined) return;
  await redis.renameNX(from, to).catch((error: unknown) => {
    // Another process was quicker.
    if (!(error instanceof ErrorReply && /no such key/.test(error.message))) throw error;
  });
};
