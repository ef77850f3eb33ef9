/** How the output of test files that run in one process is told apart. */

/** Stands before a file's output. */
export const HEADING = '::file:: ';
/** Stands before how the file ended: the exit code it would have alone, seconds, and seconds of processor time. */
export const END = '::end:: ';

export interface Section {
  readonly output: string;
  /** Nothing if the process did not come to the file's end. */
  readonly end?: { readonly code: number; readonly seconds: number; readonly cpuSeconds: number };
}

/** What was said of one file, which may have been cut off. */
export const sectionOf = (said: string): Section => {
  const heading = said.indexOf(`\n${HEADING}`);
  const text = heading < 0 ? said : said.slice(said.indexOf('\n', heading + 1) + 1);
  const [output = '', end] = text.split(`\n${END}`);
  if (end === undefined) return { output };
  const [code = 0, seconds = 0, cpuSeconds = 0] = end.split(/\s/).map(Number);
  return { output, end: { code, seconds, cpuSeconds } };
};
