/** `spawn`: a minion comes to where the hero stands, or takes the place of the enemy that speaks. */
import { pushBehind, pushProcedure } from '../../stack/frames.ts';
import type { Spawn } from '../../vocabulary/words.ts';
import { type Prepare, step } from '../step.ts';

export const spawn: Prepare<Spawn> = (e) =>
  step({
    effect: e,
    does: (t, f) => {
      if (!t.m.crawl) return 'done';
      // Whoever is replaced brings to an end what it has begun.
      const coming = e.replace ? pushBehind(t, 'roll-phase', 'replace') : pushProcedure(t, 'spawn');
      coming.by = f.self;
      coming.level = e.level;
      coming.strikesFirst = e.firstStrike;
      return 'done';
    },
  });
