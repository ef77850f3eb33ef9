/** Spending and using: which of several uses of a token, companion or ability is meant. */
import type { Seat } from '../../core/game.ts';
import { answered, question, WAIT } from '../stack/asking.ts';
import { pushProcedure } from '../stack/frames.ts';
import { type Procedure, procedure } from '../stack/procedure.ts';
import { bodyForSeat, cardOf, HAND_LIMIT, holdingsOf, impossible } from '../state/context.ts';
import type { OfferKind } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';
import { priceOf, useOffer } from '../turn/play.ts';
import { kindMeant, type OpenOffer, openOffers, payable, type UseAction } from './offers.ts';
import { situationOf } from './situation.ts';

/** The uses that are open and that the action may mean. */
export const meantOffers = (
  t: Table,
  seat: Seat,
  action: UseAction,
): { readonly kind: OfferKind; readonly id: string; readonly open: OpenOffer[] } => {
  const id = action.type === 'spend' ? action.token : action.ability;
  const kind = kindMeant(t, bodyForSeat(t, seat), action);
  const count = countIn(action);
  const open = openOffers(t, situationOf(t), seat, kind, id).filter(
    ({ offer }) =>
      count === undefined ||
      count === 1 ||
      (offer.def.tokens === 'any' && payable(t, bodyForSeat(t, seat), id, offer) >= count),
  );
  return { kind, id, open };
};
export const countIn = (action: UseAction): number | undefined => (action.type === 'spend' ? action.count : undefined);

/** Spends or uses; where a token has several uses, which one comes first (`option:n` in printed order). */
export const useOne = (t: Table, seat: Seat, action: UseAction): void => {
  const { kind, id, open } = meantOffers(t, seat, action);
  const count = countIn(action);
  const given = action.with ? [...action.with] : undefined;
  if (open.length === 1) {
    const only = open[0] ?? impossible('one offer');
    // Of several uses the one that is open may be named; where only one is printed, nothing is asked.
    if (only.printed > 1 && given?.[0] === `option:${only.place + 1}`) given.shift();
    useOffer(t, bodyForSeat(t, seat), only.offer, { kind, id, count: tokensPaid(only.offer.def.tokens, count) }, given);
    return;
  }
  const asked = pushProcedure(t, 'use');
  asked.seat = seat;
  asked.use = { kind, id, count };
  if (given) t.m.given = { seat, options: given };
};
export const tokensPaid = (tokens: number | 'any' | undefined, count: number | undefined): number =>
  tokens === 'any' ? (count ?? 1) : (tokens ?? 1);

/** Asks which of several uses is meant, then uses it. */
export const use: Procedure = procedure([
  {
    name: 'which',
    run: (t, f) => {
      const seat = f.seat ?? impossible('nobody uses');
      const { kind, id, count } = f.use ?? impossible('nothing is used');
      const open = openOffers(t, { kind: 'idle', phase: 'main', seat, frame: f }, seat, kind, id);
      // Whom all of them were for has left meanwhile: nothing is used, and nothing paid.
      if (open.length === 0) return 'end';
      const options = open.map(({ place }) => `option:${place + 1}`);
      const picked = answered(t, f, question(seat, options, `${kind}:${id}`));
      if (picked === WAIT) return 'wait';
      const chosen = open[options.indexOf(picked)]?.offer ?? impossible(`no use ${picked}`);
      const given = t.m.given?.options;
      t.m.given = undefined;
      t.m.stack.pop();
      useOffer(t, bodyForSeat(t, seat), chosen, { kind, id, count: tokensPaid(chosen.def.tokens, count) }, given);
      return 'stay';
    },
  },
]);

/** Whether it costs nothing and may bring a card that has gone before: with an empty deck the discard pile comes round, and
 *  whoever has drawn nearly all cards can draw them again and again, so that it could go on for ever. */
export const goesRound = (t: Table, seat: Seat, action: DiceThroneAction): boolean => {
  const self = bodyForSeat(t, seat);
  const { deck, hand } = holdingsOf(t, self);
  if (deck.length > 0 && hand.length <= 2 * HAND_LIMIT) return false;
  if (action.type === 'use') return t.lib.everybody.has(action.ability);
  return action.type === 'play' && priceOf(t, self, cardOf(t, action.card)) === 0;
};
