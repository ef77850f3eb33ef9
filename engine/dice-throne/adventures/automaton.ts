/** How the game itself decides for what it plays: each thing that could be done is tried on the match as it may be imagined,
 *  and what serves the enemies best is done; of what promises as much, the first. Inside of a trial first options are taken. */
import { copyOf, impossible } from '../state/context.ts';
import type { Table } from '../state/table.ts';
import { imagineMatch } from '../view/imagine.ts';
import { coopStanding } from '../worth/coop.ts';

/** Imagined futures that are averaged: chance and hidden cards differ in each. */
const FUTURES = 2;
/** What is not the first has to promise this much more. */
const EFFORT = 0.5;
const OVER = 1000;

export interface Trials {
  /** What could be done, each on a table of its own. */
  readonly deeds: readonly ((trial: Table) => void)[];
  /** Lets the match run on to where it can be compared. */
  readonly settle: (trial: Table) => void;
}

/** The place of the deed that serves the enemies best. */
export const bestDeed = (t: Table, { deeds, settle }: Trials): number => {
  const worths = deeds.map(() => 0);
  for (let future = 0; future < FUTURES; future++) {
    for (const [i, deed] of deeds.entries()) {
      const trial = imagined(t, future);
      deed(trial);
      settle(trial);
      worths[i] = (worths[i] ?? 0) + standing(trial) / FUTURES;
    }
  }
  const [first = impossible('nothing to try')] = worths;
  const most = Math.max(...worths);
  return most > first + EFFORT ? worths.indexOf(most) : 0;
};

/** All that is open to anybody is known to everybody, so any seat imagines what the game may. */
const SEAT = 0;
const imagined = (t: Table, future: number): Table => {
  const m = imagineMatch(t.m, SEAT, `${t.m.step} ${t.m.now} ${t.m.chance.position} ${future}`);
  return copyOf(t, m, true);
};

const standing = (t: Table): number => {
  const { outcome } = t.m;
  if (!outcome) return -coopStanding(t);
  return outcome.winners.length > 0 ? -OVER : OVER;
};
