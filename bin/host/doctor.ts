/** `npm run tool -- doctor [FOLDER]`: looks closely at every file of a data folder, with the folder locked, and with
 *  `--mend` mends what a server would trip over. A line for each damaged file. Where REDIS_URL says that a server keeps its
 *  things there, it looks at that Redis, too. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../infra/config.ts';
import { examine, isDataFolder } from '../../infra/doctor.ts';
import { lockFolder } from '../../infra/folder-lock.ts';
import { StartProblem } from '../../infra/start-problem.ts';
import { fail, read } from '../command-line.ts';

const {
  positionals: [given, more],
  values: { mend },
} = read('doctor');

/** How many files are damaged and stay so. */
const visit = async (folder: string): Promise<number> => {
  const lock = await lockFolder(folder);
  try {
    const findings = await examine(folder, 'whole');
    for (const finding of findings) {
      const what = mend ? await finding.mend() : '--mend would save what can be read of it, and set it aside.';
      console.log(`${finding.file} is damaged (${finding.damage}): ${what}`);
    }
    if (findings.length === 0) console.log(`${folder}: everything is whole.`);
    return mend ? 0 : findings.length;
  } finally {
    await lock.release();
  }
};

/** How many things are wrong with that Redis. */
const visitRedis = async (url: string): Promise<number> => {
  const { examineRedis } = await import('../../infra/redis/examination.ts');
  const { state, faults } = await examineRedis(url);
  const verdict =
    faults.length === 0 ? 'everything is as docs/redis.md asks' : `wrong, as docs/redis.md says: ${faults.join('; ')}`;
  console.log(`${state}. ${verdict[0]?.toUpperCase()}${verdict.slice(1)}.`);
  return faults.length;
};

/** The folder to look at: the one that is named, or the settings' own. With Redis, all that a server keeps there is the
 *  secret, which may stand in its settings as well. */
const folderOf = (redisUrl: string | undefined): string | undefined => {
  const folder = resolve(given ?? process.env.DATA_DIR ?? 'data');
  const isThere = existsSync(folder) && isDataFolder(folder);
  if (isThere || given !== undefined || redisUrl === undefined) {
    if (!existsSync(folder)) fail(`${folder}: there is no such folder`);
    if (!isThere) fail(`${folder}: no server keeps anything in there; name its data folder`);
    return folder;
  }
  return undefined;
};

if (more !== undefined) fail('FOLDER: name one data folder');
try {
  const { redisUrl } = readConfig({ REDIS_URL: process.env.REDIS_URL });
  const folder = folderOf(redisUrl);
  const damaged = folder === undefined ? 0 : await visit(folder);
  const faults = redisUrl === undefined ? 0 : await visitRedis(redisUrl);
  process.exitCode = damaged + faults > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  fail(error.message);
}
