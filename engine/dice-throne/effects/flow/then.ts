/** `then`: the printed break. What is noted on a target lands first, so the target must be known before. */
import { endGiven } from '../../stack/asking.ts';
import { pushProcedure, pushWindow } from '../../stack/frames.ts';
import { rollOf } from '../../state/context.ts';
import type { Then } from '../../vocabulary/words.ts';
import { type Prepare, step } from '../step.ts';

const TARGETED = 1;
const OPENED = 2;

export const breakInPlay: Prepare<Then> = (e) =>
  step({
    effect: e,
    endsAnswers: true,
    endsPlan: true,
    does: (t, f) => {
      if (f.stage === undefined) {
        endGiven(t);
        f.stage = TARGETED;
        if (t.m.attack && t.m.attack.noted.length > 0) {
          pushProcedure(t, 'targeting');
          return 'again';
        }
      }
      if (f.stage === OPENED) return 'done';
      f.stage = OPENED;
      const roll = f.roll === undefined ? undefined : rollOf(t, f.roll);
      pushWindow(t, 'then', roll?.open ? roll.id : undefined);
      return 'again';
    },
  });
