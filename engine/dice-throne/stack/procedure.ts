/** Procedures of the rules: lists of named steps that read like the rulebook's turn breakdown. A step does its part and
 *  says what comes next; what it pushes on the stack runs first. */
import { impossible } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { ProcedureFrame } from '../state/match.ts';

/** Nothing: the next step. `stay`: this step once more when control returns. `wait`: a player must act. `end`: the
 *  procedure is over. `{ go }`: the named step. */
export type Next = undefined | void | 'stay' | 'wait' | 'end' | { readonly go: string };

export interface ProcedureStep {
  readonly name: string;
  readonly run: (t: Table, f: ProcedureFrame) => Next;
}
export interface Procedure {
  /** The step it begins with. */
  readonly first: string;
  readonly steps: ReadonlyMap<string, ProcedureStep & { readonly next: string | undefined }>;
}

/** A procedure of these steps, in this order. Throws when two have one name. */
export const procedure = (steps: readonly ProcedureStep[]): Procedure => {
  const named = new Map(steps.map((step, i) => [step.name, { ...step, next: steps[i + 1]?.name }]));
  if (named.size < steps.length) impossible('two steps of a procedure have one name');
  return { first: steps[0]?.name ?? impossible('a procedure without steps'), steps: named };
};

/** A frame that has not begun, and one that is done but for what its last step has put on the stack. */
export const BEGIN = '';
const DONE = 'done';

/** Runs one step. Returns false when a player is waited for. */
export const stepProcedure = (t: Table, f: ProcedureFrame, { first, steps }: Procedure): boolean => {
  if (f.step === DONE) return leave(t, f);
  const step = steps.get(f.step === BEGIN ? first : f.step) ?? impossible(`${f.name} has no step ${f.step}`);
  const next = step.run(t, f);
  if (next === 'wait') return false;
  if (next === 'stay') return true;
  if (next === 'end') return leave(t, f);
  f.step = (next === undefined ? step.next : next.go) ?? DONE;
  f.answers = undefined;
  return true;
};

const leave = (t: Table, f: ProcedureFrame): true => {
  if (t.m.stack[t.m.stack.length - 1] !== f) impossible(`${f.name} ended below something else`);
  t.m.stack.pop();
  return true;
};
