/** What the steps of a turn share: the beginning of a phase, and questions about the roll phase that runs. */
import { attemptsOf, countFigure, figure } from '../rules/standing.ts';
import { emit, impossible, placeOf, ROLL_ATTEMPTS } from '../state/context.ts';
import type { Rolling } from '../state/match.ts';
import type { LibraryAbility, LibraryHero, Table } from '../state/table.ts';
import type { PhaseName } from '../state/view-shape.ts';

export const enterPhase = (t: Table, phase: PhaseName): void => {
  t.m.phase = phase;
  t.m.now++;
  t.m.phaseBegan = t.m.now;
  emit(t, { type: 'phase', phase, seat: placeOf(t, t.m.turnOf) });
};

export const rollingOf = (t: Table): Rolling => t.m.rolling ?? impossible('no roll phase runs');

/** Roll attempts left, the first included: those as they are, and those that may be bought back. Standing words are read
 *  live: what was bought back of an attempt that nothing takes away any more counts no longer. */
interface Left {
  readonly free: number;
  readonly all: number;
  /** What the next one costs: the first is free, one that is bought back has its price. */
  readonly price: number;
}
export const attemptsNow = (t: Table): Left => {
  const { by, extra, used, bought } = rollingOf(t);
  const { by: more, forSale, price } = attemptsOf(t, by);
  const back = Math.min(bought, forSale);
  const free = Math.max(0, ROLL_ATTEMPTS + extra + more + back - used);
  const each = used === 0 ? 0 : Math.max(0, figure(t, by, 'attempt price'));
  return { free, all: free + forSale - back, price: (free === 0 ? price : 0) + each };
};
export const attemptsLeft = (t: Table): number => attemptsNow(t).all;
export const attemptPrice = (t: Table): number => attemptsNow(t).price;

/** Counts a roll attempt, bought back where none is left otherwise. */
export const countAttempt = (t: Table, { free } = attemptsNow(t)): void => {
  const rolling = rollingOf(t);
  if (free === 0) rolling.bought++;
  // The first is free.
  if (rolling.used > 0) countFigure(t, rolling.by, 'attempt price');
  rolling.used++;
};

export const abilityOf = (hero: LibraryHero, id: string): LibraryAbility =>
  hero.ability.get(id) ?? hero.everyAbility.get(id) ?? impossible(`no ability ${id}`);
