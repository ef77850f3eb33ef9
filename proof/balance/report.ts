/** What the balance of a game is asked for, and how it is answered: which matches, and their tallies as lines of text. */
import { BadInput } from '../../engine/core/refusal.ts';
import { table } from './markdown.ts';
import type { Job, Tally } from './tally.ts';

export interface BalanceQuestion {
  /** Matches a job; the game's own number, if left out. */
  readonly matches?: number;
  readonly soloMatches?: number;
  readonly modes?: readonly string[];
  /** Only these fighters. */
  readonly only?: readonly string[];
  readonly seed: string;
}

/** Something that a game is weighed to. */
export interface Band {
  readonly name: string;
  readonly wanted: string;
  readonly found: string;
  readonly isMet: boolean;
  /** The interval of what was found reaches into the band. */
  readonly mayBeChance?: boolean;
  /** The ruling that says why no figure reaches it. */
  readonly outOfReach?: string;
}

export interface BalancePlan {
  readonly jobs: readonly Job[];
  /** Lines of text, from the tallies of the jobs in their order. */
  report(tallies: readonly Tally[]): string[];
  /** The bands of a game that is weighed to some. */
  bands?(tallies: readonly Tally[]): Band[];
}

/** Throws `BadInput` that names the option for what the game cannot be asked. */
export type PlanBalance = (question: BalanceQuestion) => BalancePlan;

/** Throws `BadInput` unless all of the ids are among those there are. */
export const checkIds = (option: string, what: string, ids: readonly string[], known: readonly string[]): void => {
  const wrong = ids.find((id) => !known.includes(id));
  if (wrong !== undefined) throw new BadInput(option, `there is no ${what} ${wrong}; there are ${known.join(', ')}`);
};

const verdictOn = ({ isMet, mayBeChance, outOfReach }: Band): string => {
  if (isMet) return 'reached';
  if (outOfReach !== undefined) return `**out of reach** of all figures (${outOfReach})`;
  return mayBeChance ? '**outside**, but it may be chance' : '**outside**';
};

/** Bands as a table of a page. */
export const bandLines = (bands: readonly Band[]): string[] =>
  table(
    ['band', 'wanted', 'found', ''],
    bands.map((band) => [band.name, band.wanted, band.found, verdictOn(band)]),
  );

/** What `--check` says of bands: each that is not reached, and how many are; whether all of them are that figures can reach. */
export const checkBands = (bands: readonly Band[]): { readonly lines: readonly string[]; readonly ok: boolean } => {
  const missed = bands.filter(({ isMet }) => !isMet);
  return {
    lines: [
      ...missed.map((band) => `${band.name}: wanted ${band.wanted}, found ${band.found}: ${verdictOn(band)}`),
      `${bands.length - missed.length} of ${bands.length} bands are reached`,
    ],
    ok: missed.every(({ outOfReach }) => outOfReach !== undefined),
  };
};
