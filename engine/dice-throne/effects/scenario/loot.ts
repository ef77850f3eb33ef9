/** `loot`: a chest is opened, before the program goes on. */
import { pushProcedure } from '../../stack/frames.ts';
import type { Loot } from '../../vocabulary/words.ts';
import { type Prepare, step } from '../step.ts';

export const loot: Prepare<Loot> = (e) =>
  step({
    effect: e,
    does: (t) => {
      if (t.m.crawl) pushProcedure(t, 'chest').level = e.chest;
      return 'done';
    },
  });
