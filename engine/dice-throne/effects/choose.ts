/** `choose`: binds a pick of players, dice, tokens, cards or a number, or runs one of several alternatives. */
import { below } from '../../core/chance.ts';
import { amount, holds, one, whoIs } from '../rules/amounts.ts';
import { canPay, pay } from '../rules/costs.ts';
import { aim } from '../rules/damage.ts';
import { ask, dieOption, nextPlanned, seatOption, takeOne, tokenOption } from '../stack/asking.ts';
import { pushInner } from '../stack/frames.ts';
import {
  bodyOf,
  clockwise,
  decider,
  heldCount,
  impossible,
  mayTake,
  seatOf,
  type Table,
  tokenOf,
} from '../state/context.ts';
import type { BodyId, Picked, TokenAt } from '../state/match.ts';
import type { Alternative, Choose, Pickable } from '../vocabulary/words.ts';
import { payCards } from './cards.ts';
import { diceMeant } from './dice.ts';
import { candidates, type Exec, planning, type Result } from './exec.ts';
import { isLocked } from './locks.ts';
import { notedToken } from './move.ts';

export const choose = (x: Exec, e: Choose): Result => {
  const { t, f } = x;
  const [chooser] = whoIs(t, f, e.who);
  if (chooser === undefined) return 'done';
  if (e.options) return alternatives(x, e.options, chooser);
  if (!e.from || !e.as) return impossible('a choice from nothing');
  const pick = pickFrom(x, e, e.from, decider(t, chooser));
  if (pick === 'wait') return 'wait';
  const picks: Record<string, Picked> = { ...f.picks };
  picks[e.as] = pick;
  f.picks = picks;
  return 'done';
};

/** The alternatives that can be paid and done; nothing else is offered. */
export const openAlternatives = (
  x: Exec,
  options: readonly Alternative[],
  payer: number,
): { id: string; option: Alternative }[] =>
  options
    .map((option, i) => ({ id: option.name ?? `option:${i + 1}`, option }))
    .filter(({ option }) => (!option.if || holds(x.t, x.f, option.if)) && canPay(x.t, x.f, payer, option.cost));

const alternatives = (x: Exec, options: readonly Alternative[], chooser: number): Result => {
  const { t, f } = x;
  const open = openAlternatives(x, options, chooser);
  if (open.length === 0) return 'done';
  const answer = ask(
    x,
    decider(t, chooser),
    open.map(({ id }) => id),
    f.source,
  );
  if (answer === undefined) return 'wait';
  if (planning(x)) return 'done';
  const chosen = open.find(({ id }) => id === answer)?.option ?? impossible(`no option ${answer}`);
  if (chosen.cost?.cards !== undefined && !payCards(x, chooser, chosen.cost.cards, f.source)) return 'wait';
  pay(t, f, chooser, chosen.cost);
  pushInner(t, f, chosen.run);
  return 'done';
};

const pickFrom = (x: Exec, e: Choose, from: Pickable, seat: number): Picked | 'wait' => {
  const { t, f } = x;
  if ('players' in from) {
    const open = candidates(x, from.players, from.except, from.if);
    const picked = several(x, seat, open, (body) => seatOption(t, body), e);
    return picked === 'wait' ? 'wait' : { bodies: picked };
  }
  if ('tokens' in from) {
    const picked = several(x, seat, pickableTokens(x, from), (at) => tokenOption(t, at), e);
    return picked === 'wait' ? 'wait' : { tokens: picked };
  }
  if ('amount' in from) {
    const low = amount(t, f, from.amount[0]);
    const high = Math.max(low, amount(t, f, from.amount[1]));
    // Of an amount that was planned and is no longer there, what is left.
    const planned = Number(nextPlanned(x)?.slice('amount:'.length) ?? Number.NaN);
    if (planned > high) return { number: high };
    const numbers = Array.from({ length: high - low + 1 }, (_, i) => low + i);
    const [number = low] = oneOf(x, seat, numbers, (n) => `amount:${n}`);
    return Number.isNaN(number) ? 'wait' : { number };
  }
  if ('cards' in from) {
    const owner = seatOf(t, bodyOf(t, one(t, f, from.of)).seat);
    const picked = several(x, seat, [...new Set(owner[from.cards])], (id) => `card:${id}`, e);
    return picked === 'wait' ? 'wait' : { cards: picked };
  }
  if ('companions' in from) {
    const { companions } = bodyOf(t, one(t, f, from.of));
    const open = companions.filter(({ side }) => from.companions.includes(side));
    const picked = several(x, seat, open, ({ side }) => `companion:${side}`, e);
    return picked === 'wait' ? 'wait' : { companions: picked.map(({ side }) => side) };
  }
  const picked = several(x, seat, diceMeant(x, from.dice), (at) => dieOption(t, seat, at), e);
  return picked === 'wait' ? 'wait' : { dice: picked };
};

const oneOf = (x: Exec, seat: number, numbers: readonly number[], name: (n: number) => string): number[] => {
  const options = numbers.map(name);
  const answer = ask(x, seat, options, x.f.source);
  return answer === undefined ? [Number.NaN] : numbers.filter((_, i) => options[i] === answer);
};

/** Things that go by the same name are one option. */
const optionsOf = <T>(things: readonly T[], name: (thing: T) => string): string[] => {
  const options: string[] = [];
  for (const thing of things) {
    const option = name(thing);
    if (!options.includes(option)) options.push(option);
  }
  return options;
};

/** Asks for `n` different things, or up to `n` of them until `done`; where there are no more than that, for none. */
const several = <T>(
  x: Exec,
  seat: number,
  things: readonly T[],
  name: (thing: T) => string,
  e: Choose,
): T[] | 'wait' => {
  const picked: T[] = [];
  let left = things;
  for (let i = 0; i < (e.n ?? 1) && left.length > 0; i++) {
    if (e.random) {
      const thing = left[below(x.t.m.chance, left.length)] ?? impossible('nothing to pick');
      picked.push(thing);
      left = left.filter((other) => other !== thing);
      continue;
    }
    const options = optionsOf(left, name);
    if (e.upTo) options.push('done');
    const every = !e.upTo && !e.repeat && (e.n ?? 1) - i >= left.length;
    const answer = (every ? takeOne : ask)(x, seat, options, x.f.source);
    if (answer === undefined) return 'wait';
    if (answer === 'done') break;
    const thing = left.find((other) => name(other) === answer);
    if (thing === undefined) return impossible(`nothing is named ${answer}`);
    picked.push(thing);
    if (!e.repeat) left = left.filter((other) => other !== thing);
  }
  return picked;
};

/** Tokens that may be picked: not locked, and movable somewhere when they are to move. */
export const pickableTokens = (x: Exec, from: Extract<Pickable, { tokens: unknown }>): TokenAt[] => {
  const { t, f } = x;
  const { of, kind, id, inflictedBy } = from.tokens;
  const use = from.use ?? 'remove';
  const landed = inflictedBy ? (t.m.attack?.landed ?? []) : undefined;
  const bodies = whoIs(t, f, of);
  const lying = tokensAt(t, bodies, (token, body) => {
    const { def } = tokenOf(t, token);
    if (isLocked(x, token, use)) return false;
    if ((kind !== undefined && def.kind !== kind) || (id !== undefined && token !== id)) return false;
    if (landed && !landed.some((at) => at.body === body && at.token === token)) return false;
    return use === 'remove' || clockwise(t).some((other) => other.id !== body && mayTake(t, other.id, token));
  }).filter((at) => heldCount(t, at.body, at.token) > 0);
  return inflictedBy ? [...lying, ...notedTokens(x).filter((at) => bodies.includes(at.body))] : lying;
};

/** Negative tokens that the Attack has announced for its target, but that have not landed yet. Before the target is
 *  known they are named as if they came to whoever asks. */
const notedTokens = ({ t, f: { self } }: Exec): TokenAt[] => {
  const { attack } = t.m;
  if (!attack) return [];
  const body = aim(t) ?? self;
  return attack.noted.flatMap((f) => {
    const token = notedToken(t, f);
    return token !== undefined && tokenOf(t, token).def.kind === 'negative' ? [{ body, token }] : [];
  });
};

/** Tokens on the table that a selector means. */
const tokensAt = (t: Table, bodies: readonly BodyId[], test: (id: string, body: BodyId) => boolean): TokenAt[] => {
  const found: TokenAt[] = [];
  for (const body of bodies) {
    const seen = new Set<string>();
    for (const token of bodyOf(t, body).tokens) {
      if (seen.has(token.id) || !test(token.id, body)) continue;
      seen.add(token.id);
      found.push({ body, token: token.id });
    }
  }
  return found;
};
