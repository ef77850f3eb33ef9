/** `npm run tool -- doctor [FOLDER]`: looks closely at every file of a data folder, with the folder locked, and with
 *  `--mend` mends what a server would trip over. A line for each damaged file. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { examine, isDataFolder } from '../../infra/doctor.ts';
import { lockFolder } from '../../infra/folder-lock.ts';
import { StartProblem } from '../../infra/start-problem.ts';
import { fail, read } from '../command-line.ts';

const {
  positionals: [given = process.env.DATA_DIR ?? 'data', more],
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

const folder = resolve(given);
if (more !== undefined) fail('FOLDER: name one data folder');
if (!existsSync(folder)) fail(`${folder}: there is no such folder`);
if (!isDataFolder(folder)) fail(`${folder}: no server keeps anything in there; name its data folder`);
try {
  process.exitCode = (await visit(folder)) > 0 ? 1 : 0;
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  fail(error.message);
}
