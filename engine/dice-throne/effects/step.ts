/** What a verb makes of an effect of the content: a step, ready for play (`Step` in state/table.ts). Each verb has a file
 *  of its own, which says what it asks and what it does; `index.ts` lists them. */
import { decide, GONE, WAIT } from '../stack/asking.ts';
import type { EffectFrame } from '../state/match.ts';
import type { Asks, Result, Step, Table } from '../state/table.ts';
import type { Effect } from '../vocabulary/words.ts';

/** Makes an effect ready. `at` is the address of the effect: what runs inside of it has one that begins with it. */
export type Prepare<E extends Effect> = (e: E, at: string) => Step;

type Told = Pick<Step, 'effect' | 'does'> & { readonly [K in keyof Step]?: Step[K] };

/** A step. Every one has all fields in one order: steps of many shapes would make every look at one slow. */
export const step = (told: Told): Step => ({
  effect: told.effect,
  asks: told.asks,
  does: told.does,
  leads: told.leads,
  binds: told.binds,
  endsAnswers: told.endsAnswers ?? false,
  endsPlan: told.endsPlan ?? false,
  onTarget: told.onTarget ?? false,
  idle: told.idle,
  possible: told.possible,
  owed: told.owed ?? false,
  late: told.late,
  stays: told.stays,
});

/** A step that only leads on: to programs that it puts on the stack. */
export const leading = (effect: Effect, leads: NonNullable<Step['leads']>, possible: Step['possible']): Step =>
  step({
    effect,
    endsPlan: true,
    leads,
    does: (t, f) => {
      leads(t, f, undefined);
      return 'done';
    },
    possible,
  });

/** Asks, then does: what the answers come to is handed on. A statement whose noted answer is gone is dropped. */
export const asking = <D>(
  asks: (t: Table, f: EffectFrame) => Asks<D>,
  does: (t: Table, f: EffectFrame, decision: D) => Result,
): Pick<Step, 'asks' | 'does'> => ({
  asks,
  does: (t, f) => {
    const decision = decide(t, f, asks(t, f));
    if (decision === WAIT) return 'wait';
    return decision === GONE ? 'done' : does(t, f, decision);
  },
});
