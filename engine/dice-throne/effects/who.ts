/** Who is meant: those that a who-field names, or one that somebody chooses. */
import { type Bodies, holdsOf, NO_BODIES, whoOf } from '../rules/amounts.ts';
import { foesOf } from '../rules/attack.ts';
import { question, seatOption } from '../stack/asking.ts';
import { bodyForSeat, bodyOf, clockwise, decider } from '../state/context.ts';
import { focusLike } from '../state/focus.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Asks, Read, Table } from '../state/table.ts';
import type { ChooseWho, Circle, Cond, Who } from '../vocabulary/words.ts';

/** Bodies among whom a choice goes, from the chooser's own clockwise. */
export const circle = (t: Table, self: BodyId, among: Circle): BodyId[] => {
  const { team, pilot } = bodyOf(t, self);
  if (among === 'opponent' || among === 'foe') {
    const active = among === 'foe' && pilot === undefined ? bodyForSeat(t, t.m.active) : undefined;
    const foes = foesOf(t, self);
    return active !== undefined && foes.includes(active) ? [active] : foes;
  }
  return clockwise(t, self)
    .filter((body) => among === 'player' || (body.team === team && (among === 'ally' || body.id !== self)))
    .map((body) => body.id);
};

/** Who may be chosen: of the circle, without whoever is left out, with the candidate in place of `self` in the condition. */
export const candidatesOf = (among: Circle, except: Who | undefined, cond: Cond | undefined): Read<BodyId[]> => {
  const without = except === undefined ? undefined : whoOf(except);
  const fits = cond && holdsOf(cond);
  if (!without && !fits) return (t, f) => circle(t, f.self, among);
  return (t, f) => {
    const left = without?.(t, f);
    return circle(t, f.self, among).filter(
      (body) => !left?.includes(body) && (fits === undefined || fits(t, focusLike(f, body))),
    );
  };
};

export const isChoice = (who: Who | undefined): who is ChooseWho => typeof who === 'object' && 'choose' in who;

/** Asks for the bodies that a who-field means. `fits` narrows a choice; nobody, where nobody fits. */
export type AskWho = (t: Table, f: EffectFrame, fits?: (body: BodyId) => boolean) => Asks<Bodies>;
export const askWho = (who: Who | undefined): AskWho => {
  if (!isChoice(who)) {
    const bodies = whoOf(who);
    // biome-ignore lint/correctness/useYield: nothing needs to be asked
    return function* (t, f) {
      return bodies(t, f);
    };
  }
  const candidates = candidatesOf(who.choose, who.except, who.if);
  return function* (t, f, fits) {
    const open = fits ? candidates(t, f).filter(fits) : candidates(t, f);
    if (open.length === 0) return open;
    const options = open.map((body) => seatOption(t, body));
    const answer = yield question(decider(t, f.self), options, f.source);
    return open.filter((_, i) => options[i] === answer);
  };
};

/** Nobody, where the field is left out. */
export const whoIf = (who: Who | undefined): Read<Bodies> => (who === undefined ? () => NO_BODIES : whoOf(who));
