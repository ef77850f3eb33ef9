/** Procedures of the rules: lists of named steps that read like the rulebook's turn breakdown. A step does its part and
 *  says what comes next; what it pushes on the stack runs first. */
import { impossible } from '../state/context.ts';
import type { ProcedureFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';

/** Nothing: the next step. `stay`: this step once more when control returns. `wait`: a player must act. `end`: the
 *  procedure is over. `{ go }`: the named step. */
export type Next = undefined | void | 'stay' | 'wait' | 'end' | { readonly go: string };

export interface ProcedureStep {
  readonly name: string;
  readonly run: (t: Table, f: ProcedureFrame) => Next;
}
/** A step, and the one that comes behind it. */
interface Linked extends ProcedureStep {
  next: Linked | undefined;
}
export interface Procedure {
  /** The first one also under `BEGIN`. */
  readonly steps: ReadonlyMap<string, Linked>;
}

/** A frame that has not begun, and one that is done but for what its last step has put on the stack. */
export const BEGIN = '';
const DONE = 'done';

/** A procedure of these steps, in this order. Throws when two have one name. */
export const procedure = (list: readonly ProcedureStep[]): Procedure => {
  const linked = list.map(({ name, run }): Linked => ({ name, run, next: undefined }));
  for (const [i, step] of linked.entries()) step.next = linked[i + 1];
  const steps = new Map(linked.map((step) => [step.name, step]));
  if (steps.size < list.length) impossible('two steps of a procedure have one name');
  return { steps: steps.set(BEGIN, linked[0] ?? impossible('a procedure without steps')) };
};

/** Runs one step after the other until something lies above the frame, or the match is over. Returns false when a player is
 *  waited for. */
export const stepProcedure = (t: Table, f: ProcedureFrame, { steps }: Procedure): boolean => {
  const { m } = t;
  let step = steps.get(f.step);
  while (step) {
    const next = step.run(t, f);
    // Most steps say nothing.
    if (next !== undefined) {
      if (next === 'wait') return false;
      if (next === 'stay') return true;
      if (next === 'end') return leave(t, f);
    }
    step = next === undefined ? step.next : (steps.get(next.go) ?? impossible(`${f.name} has no step ${next.go}`));
    f.step = step?.name ?? DONE;
    f.answers = undefined;
    if (next !== undefined || m.outcome || m.stack[m.stack.length - 1] !== f) return true;
  }
  return f.step === DONE ? leave(t, f) : impossible(`${f.name} has no step ${f.step}`);
};

const leave = (t: Table, f: ProcedureFrame): true => {
  if (t.m.stack[t.m.stack.length - 1] !== f) impossible(`${f.name} ended below something else`);
  t.m.stack.pop();
  return true;
};
