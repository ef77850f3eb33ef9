/** Runs of words, and the traces of many of them in a small file: enough to tell whether a run is among them, too little
 *  to read one. So the project can tell that none of its texts repeats a run of words of the printed rules, without
 *  having those rules in it. */
import { hash } from 'node:crypto';

/** A run of this many words is a copy; shorter ones happen by chance. */
export const RUN = 8;

/** A trace has 40 bits: among some 70,000 of them, a run that is not there is taken for one less than once in ten
 *  million. */
const TRACE_BYTES = 5;

/** Words in lower case, without punctuation; `'` inside a word goes without a gap. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Texts that stand apart: a run never reaches from a paragraph or a table's cell into the next. */
export const piecesOf = (text: string): string[] => text.split(/\n\s*\n|\|/);

/** Every run of a text. */
export const runsOf = (text: string): string[] => {
  const words = wordsOf(text);
  const runs: string[] = [];
  for (let i = 0; i + RUN <= words.length; i++) runs.push(words.slice(i, i + RUN).join(' '));
  return runs;
};

const traceOf = (run: string): number => hash('sha256', run, 'buffer').readUIntBE(0, TRACE_BYTES);

/** The traces of runs, sorted, each as the gap to the one before it in groups of seven bits, the lowest first. */
export const packTraces = (runs: Iterable<string>): Buffer => {
  const traces = [...new Set([...runs].map(traceOf))].sort((a, b) => a - b);
  const bytes: number[] = [];
  let before = 0;
  for (const trace of traces) {
    let gap = trace - before;
    before = trace;
    while (gap > 0x7f) {
      bytes.push((gap % 0x80) + 0x80);
      gap = Math.floor(gap / 0x80);
    }
    bytes.push(gap);
  }
  return Buffer.from(bytes);
};

/** Tells of a run whether it was among those packed. */
export const readTraces = (packed: Uint8Array): { readonly size: number; has(run: string): boolean } => {
  const traces = new Set<number>();
  let trace = 0;
  let gap = 0;
  let unit = 1;
  for (const byte of packed) {
    gap += (byte % 0x80) * unit;
    unit *= 0x80;
    if (byte >= 0x80) continue;
    trace += gap;
    traces.add(trace);
    gap = 0;
    unit = 1;
  }
  return { size: traces.size, has: (run) => traces.has(traceOf(run)) };
};
