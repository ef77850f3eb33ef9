/** `explore`: the hero goes on to an unexplored tile beside its own; whoever has none beside it is not asked for it. */

import { pushProcedure } from '../../stack/frames.ts';
import { decider } from '../../state/context.ts';
import { reachableBeside } from '../../state/crawl.ts';
import type { Explore } from '../../vocabulary/words.ts';
import { type Prepare, step } from '../step.ts';

export const explore: Prepare<Explore> = (e) =>
  step({
    effect: e,
    does: (t, f) => {
      if (reachableBeside(t, decider(t, f.self)).length > 0) pushProcedure(t, 'go on').by = f.self;
      return 'done';
    },
    owed: true,
    possible: (t, f) => reachableBeside(t, decider(t, f.self)).length > 0,
  });
