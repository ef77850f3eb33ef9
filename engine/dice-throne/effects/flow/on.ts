/** `on`: listens to a moment for a while. */
import { holdsOf, whoOf } from '../../rules/amounts.ts';
import { address } from '../../stack/frames.ts';
import type { On } from '../../vocabulary/words.ts';
import { keep } from '../stays.ts';
import { type Prepare, step } from '../step.ts';

export const listen: Prepare<On> = (e, at) =>
  step({
    effect: e,
    does: (t, f) => {
      keep(t, f, { of: f.self, until: e.until, times: e.per === undefined ? e.times : undefined });
      return 'done';
    },
    stays: {
      do: 'on',
      word: e,
      at: address(`${at}.run`),
      of: e.of === undefined ? undefined : whoOf(e.of),
      holds: e.if && holdsOf(e.if),
    },
  });
