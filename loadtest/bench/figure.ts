/** A figure of the bench suite, and what it is worth beside its gate. */

/** What is measured besides, in the same run, to know what the machine was worth meanwhile. */
export interface Reference {
  /** `hashes a second of processor time` */
  readonly what: string;
  /** Before, between and after. */
  readonly samples: readonly number[];
}

/** What a figure has to reach, and what would be better still. */
export interface Gate {
  readonly must: number;
  readonly aim: number;
  /** What is held against them: the figure itself, or how many times the reference it is. */
  readonly of: 'value' | 'ratio';
  readonly better: 'less' | 'more';
}

export interface Figure {
  /** The same from run to run: `decision/dice-throne`. */
  readonly id: string;
  readonly what: string;
  readonly value: number;
  /** `ms`, `bytes`; empty for plain numbers. */
  readonly unit: string;
  /** Left out where no machine is fast or slow: of bytes. */
  readonly reference?: Reference;
  /** The figure as so many times its reference, where that says more than the figure. */
  readonly ratio?: number;
  readonly gate?: Gate;
  /** What else there is to know of this run: how busy the clients were. */
  readonly note?: string;
  /** Why the run says nothing. */
  readonly void?: string;
}

const VERDICTS = ['aim', 'met', 'missed', 'no verdict', 'printed'] as const;
/** `aim`: that as well; `no verdict`: the machine was not the same throughout, or the run is void; `printed`: there is
 *  nothing to reach. */
export type Verdict = (typeof VERDICTS)[number];

/** A reference that varies by more says that something else went on. */
export const MOST_SPREAD = 0.15;

/** How far the samples lie apart, as a share of the middle one; 0 for fewer than two. */
export const spreadOf = (samples: readonly number[]): number => {
  const sorted = [...samples].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return middle === 0 ? 0 : ((sorted.at(-1) ?? 0) - (sorted[0] ?? 0)) / middle;
};

export const verdictOf = ({ value, ratio, gate, reference, void: why }: Figure): Verdict => {
  if (why !== undefined) return 'no verdict';
  if (!gate) return 'printed';
  if (reference && spreadOf(reference.samples) > MOST_SPREAD) return 'no verdict';
  const held = gate.of === 'ratio' ? ratio : value;
  if (held === undefined) throw new Error('a gate of a ratio, and no ratio: give the figure one');
  const reaches = (bound: number): boolean => (gate.better === 'less' ? held <= bound : held >= bound);
  return reaches(gate.aim) ? 'aim' : reaches(gate.must) ? 'met' : 'missed';
};

/** One row of the suite, chosen by its name. */
export interface Bench {
  readonly name: string;
  /** What is measured, and how: two sentences for the page. */
  readonly what: string;
  readonly how: string;
  /** `quick`: a short form for trying out. `say` is told how far it is. */
  run(options: { readonly quick: boolean; say(line: string): void }): Promise<Figure[]>;
}
