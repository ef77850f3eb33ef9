/** What everybody may know of a seat: what lies before it, and where all hands are open, its own. */
import type { Seat } from '../../core/game.ts';
import { sideOf } from '../rules/companions.ts';
import { levelOf } from '../rules/requirements.ts';
import { bodyForSeat, dialOf, heroOf, holdingsOf, isCoop, maxHealth, silenceOf } from '../state/context.ts';
import type { Body } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { CompanionView, SeatView } from '../state/view-shape.ts';

export const seatView = (t: Table, body: Body): SeatView => {
  const seat = holdingsOf(t, body.id);
  return {
    seat: body.seat,
    team: body.team,
    hero: body.hero,
    health: dialOf(t, body.id).health,
    maxHealth: maxHealth(t, body.id),
    cp: seat.cp,
    out: body.out,
    silenced: silenceOf(t, body) ?? '',
    tokens: counted(body),
    companions: companionViews(t, body),
    abilities: abilitiesOf(t, body),
    upgrades: [...seat.upgrades],
    handCount: seat.hand.length,
    deckCount: seat.deck.length,
    discard: [...seat.discard],
    ...(isCoop(t.m) ? { hand: [...seat.hand], equipment: [...seat.equipment] } : {}),
    ...inCrawl(t, body.seat),
  };
};

/** The hand, for whoever may look at it. */
export const handOf = (t: Table, seat: Seat): string[] => [...holdingsOf(t, bodyForSeat(t, seat)).hand];

const inCrawl = ({ m: { crawl } }: Table, seat: Seat): Partial<SeatView> => {
  if (!crawl) return {};
  const { where, engaged, unidentified, pointed } = crawl;
  return {
    at: where[seat],
    engaged: engaged[seat],
    unidentified: [...(unidentified[seat] ?? [])],
    pointed: pointed[seat],
  };
};

/** Abilities on its board, with the level in force. */
export const abilitiesOf = (t: Table, { id: body }: Body): { id: string; level: number }[] => {
  const shown: { id: string; level: number }[] = [];
  for (const ability of heroOf(t, body).abilities) {
    const level = levelOf(t, body, ability);
    if (level > 0) shown.push({ id: ability.id, level });
  }
  return shown;
};

/** Tokens by what they are. */
export const counted = (body: Body): { id: string; count: number }[] => {
  if (body.tokens.length === 0) return [];
  const counts = new Map<string, number>();
  for (const token of body.tokens) counts.set(token.id, (counts.get(token.id) ?? 0) + token.n);
  return [...counts].map(([id, count]) => ({ id, count }));
};
/** Companions by the side they show. */
export const companionViews = (t: Table, body: Body): CompanionView[] => {
  if (body.companions.length === 0) return [];
  const shown = new Map<string, CompanionView>();
  for (const companion of body.companions) {
    const { id, side, health } = companion;
    const count = (shown.get(side)?.count ?? 0) + 1;
    const own = health === undefined ? {} : { health };
    shown.set(side, { id, side: sideOf(t, companion)?.local ?? side, count, ...own });
  }
  return [...shown.values()];
};
