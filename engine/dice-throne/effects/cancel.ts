/** `cancel`: what a moment speaks of does not happen. */
import { heardBy } from '../stack/frames.ts';
import { impossible } from '../state/context.ts';
import type { Cancel } from '../vocabulary/words.ts';
import { type Prepare, step } from './step.ts';

export const cancel: Prepare<Cancel> = (e) =>
  step({
    effect: e,
    does: (t) => {
      const heard = heardBy(t.m) ?? impossible('nothing to cancel');
      heard.cancelled = true;
      if (e.leave !== undefined) heard.leave = e.leave;
      return 'done';
    },
  });
