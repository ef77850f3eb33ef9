/** `if`: one program or another. */
import { holdsOf } from '../../rules/amounts.ts';
import { address, pushInner } from '../../stack/frames.ts';
import type { EffectFrame } from '../../state/match.ts';
import type { Step } from '../../state/table.ts';
import type { If, Program } from '../../vocabulary/words.ts';
import { leading, type Prepare } from '../step.ts';

/** `first` makes the first effect of a program ready: what the branch that is open begins with must be possible. */
export const branch =
  (first: (run: Program, at: string) => Step | undefined): Prepare<If> =>
  (e, at) => {
    const holds = holdsOf(e.cond);
    const [run, not] = [address(`${at}.run`), address(`${at}.else`)];
    const leads: NonNullable<Step['leads']> = (t, f: EffectFrame) => {
      if (holds(t, f)) pushInner(t, f, run);
      else if (e.else) pushInner(t, f, not);
    };
    const then = first(e.run, run)?.possible;
    const otherwise = e.else && first(e.else, not)?.possible;
    const possible: Step['possible'] =
      then || otherwise ? (t, f) => (holds(t, f) ? (then?.(t, f) ?? true) : (otherwise?.(t, f) ?? true)) : undefined;
    return leading(e, leads, possible);
  };
