/** `phase`: an Offensive Roll Phase is skipped, begun anew, or comes once more. */

import { heardBy } from '../stack/frames.ts';
import { bodyOf, emit, impossible, placeOf } from '../state/context.ts';
import type { EffectFrame } from '../state/match.ts';
import type { Result, Table } from '../state/table.ts';
import type { Phase } from '../vocabulary/words.ts';
import { type Prepare, step } from './step.ts';
import { whoIf } from './who.ts';

export const phase: Prepare<Phase> = (e) => {
  const does = e.how === 'skip' ? skip : e.how === 'restart' ? restart : once(e);
  return step({ effect: e, does });
};

const skip = (t: Table, f: EffectFrame): Result => {
  const heard = heardBy(t.m) ?? impossible('nothing to skip');
  heard.cancelled = true;
  emit(t, { type: 'phase-skipped', seat: placeOf(t, f.self), phase: 'offensive-roll' });
  return 'done';
};

const once = (e: Phase) => {
  const [roller, foe] = [whoIf(e.by ?? 'self'), whoIf(e.against ?? 'self')];
  return (t: Table, f: EffectFrame): Result => {
    const [by] = roller(t, f);
    const [against] = foe(t, f);
    if (by === undefined || against === undefined) return 'done';
    if (by !== against && !bodyOf(t, by).out && !bodyOf(t, against).out) t.m.extra.push({ by, against });
    return 'done';
  };
};

/** The phase that runs goes on from its beginning: what was announced is dropped, attempts are new, those made still count.
 *  No end is raised, so nothing leaves. Once the Offensive Roll Phase ends there is nothing to restart. */
const restart = (t: Table, f: EffectFrame): Result => {
  const { rolling } = t.m;
  const frame = t.m.stack.findLast((other) => other.kind === 'procedure' && other.name === 'roll-phase');
  if (!rolling || rolling.ended || isEnding(t) || rolling.by !== f.self || frame?.kind !== 'procedure') return 'done';
  rolling.extra = rolling.used;
  rolling.bought = 0;
  rolling.roll = undefined;
  rolling.announced = undefined;
  t.m.attack = undefined;
  t.m.locked = [];
  frame.step = 'roll';
  frame.since = undefined;
  emit(t, { type: 'phase-restarted', seat: placeOf(t, f.self), phase: 'offensive-roll' });
  return 'done';
};
/** What listens to its end is heard, or who may act then is asked. */
const isEnding = ({ m: { stack } }: Table): boolean =>
  stack.some((frame) => frame.kind === 'procedure' && frame.name === 'offensive-end');
