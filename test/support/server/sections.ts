/** How the output of test files that run in one process is told apart. */

/** Stands before a file's output. */
export const HEADING = '::file:: ';
/** Stands before how the file ended: the exit code it would have alone, seconds, and seconds of processor time. */
export const END = '::end:: ';

export interface Section {
  readonly file: string;
  readonly output: string;
  /** Nothing if the process did not come to the file's end. */
  readonly end?: { readonly code: number; readonly seconds: number; readonly cpuSeconds: number };
}

/** The sections of an output, in order; the last one may have been cut off. */
export const sectionsOf = (output: string): Section[] =>
  output
    .split(`\n${HEADING}`)
    .slice(1)
    .map((text) => {
      const [, file = '', rest = ''] = /^(.*)\n([\s\S]*)$/.exec(text) ?? [text, text];
      const [said = '', end] = rest.split(`\n${END}`);
      if (end === undefined) return { file, output: said };
      const [code = 0, seconds = 0, cpuSeconds = 0] = end.split(/\s/).map(Number);
      return { file, output: said, end: { code, seconds, cpuSeconds } };
    });
