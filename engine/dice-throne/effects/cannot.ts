/** `cannot`: forbids something for a while. */
import { whoOf } from '../rules/amounts.ts';
import { aimsAtTarget } from '../vocabulary/programs.ts';
import type { Cannot } from '../vocabulary/words.ts';
import { keep } from './stays.ts';
import { type Prepare, step } from './step.ts';

export const cannot: Prepare<Cannot> = (e) => {
  const whose = whoOf(e.of);
  return step({
    effect: e,
    onTarget: aimsAtTarget(e),
    does: (t, f) => {
      for (const of of whose(t, f)) keep(t, f, { of, until: e.until });
      return 'done';
    },
    stays: { do: 'cannot', what: e.what },
  });
};
