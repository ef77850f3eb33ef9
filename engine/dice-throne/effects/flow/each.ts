/** `each`: runs a program so many times, or for each of some bodies. */
import { amountOf, whoOf } from '../../rules/amounts.ts';
import { address, pushInner, withNamed } from '../../stack/frames.ts';
import type { BodyId } from '../../state/match.ts';
import type { Step } from '../../state/table.ts';
import type { Each, Program } from '../../vocabulary/words.ts';
import { leading, type Prepare } from '../step.ts';

/** `first` makes the first effect of a program ready: what is repeated must be able to begin. */
export const each =
  (first: (run: Program, at: string) => Step | undefined): Prepare<Each> =>
  (e, at) => {
    const inner = address(`${at}.run`);
    const { over, as } = e;
    const bodies = typeof over === 'object' && 'who' in over ? whoOf(over.who) : undefined;
    const times = typeof over === 'object' && 'who' in over ? undefined : amountOf(over);
    // The last put on the stack comes first.
    const leads: NonNullable<Step['leads']> = (t, f) => {
      for (let left = times?.(t, f) ?? 0; left > 0; left--) pushInner(t, f, inner);
      for (const body of bodies ? [...bodies(t, f)].reverse() : []) {
        const one = pushInner(t, f, inner);
        if (as) one.picks = withNamed(f.picks, as, { bodies: [body] });
      }
    };
    const begins = first(e.run, inner)?.possible;
    if (!bodies || as === undefined || !begins) return leading(e, leads, begins);
    // What begins may speak of whoever is visited.
    return leading(e, leads, (t, f) => {
      const visiting = (those: readonly BodyId[]): boolean =>
        begins(t, { ...f, picks: withNamed(f.picks, as, { bodies: those }) });
      const visited = bodies(t, f);
      return visited.length === 0 ? visiting([]) : visited.some((body) => visiting([body]));
    });
  };
