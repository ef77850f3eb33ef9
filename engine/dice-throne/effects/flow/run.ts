/** `run`: a part that has a name, of each body meant, so many times; or of each companion picked. */
import { amountOf, pickOf, whoOf } from '../../rules/amounts.ts';
import { canPay, pay } from '../../rules/costs.ts';
import { countUse, withinLimit } from '../../rules/uses.ts';
import { pushEffects, pushProcedure } from '../../stack/frames.ts';
import { bodyOf, emit, placeOf } from '../../state/context.ts';
import { focusOn } from '../../state/focus.ts';
import type { BodyId, EffectFrame } from '../../state/match.ts';
import type { LibraryOffer, LibraryPart, Step, Table } from '../../state/table.ts';
import type { Run } from '../../vocabulary/words.ts';
import { type Prepare, step } from '../step.ts';

export const runPart: Prepare<Run> = (e) => {
  if (e.companion) return runCompanions(e, e.companion.picked);
  const others = e.of !== undefined && e.of !== 'self';
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
      if (others && awaitsTarget(t, f)) {
        pushProcedure(t, 'targeting');
        return 'again';
      }
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

/** What lies on other boards may count, so what an Attack has noted for its target lands before it is looked at. */
const awaitsTarget = ({ m: { attack } }: Table, { self }: EffectFrame): boolean =>
  attack?.by === self && attack.target === undefined && !attack.aimless && attack.noted.length > 0;

const runCompanions = (e: Run, picked: string): Step =>
  step({
    effect: e,
    endsPlan: true,
    // `visits` holds the companions still to come, by their place among those picked.
    does: (t, f) => {
      const sides = pickOf(f, picked, 'companions').companions;
      f.visits ??= sides.map((_, i) => i);
      const next = f.visits.shift();
      if (next === undefined) return 'done';
      const part = t.lib.parts.get(`${sides[next]}/${e.part}`);
      if (!part || !mayRun(t, f.self, part.offer, e.free)) return 'again';
      if (part.offer) {
        if (!e.free) pay(t, focusOn(f.self), f.self, part.offer.cost);
        countUse(t, f.self, part.offer);
      }
      if (part.source !== undefined) emit(t, { type: 'triggered', seat: placeOf(t, f.self), source: part.source });
      pushPart(t, f, f.self, part);
      return 'again';
    },
  });

const pushPart = (t: Table, f: EffectFrame, self: BodyId, { at, source }: LibraryPart): void => {
  const part = pushEffects(t, at, self, source ?? f.source);
  part.origin = source === undefined ? f.origin : f.self;
  if (source !== undefined) return;
  part.roll = f.roll;
  part.named = f.named;
  part.row = f.row;
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
