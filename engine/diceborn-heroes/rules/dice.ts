/** Dice that leave their hero, and come home (book: Capture Die; Return assigned die; Remove from play). */
import { dieName, putIn, takeOut } from '../state/figures.ts';
import type { Assigned, Die } from '../state/state.ts';
import { allyAt, emit, enemyAt, heroAt, isHero, numberOf, type Table } from '../state/table.ts';
import { note } from './feats.ts';

/** Into its owner's pool, to be rolled with the next round. */
export const sendHome = ({ m }: Table, die: Die): void => putIn(heroAt(m, die.owner).pool, { ...die, value: 0 });

/** Takes the die that somebody has assigned, if it has one: what it had still to do is lost. */
const takeAssigned = ({ m }: Table, name: string): Assigned | null => {
  const holder = isHero(name) ? heroAt(m, numberOf(name)) : allyAt(m, numberOf(name));
  const { assigned } = holder;
  holder.assigned = null;
  return assigned;
};

export const capture = (t: Table, name: string, enemy: number): void => {
  const taken = takeAssigned(t, name);
  if (!taken) return;
  const { die } = taken;
  emit(t, { type: 'captured', hero: die.owner, die: dieName(die), enemy });
  enemyAt(t.m, enemy).captured.push({ ...die, value: 0 });
};

export const recall = (t: Table, name: string): void => {
  const taken = takeAssigned(t, name);
  if (!taken) return;
  emit(t, { type: 'returned', hero: taken.die.owner, die: dieName(taken.die) });
  sendHome(t, taken.die);
};

/** A captured die goes home. */
export const freeDie = (t: Table, enemy: number, die: Die): void => {
  takeOut(enemyAt(t.m, enemy).captured, die);
  emit(t, { type: 'freed', hero: die.owner, die: die.colour, enemy });
  sendHome(t, die);
  note(t, die.owner, 'dice-freed');
};
export const freeDice = (t: Table, enemy: number): void => {
  for (const die of [...enemyAt(t.m, enemy).captured]) freeDie(t, enemy, die);
};

/** Out until the next quest or the boss: a green one, if there is one. */
export const removeDie = (t: Table, no: number): void => {
  const { pool } = heroAt(t.m, no);
  const die = pool[0];
  if (!die) return;
  takeOut(pool, die);
  t.m.removed.push({ ...die, value: 0 });
  emit(t, { type: 'removed', hero: no, die: die.colour });
};
export const bringRemoved = (t: Table): void => {
  for (const die of t.m.removed.splice(0)) sendHome(t, die);
};
