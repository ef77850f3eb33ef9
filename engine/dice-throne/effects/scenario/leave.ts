/** `leave`: the enemy that speaks is off the map; nobody has defeated it. */
import { pushProcedure } from '../../stack/frames.ts';
import type { Leave } from '../../vocabulary/words.ts';
import { type Prepare, step } from '../step.ts';

export const leave: Prepare<Leave> = (e) =>
  step({
    effect: e,
    does: (t, f) => {
      if (t.m.crawl) pushProcedure(t, 'leave').by = f.self;
      return 'done';
    },
  });
