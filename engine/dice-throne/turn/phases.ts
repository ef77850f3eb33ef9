/** What the steps of a turn share: the beginning of a phase, and questions about the roll phase that runs. */
import { attemptsForSale, figure } from '../rules/standing.ts';
import { emit, impossible, placeOf, ROLL_ATTEMPTS } from '../state/context.ts';
import type { LibraryAbility, LibraryHero, Table } from '../state/library.ts';
import type { Rolling } from '../state/match.ts';
import type { PhaseName } from '../state/view-shape.ts';

export const enterPhase = (t: Table, phase: PhaseName): void => {
  t.m.phase = phase;
  t.m.now++;
  t.m.phaseBegan = t.m.now;
  emit(t, { type: 'phase', phase, seat: placeOf(t, t.m.turnOf) });
};

export const rollingOf = (t: Table): Rolling => t.m.rolling ?? impossible('no roll phase runs');

/** Roll attempts: those left as they are, those that may be bought back, and the price of each such. Standing words are read
 *  live: what was bought back of an attempt that nothing takes away any more counts no longer. */
const attempts = (t: Table): { readonly left: number; readonly buyable: number; readonly price: number } => {
  const { by, extra, used, bought } = rollingOf(t);
  const { n, price } = attemptsForSale(t, by);
  const back = Math.min(bought, n);
  const left = Math.max(0, ROLL_ATTEMPTS + extra + figure(t, by, 'attempts') + back - used);
  return { left, buyable: n - back, price };
};

/** Roll attempts left, the first included, and those that may be bought back. */
export const attemptsLeft = (t: Table): number => {
  const { left, buyable } = attempts(t);
  return left + buyable;
};

/** What the next roll attempt costs: the first is free, one that is bought back has its price. */
export const attemptPrice = (t: Table): number => {
  const { by, used } = rollingOf(t);
  const { left, price } = attempts(t);
  return (left === 0 ? price : 0) + (used === 0 ? 0 : Math.max(0, figure(t, by, 'attempt price')));
};

/** Counts a roll attempt, bought back where none is left otherwise. */
export const countAttempt = (t: Table): void => {
  const rolling = rollingOf(t);
  if (attempts(t).left === 0) rolling.bought++;
  rolling.used++;
};

export const abilityOf = (hero: LibraryHero, id: string): LibraryAbility =>
  hero.ability.get(id) ?? hero.everyAbility.get(id) ?? impossible(`no ability ${id}`);
