/** Ratings from who beat whom, by Bradley and Terry: whoever begins wins with a chance that depends only on how much
 *  stronger they are, and on what beginning is worth.
 *
 *  Why not openskill, which rates our players: it follows people who change, one match after the other, so its ratings
 *  hang on the order of the matches. Heroes played by bots do not change: here all matches are weighed at once, in no
 *  order, and how sure a rating is follows from their number. */

/** All matches that one began against another. */
export interface Meeting {
  /** Indices of the two; the same one twice still tells what beginning is worth. */
  readonly first: number;
  readonly second: number;
  readonly played: number;
  /** By whoever began; a draw is half. */
  readonly won: number;
}

export interface Estimate {
  readonly value: number;
  /** Its standard deviation. */
  readonly deviation: number;
}

export interface Strengths {
  /** In logits, by index; their mean is 0, and each deviation is that from the mean. */
  readonly strengths: readonly Estimate[];
  /** What beginning adds, in logits. */
  readonly beginning: Estimate;
}

/** What is believed before any match: strengths spread by so many logits. Next to real matches it weighs nothing, but it
 *  keeps somebody who won them all from being infinitely strong. */
const PRIOR = 2;
const MOST_STEPS = 100;
const CLOSE = 1e-9;

type Vector = readonly number[];
type Matrix = readonly Vector[];

const dot = (a: Vector, b: Vector): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const total = (a: Vector): number => a.reduce((sum, x) => sum + x, 0);

/** Of a symmetric matrix with positive eigenvalues, so that no pivot is 0 (Gauss and Jordan). */
const inverse = (matrix: Matrix): Matrix => {
  let rows = matrix.map((row, i) => [...row, ...row.map((_, k) => (k === i ? 1 : 0))]);
  for (const at of matrix.keys()) {
    const lead = rows[at] ?? [];
    const pivot = lead.map((x) => x / (lead[at] ?? 1));
    rows = rows.map((row, i) => (i === at ? pivot : row.map((x, k) => x - (row[at] ?? 0) * (pivot[k] ?? 0))));
  }
  return rows.map((row) => row.slice(matrix.length));
};

export const chanceOf = (logits: number): number => 1 / (1 + Math.exp(-logits));

/** The most likely strengths of so many, by Newton's method. Throws where it does not settle, which it always does. */
export const strengthsFrom = (players: number, meetings: readonly Meeting[]): Strengths => {
  const size = players + 1; // the last one is what beginning is worth
  const cases = meetings.map(({ first, second, played, won }) => ({
    played,
    won,
    signs: Array.from(
      { length: size },
      (_, i) => (i === first ? 1 : 0) - (i === second ? 1 : 0) + (i === players ? 1 : 0),
    ),
  }));
  let found: Vector = Array.from({ length: size }, () => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const pull = found.map((x) => -x / PRIOR ** 2);
    const information = found.map((_, i) => found.map((_, k) => (i === k ? 1 / PRIOR ** 2 : 0)));
    for (const { played, won, signs } of cases) {
      const chance = chanceOf(dot(signs, found));
      for (const [i, row] of information.entries()) {
        pull[i] = (pull[i] ?? 0) + (won - played * chance) * (signs[i] ?? 0);
        for (const k of row.keys())
          row[k] = (row[k] ?? 0) + played * chance * (1 - chance) * (signs[i] ?? 0) * (signs[k] ?? 0);
      }
    }
    const spread = inverse(information);
    const move = spread.map((row) => dot(row, pull));
    found = found.map((x, i) => x + (move[i] ?? 0));
    if (move.every((x) => Math.abs(x) < CLOSE)) return asEstimates(found, spread);
  }
  throw new Error('the ratings do not settle');
};

const asEstimates = (found: Vector, spread: Matrix): Strengths => {
  const players = found.length - 1;
  const between = spread.slice(0, players).map((row) => row.slice(0, players));
  const shared = total(between.map(total)) / players ** 2;
  const estimate = (value: number, variance: number): Estimate => ({ value, deviation: Math.sqrt(variance) });
  return {
    strengths: between.map((row, i) => estimate(found[i] ?? 0, (row[i] ?? 0) - (2 * total(row)) / players + shared)),
    beginning: estimate(found[players] ?? 0, spread[players]?.[players] ?? 0),
  };
};
