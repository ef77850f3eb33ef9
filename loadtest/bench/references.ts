/** Fixed pieces of work that the suite measures beside everything else. */
import { sha256 } from '@noble/hashes/sha2.js';
import type { Reference } from './figure.ts';

const BLOCK = new Uint8Array(1024);
const SAMPLE_MS = 300;
const AT_ONCE = 50;

const clocks = {
  'a second of processor time': (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  'a second': (): number => performance.now(),
};

/** Hashes of a kilobyte, by one of two clocks: processor time, for figures that are processor time, since neighbours
 *  on the machine take hardly any of that; and that on the wall. */
export class Hashes {
  readonly reference: Reference;
  private readonly samples: number[] = [];
  private readonly clock: () => number;

  constructor(by: keyof typeof clocks) {
    this.clock = clocks[by];
    this.reference = { what: `SHA-256 of 1 KB, ${by}`, samples: this.samples };
  }

  /** As how many hashes so much time counts: what machines, and busy hours of one, can be compared by. */
  in(ms: number): number {
    const mean = this.samples.reduce((sum, n) => sum + n, 0) / this.samples.length;
    return (ms * mean) / 1000;
  }

  /** Takes a third of a second. */
  take(): void {
    const begun = this.clock();
    let n = 0;
    while (this.clock() - begun < SAMPLE_MS) {
      for (let i = 0; i < AT_ONCE; i++) sha256(BLOCK);
      n += AT_ONCE;
    }
    this.samples.push((n * 1000) / (this.clock() - begun));
  }
}
