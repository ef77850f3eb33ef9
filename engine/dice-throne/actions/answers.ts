/** Answers that come along with a play (`with`): whether they fit its prompts, found out before anything is done. The
 *  prompts are those before the first roll or break of what is played, or, of a main phase card, before its window.
 *
 *  Nothing is tried out: what asks (`Step.asks`) is driven with the answers, and what leads on is followed. Each question is
 *  asked of the match as it is once the price is paid. */
import type { Seat } from '../../core/game.ts';
import { askPayment } from '../rules/cards.ts';
import { pay } from '../rules/costs.ts';
import { askRoom } from '../rules/equipment.ts';
import { payTokens } from '../rules/tokens.ts';
import { unaskedAnswer } from '../stack/asking.ts';
import { effectFrame } from '../stack/frames.ts';
import { bodyForSeat, bodyOf, copyOf, holdingsOf, impossible, programOf } from '../state/context.ts';
import { focusOn } from '../state/focus.ts';
import type { BodyId, EffectFrame, OfferKind } from '../state/match.ts';
import type { Asks, LibraryOffer, Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { priceOf } from '../turn/play.ts';
import type { UseAction } from './offers.ts';
import { countIn, meantOffers, tokensPaid } from './uses.ts';

/** Why the answers that come along with the action do not fit, or nothing. */
export const misfit = (t: Table, seat: Seat, action: DiceThroneAction): string | undefined => {
  if (!('with' in action) || !action.with) return undefined;
  const left = [...action.with];
  const wrong = action.type === 'play' ? ofCard(t, seat, action.card, left) : ofUse(t, seat, action, left);
  if (wrong !== undefined) return wrong === OPEN ? undefined : wrong;
  return left[0] === undefined ? undefined : `${left[0]} answers no prompt before the first roll or window`;
};

/** More is asked than was answered, or somebody else is asked: what is left is asked, or answered, in its time. */
const OPEN: unique symbol = Symbol('open');
type Wrong = string | typeof OPEN | undefined;

const ofCard = (t: Table, seat: Seat, id: string, left: string[]): Wrong => {
  const card = t.lib.cards.get(id) ?? impossible(`no card ${id}`);
  if (card.upgrade) return left.length > 0 ? `${card.name} asks nothing` : undefined;
  const self = bodyForSeat(t, seat);
  const after = apart(t, self);
  const owner = holdingsOf(after, self);
  owner.hand = owner.hand.filter((other) => other !== id);
  owner.cp -= priceOf(t, self, card);
  const room = drive(seat, askRoom(after, self, card), left);
  if (room.wrong !== undefined) return room.wrong;
  return follow(after, seat, effectFrame(card.at, self, card.source), left, card.type === 'main');
};

const ofUse = (t: Table, seat: Seat, action: UseAction, left: string[]): Wrong => {
  const { kind, id, open } = meantOffers(t, seat, action);
  const [first, ...more] = open;
  if (!first) return impossible(`${id} has no use that is open`);
  let chosen = first;
  const named = open.find(({ place }) => left[0] === `option:${place + 1}`);
  if (more.length > 0) {
    if (left.length === 0) return OPEN;
    if (!named) return `${left[0]} is not among ${open.map(({ place }) => `option:${place + 1}`).join(', ')}`;
  }
  // Of several uses the one that is open may be named; where only one is printed, nothing is asked.
  if (named && first.printed > 1) {
    chosen = named;
    left.shift();
  }
  const count = tokensPaid(chosen.offer.def.tokens, countIn(action));
  return ofOffer(t, seat, chosen.offer, { kind, id, count }, left);
};

const ofOffer = (
  t: Table,
  seat: Seat,
  offer: LibraryOffer,
  { kind, id, count }: { readonly kind: OfferKind; readonly id: string; readonly count: number },
  left: string[],
): Wrong => {
  const self = bodyForSeat(t, seat);
  const source = `${kind}:${id}`;
  const after = apart(t, self);
  if (kind === 'token') payTokens(after, self, id, count, offer.def.aged !== undefined);
  pay(after, focusOn(self), self, offer.cost);
  const { cards } = offer.def.cost ?? {};
  if (cards !== undefined) {
    const { wrong } = drive(seat, askPayment(after, self, cards, source), left);
    if (wrong !== undefined) return wrong;
  }
  const begin = effectFrame(offer.at, self, source);
  begin.picks = { count: { number: count } };
  return follow(after, seat, begin, left, false);
};

/** A table of its own for the questions: what the player holds is a copy, and what runs is on a stack apart. */
const apart = (t: Table, self: BodyId): Table => {
  const body = bodyOf(t, self);
  const own = holdingsOf(t, self);
  const tokens = body.tokens.map((token) => ({ ...token }));
  const bodies = t.m.bodies.with(self, { ...body, tokens, companions: [...body.companions] });
  const holdings = t.m.holdings.with(self, { ...own, hand: [...own.hand] });
  const m = { ...t.m, bodies, holdings, stack: [] };
  return copyOf(t, m);
};

/** Goes through a program from question to question, into whatever it runs. */
const follow = (t: Table, seat: Seat, begin: EffectFrame, left: string[], planned: boolean): Wrong => {
  const { stack } = t.m;
  stack.push(begin);
  for (let f = stack.at(-1); f; f = stack.at(-1)) {
    if (f.kind !== 'effects') return impossible('a program led to something else');
    const step = programOf(t, f.at).steps[f.index];
    if (!step) {
      stack.pop();
      continue;
    }
    if (planned && step.endsPlan) return undefined;
    const asked = step.asks ? drive(seat, step.asks(t, f), left) : NOTHING;
    if (asked.wrong !== undefined) return asked.wrong;
    if (step.endsAnswers) return undefined;
    step.binds?.(f, asked.decision);
    f.index++;
    step.leads?.(t, f, asked.decision);
  }
  return undefined;
};

interface Driven {
  readonly wrong?: string | typeof OPEN;
  readonly decision?: unknown;
}
const NOTHING: Driven = {};

/** Answers one question after the other. */
const drive = (seat: Seat, asks: Asks<unknown>, left: string[]): Driven => {
  let next = asks.next();
  while (!next.done) {
    const { seat: asked, options } = next.value;
    const only = unaskedAnswer(next.value, asked === seat ? left[0] : undefined);
    if (only === undefined && (asked !== seat || left.length === 0 || options.length === 0)) return { wrong: OPEN };
    if (only === undefined || (asked === seat && left[0] === only)) {
      const answer = left.shift() ?? '';
      if (!options.includes(answer)) return { wrong: `${answer} is not among ${options.join(', ')}` };
      next = asks.next(answer);
    } else next = asks.next(only);
  }
  return { decision: next.value };
};
