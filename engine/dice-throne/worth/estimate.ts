/** How a match stands for a seat, in points of health: a plain estimate for players that weigh odds. */
import type { Seat } from '../../core/game.ts';
import { bodyForSeat, bodyOf, dialOf, holdingsOf, isOwner, limitOf, tokenOf } from '../state/context.ts';
import type { Table } from '../state/library.ts';
import type { Body, BodyId, Team } from '../state/match.ts';
import { ATTACK, CARD_WORTH, COMPANION_HEALTH, CP_WORTH } from './programs.ts';
import { UPGRADE_WORTH, type Worths, worthsOf } from './things.ts';

/** How good the match stands for the seat: health, tokens, cards and CP of its side against the best of the others'. */
export const estimateFor = (t: Table, seat: Seat): number => {
  const self = bodyForSeat(t, seat);
  const { team } = bodyOf(t, self);
  let own = 0;
  let foes: number | undefined;
  for (const { id, team: other } of t.m.bodies) {
    // A side is looked at once, with its first member.
    if (t.m.bodies.findIndex((body) => body.team === other) !== id) continue;
    if (other === team) own = standingOf(t, team, self);
    else if (t.m.bodies.some((body) => body.team === other && !body.out))
      foes = Math.max(foes ?? Number.NEGATIVE_INFINITY, standingOf(t, other, self));
  }
  return own - (foes ?? 0);
};

/** A side: its health, each dial once, and what its members hold. */
const standingOf = (t: Table, team: Team, viewer: BodyId): number => {
  const worths = worthsOf(t.lib);
  let total = 0;
  let dial = -1;
  for (const body of t.m.bodies) {
    if (body.team !== team) continue;
    if (body.dial !== dial) total += dialOf(t, body.id).health;
    dial = body.dial;
    if (!body.out) total += heldBy(t, worths, body, viewer) + ATTACK * attacksOf(t, body.id);
  }
  return total;
};

/** Offensive Roll Phases that are the body's now or still in this turn, and in which nothing has been rolled: an additional
 *  one is what a Stun is for. */
const attacksOf = ({ m: { rolling, extra } }: Table, body: BodyId): number => {
  const now = rolling?.by === body && rolling.roll === undefined && !rolling.ended ? 1 : 0;
  return extra.reduce((sum, { by }) => (by === body ? sum + 1 : sum), now);
};

const heldBy = (t: Table, worths: Worths, owner: Body, viewer: BodyId): number => {
  const { cp, hand, upgrades } = holdingsOf(t, owner.id);
  let total = cp * CP_WORTH;
  // Whose hand is not known is imagined: any card for another.
  if (owner.id === viewer) for (const card of hand) total += worths.card(card);
  else total += hand.length * CARD_WORTH;
  for (const id of upgrades) total += UPGRADE_WORTH[t.lib.cards.get(id)?.upgrade?.level ?? 0] ?? 0;
  for (const { side, health } of owner.companions) total += worths.side(side) + (health ?? 0) * COMPANION_HEALTH;
  for (const { id, n, from } of owner.tokens) {
    const { def } = tokenOf(t, id);
    const worth = worths.token(id, isOwner(t, owner.id, id, def.perSource ? from : undefined));
    total += worth > 0 ? stockWorth(worth, n, limitOf(t, owner.id, id, from)) : worth * n;
  }
  return total;
};

/** Each further one is worth less: at the limit the next that comes is lost. */
const stockWorth = (worth: number, n: number, limit: number): number => worth * (n - ((n - 1) * n) / 2 / limit);
