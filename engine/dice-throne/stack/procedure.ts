/** Procedures of the rules: lists of named steps that read like the rulebook's turn breakdown. A step does its part and
 *  says what comes next; what it pushes on the stack runs first. */

import { impossible, type Table } from '../state/context.ts';
import type { ProcedureFrame } from '../state/match.ts';

/** Nothing: the next step. `stay`: this step once more when control returns. `wait`: a player must act. `end`: the
 *  procedure is over. `{ go }`: the named step. */
export type Next = undefined | void | 'stay' | 'wait' | 'end' | { readonly go: string };

export interface Step {
  readonly name: string;
  readonly run: (t: Table, f: ProcedureFrame) => Next;
}
export type Procedure = readonly Step[];

/** Runs one step. Answers false when a player is waited for. */
export const stepProcedure = (t: Table, f: ProcedureFrame, procedure: Procedure): boolean => {
  const step = procedure[f.step];
  if (!step) {
    leave(t, f);
    return true;
  }
  const next = step.run(t, f);
  if (next === 'wait') return false;
  if (next === 'stay') return true;
  if (next === 'end') {
    leave(t, f);
    return true;
  }
  f.step = typeof next === 'object' ? stepNamed(procedure, next.go) : f.step + 1;
  f.answers = undefined;
  return true;
};

export const stepNamed = (procedure: Procedure, name: string): number => {
  const step = procedure.findIndex((other) => other.name === name);
  return step < 0 ? impossible(`no step ${name}`) : step;
};

const leave = (t: Table, f: ProcedureFrame): void => {
  if (t.m.stack[t.m.stack.length - 1] !== f) impossible(`${f.name} ended below something else`);
  t.m.stack.pop();
};
