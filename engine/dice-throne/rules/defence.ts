/** Whether a defence may be rolled now. */
import { bodyOf, heroOf, silenceOf } from '../state/context.ts';
import type { Table } from '../state/table.ts';
import { attackDefendable } from './attack.ts';
import { rollPool } from './pools.ts';
import { forbidden } from './standing.ts';
import { totalOf } from './totals.ts';

/** A defence answers 1 or more defendable damage as it stands, and only of a target that may act. */
export const mayDefend = (t: Table): boolean => {
  const target = t.m.attack?.target;
  if (target === undefined || bodyOf(t, target).out || !attackDefendable(t)) return false;
  if (forbidden(t, target, 'defend')) return false;
  if (silenceOf(t, bodyOf(t, target)) !== undefined || heroOf(t, target).defences.length === 0) return false;
  return totalOf(t, rollPool(t), target).defendable;
};
