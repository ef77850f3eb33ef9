/** The host's folder of heroes: one JSON file a hero, read once when the server starts. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HeroFile, MOST_BYTES, tooLong } from '../engine/dice-throne/checks/outside.ts';
import { StartProblem } from './start-problem.ts';

/** The files by their names, in the order of these, or what keeps one from being read. Throws a `StartProblem` for a
 *  folder that cannot be read. */
export const heroFilesIn = (folder: string): (HeroFile | { readonly fault: string })[] =>
  namesIn(folder).map((file) => {
    const path = join(folder, file);
    try {
      const { size } = statSync(path);
      return size > MOST_BYTES ? { fault: tooLong(file, size) } : { file, text: readFileSync(path, 'utf8') };
    } catch (error) {
      return { fault: `${file}: the file: expected one that can be read, got ${reasonOf(error)}.` };
    }
  });

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  } catch (error) {
    throw new StartProblem(
      `THRONEROOM_CONTENT is ${JSON.stringify(folder)}, which cannot be read: ${reasonOf(error)}.`,
    );
  }
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
