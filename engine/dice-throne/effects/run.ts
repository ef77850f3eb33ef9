/** `run`: a part that has a name, of each body meant, so many times. */
import { amountOf, whoOf } from '../rules/amounts.ts';
import { canPay, pay } from '../rules/costs.ts';
import { countUse, withinLimit } from '../rules/uses.ts';
import { pushEffects } from '../stack/frames.ts';
import { bodyOf, focusOn } from '../state/context.ts';
import type { LibraryOffer, LibraryPart, Table } from '../state/library.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Run } from '../vocabulary/words.ts';
import { type Prepare, step } from './step.ts';

export const runPart: Prepare<Run> = (e) => {
  const times = e.n === undefined ? undefined : amountOf(e.n);
  const of = whoOf(e.of);
  const runs = (t: Table, f: EffectFrame): BodyId[] => {
    const n = times?.(t, f) ?? 1;
    return of(t, f).flatMap((body) => Array.from({ length: n }, () => body));
  };
  return step({
    effect: e,
    endsPlan: true,
    // `visits` holds the runs still to come: each may leave the next without its price.
    does: (t, f) => {
      f.visits ??= runs(t, f);
      const next = f.visits.shift();
      if (next === undefined) return 'done';
      const part = partOf(t, next, e.part);
      if (!part || !mayRun(t, next, part.offer, e.free)) return 'again';
      if (part.offer) {
        if (!e.free) pay(t, focusOn(next), next, part.offer.cost);
        countUse(t, next, part.offer);
      }
      pushPart(t, f, next, part);
      return 'again';
    },
    leads: (t, f) => {
      for (const next of runs(t, f).reverse()) {
        const part = partOf(t, next, e.part);
        if (part && mayRun(t, next, part.offer, e.free)) pushPart(t, f, next, part);
      }
    },
  });
};

const pushPart = (t: Table, f: EffectFrame, self: BodyId, { at, source }: LibraryPart): void => {
  if (source === undefined) {
    const { origin, roll, named, row } = f;
    pushEffects(t, { at, self, source: f.source, origin, roll, named, row });
  } else pushEffects(t, { at, self, source, origin: f.self });
};
const partOf = (t: Table, body: BodyId, part: string): LibraryPart | undefined =>
  t.lib.parts.get(part.includes('/') ? part : `${bodyOf(t, body).hero}:${part}`);
const mayRun = (t: Table, body: BodyId, offer: LibraryOffer | undefined, free: true | undefined): boolean => {
  if (!offer) return true;
  if (!withinLimit(t, body, offer)) return false;
  if (free) return true;
  if (offer.cost?.cards !== undefined) return false;
  const f = focusOn(body);
  return canPay(t, f, body, offer.cost) && (!offer.when || offer.when(t, f));
};
