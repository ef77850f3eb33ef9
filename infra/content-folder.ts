/** The host's folder of content: JSON files, read once when the server starts. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf, StartProblem } from './start-problem.ts';

/** A file by its name: its text, how many bytes it has where these are too many to be read, or why it cannot be. */
export type ContentFile = { readonly file: string } & (
  | { readonly text: string }
  | { readonly bytes: number }
  | { readonly trouble: string }
);

/** All files of the folder, in the order of their names. Throws a `StartProblem` for a folder that cannot be read. */
export const contentIn = (folder: string, mostBytes: number): ContentFile[] =>
  namesIn(folder).map((file) => {
    const path = join(folder, file);
    try {
      const { size } = statSync(path);
      return size > mostBytes ? { file, bytes: size } : { file, text: readFileSync(path, 'utf8') };
    } catch (error) {
      return { file, trouble: messageOf(error) };
    }
  });

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith('.json'))
      .sort();
  } catch (error) {
    throw new StartProblem(
      `THRONEROOM_CONTENT is ${JSON.stringify(folder)}, which cannot be read: ${messageOf(error)}.`,
    );
  }
};
