/** `adjust`: changes a figure of the rules: roll attempts of the phase that runs, a stack limit for the rest of the game, or
 *  a price or income for a while. */
import { amountOf } from '../rules/amounts.ts';
import { bodyOf, emit, placeOf } from '../state/context.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Result, Table } from '../state/table.ts';
import { aimsAtTarget } from '../vocabulary/programs.ts';
import type { Adjust } from '../vocabulary/words.ts';
import { keep } from './stays.ts';
import { asking, type Prepare, step } from './step.ts';
import { askWho, isChoice, whoIf } from './who.ts';

export const adjust: Prepare<Adjust> = (e) => {
  const by = amountOf(e.by);
  const { what } = e;
  const adjusts = (t: Table, f: EffectFrame, bodies: readonly BodyId[]): Result => {
    const n = by(t, f);
    for (const body of bodies) {
      if (what === 'attempts') moreAttempts(t, body, n);
      else if (what.startsWith('limit:')) raiseLimit(t, body, what.slice('limit:'.length), n);
      else keep(t, f, { of: body, until: e.until, by: n });
    }
    return 'done';
  };
  const known = whoIf(e.of ?? 'self');
  const asked = isChoice(e.of)
    ? asking(askWho(e.of), adjusts)
    : { does: (t: Table, f: EffectFrame) => adjusts(t, f, known(t, f)) };
  return step({
    effect: e,
    ...asked,
    onTarget: aimsAtTarget(e),
    stays: { do: 'adjust', what },
  });
};

const moreAttempts = (t: Table, body: BodyId, n: number): void => {
  const { rolling } = t.m;
  if (rolling?.by !== body) return;
  rolling.extra += n;
  const roll = t.m.rolls.find((other) => other.id === rolling.roll);
  // Whoever announced already may go back and use the attempt.
  if (roll && n > 0) roll.altered = true;
  emit(t, { type: 'attempts', seat: placeOf(t, body), n });
};
const raiseLimit = (t: Table, body: BodyId, token: string, n: number): void => {
  const owner = bodyOf(t, body);
  owner.limits = { ...owner.limits, [token]: (owner.limits?.[token] ?? 0) + n };
  emit(t, { type: 'limit', seat: owner.seat, token, n });
};
