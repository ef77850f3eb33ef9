/** What the steps of a turn share: the beginning of a phase, and questions about the roll phase that runs. */
import { figure } from '../rules/standing.ts';
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

/** Roll attempts left, the first included; standing words are read live. */
export const attemptsLeft = (t: Table): number => {
  const { by, extra, used } = rollingOf(t);
  return Math.max(0, ROLL_ATTEMPTS + extra + figure(t, by, 'attempts') - used);
};

/** What the next roll attempt costs: the first is free. */
export const attemptPrice = (t: Table): number => {
  const { by, used } = rollingOf(t);
  return used === 0 ? 0 : Math.max(0, figure(t, by, 'attempt price'));
};

export const abilityOf = (hero: LibraryHero, id: string): LibraryAbility =>
  hero.ability.get(id) ?? hero.everyAbility.get(id) ?? impossible(`no ability ${id}`);
