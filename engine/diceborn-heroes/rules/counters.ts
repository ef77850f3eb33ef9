/** Counters: after a whole attack, those whom it found answer, if they still stand and are not stunned. Nothing answers a
 *  Counter (book: Glossary, Counter). */
import type { EffectsFrame } from '../state/state.ts';
import { counterOf, enemyAt, heroOf, isEnemy, numberOf, stands, type Table } from '../state/table.ts';
import { fallIfSpent } from './fall.ts';
import { counter } from './harm.ts';

/** Whoever falls by them does nothing further of what it was doing. */
export const answerCounters = (t: Table, frame: EffectsFrame): void => {
  const { by } = frame;
  const struck = frame.struck ?? [];
  frame.struck = [];
  if (by === null) return;
  for (const { who, wounds, sly } of struck) {
    if (sly || frame.countered.includes(who) || !stands(t.m, who) || !stands(t.m, by)) continue;
    const n = counterOf(t, who, wounds);
    if (n <= 0) continue;
    frame.countered.push(who);
    claim(t, by, heroOf(t.m, who));
    counter(t, who, by, n);
    if (fallIfSpent(t, by, 'counter')) {
      frame.todo = [];
      return;
    }
  }
};

/** An enemy becomes spoils of the hero who last targeted it. */
export const claim = (t: Table, name: string, hero: number | null): void => {
  if (isEnemy(name) && hero !== null) enemyAt(t.m, numberOf(name)).lastBy = hero;
};
