/** Every ordered pair of Dice Throne's heroes by equal sensible bots, of whom the first begins: which matches, and what came
 *  of them. A draw is half a win for each. */
import { seededStream } from '../../engine/core/chance.ts';
import { COMBATANTS } from '../../engine/dice-throne/combatants.ts';
import { diceThrone } from '../../engine/dice-throne/index.ts';
import { type Estimate, strengthsFrom } from './bradley-terry.ts';
import { checkIds } from './report.ts';
import { type Job, NO_TALLY, type Tally } from './tally.ts';
import { watchDiceThrone } from './watchers.ts';

export interface Hero {
  readonly id: string;
  readonly name: string;
  /** Printed on the board, 1 to 6. */
  readonly complexity: number;
}

export interface DuelQuestion {
  /** Of each ordered pair. */
  readonly matches: number;
  readonly seed: string;
  /** Only among these; all heroes, if left out. */
  readonly only?: readonly string[];
}

/** Matches taken together. */
export interface Score {
  readonly played: number;
  readonly won: number;
  /** Players' turns. */
  readonly turns: number;
}
const NO_SCORE: Score = { played: 0, won: 0, turns: 0 };
const together = (scores: readonly Score[]): Score =>
  scores.reduce(
    (sum, { played, won, turns }) => ({ played: sum.played + played, won: sum.won + won, turns: sum.turns + turns }),
    NO_SCORE,
  );
const ofTheOther = ({ played, won, turns }: Score): Score => ({ played, won: played - won, turns });

const MODE = '1v1';

/** The first begins. */
type Pair = readonly [first: Hero, second: Hero];

/** Whom that asks for, in the order of the library. Throws `BadInput` for heroes that there are not. */
export const heroesAsked = ({ only }: Pick<DuelQuestion, 'only'>): Hero[] => {
  const all = COMBATANTS.filter(({ kind }) => kind === undefined);
  checkIds(
    '--only',
    'hero',
    only ?? [],
    all.map(({ id }) => id),
  );
  return all
    .filter(({ id }) => only?.includes(id) ?? true)
    .map(({ id, name, complexity }) => ({ id, name, complexity }));
};

const pairsOf = (heroes: readonly Hero[]): Pair[] =>
  heroes.flatMap((first) => heroes.map((second) => [first, second] as const));

/** Chance says who begins. Of seeds that differ in nothing else, the first under which seat 0 does is as good as any. */
const seedWhereFirstBegins = (heroes: readonly string[], seed: string): string => {
  for (let i = 0; ; i++) {
    const tried = `${seed}.${i}`;
    const match = diceThrone.start({ mode: MODE, seats: heroes.map((hero) => ({ hero })) }, seededStream(tried));
    if (watchDiceThrone(match).starter === 0) return tried;
  }
};

const jobFor = ([first, second]: Pair, { matches, seed }: DuelQuestion): Job => {
  const heroes = [first.id, second.id];
  return {
    name: `${first.name} against ${second.name}`,
    matches: Array.from({ length: matches }, (_, i) => ({
      game: diceThrone.id,
      mode: MODE,
      heroes,
      seed: seedWhereFirstBegins(heroes, `${seed} ${heroes.join(' ')} ${i}`),
    })),
    won: ({ winners }) => winners.includes(0),
  };
};

const scoreOf = ({ matches, won, draws, counts }: Tally): Score => ({
  played: matches,
  won: won + draws / 2,
  turns: counts.turns ?? 0,
});

/** The jobs of all ordered pairs; `HeroDuels` reads their tallies. */
export const heroJobs = (heroes: readonly Hero[], question: DuelQuestion): Job[] =>
  pairsOf(heroes).map((pair) => jobFor(pair, question));

/** What came of the matches. */
export class HeroDuels {
  readonly heroes: readonly Hero[];
  readonly draws: number;
  private readonly scores: ReadonlyMap<string, Score>;

  /** The tallies of `heroJobs`, in their order. */
  constructor(heroes: readonly Hero[], tallies: readonly Tally[]) {
    this.heroes = heroes;
    this.draws = tallies.reduce((sum, { draws }) => sum + draws, 0);
    this.scores = new Map(pairsOf(heroes).map((pair, i) => [keyOf(...pair), scoreOf(tallies[i] ?? NO_TALLY)]));
  }

  /** How the first fared against the second in the matches that the first began. */
  whenBeginning(first: Hero, second: Hero): Score {
    return this.scores.get(keyOf(first, second)) ?? NO_SCORE;
  }

  /** How one fared against another, whoever began. */
  against(one: Hero, other: Hero): Score {
    return together([this.whenBeginning(one, other), ofTheOther(this.whenBeginning(other, one))]);
  }

  /** How one fared against all others: in all, in the matches it began, and in those that the other began. */
  againstField(one: Hero): Readonly<Record<'all' | 'beginning' | 'answering', Score>> {
    const field = this.heroes.filter(({ id }) => id !== one.id);
    const beginning = together(field.map((other) => this.whenBeginning(one, other)));
    const answering = together(field.map((other) => ofTheOther(this.whenBeginning(other, one))));
    return { all: together([beginning, answering]), beginning, answering };
  }

  /** All matches, as whoever began fared. */
  beginners(): Score {
    return together([...this.scores.values()]);
  }

  /** Strengths in logits, by the order of the heroes, and what beginning is worth (`bradley-terry.ts`). */
  strengths(): { readonly ofHeroes: readonly (readonly [Hero, Estimate])[]; readonly beginning: Estimate } {
    const meetings = this.heroes.flatMap((one, first) =>
      this.heroes.map((other, second) => ({ first, second, ...this.whenBeginning(one, other) })),
    );
    const { strengths, beginning } = strengthsFrom(this.heroes.length, meetings);
    return {
      ofHeroes: this.heroes.flatMap((hero, i) => (strengths[i] ? [[hero, strengths[i]] as const] : [])),
      beginning,
    };
  }
}

const keyOf = (first: Hero, second: Hero): string => `${first.id} ${second.id}`;
