/** How a match stands for a seat, in points of health: a plain estimate for players that weigh odds. */
import type { Seat } from '../../core/game.ts';
import { bodyForSeat, bodyOf, dialOf, isCoop } from '../state/context.ts';
import type { BodyId, Team } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { coopStanding } from './coop.ts';
import { attacksOf, thingsHeldBy } from './held.ts';
import { ATTACK } from './programs.ts';

/** How good the match stands for the seat: health, tokens, cards and CP of its side against the best of the others'. */
export const estimateFor = (t: Table, seat: Seat): number => {
  if (isCoop(t.m)) return coopStanding(t);
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
  let total = 0;
  let dial = -1;
  for (const body of t.m.bodies) {
    if (body.team !== team) continue;
    if (body.dial !== dial) total += dialOf(t, body.id).health;
    dial = body.dial;
    if (!body.out) total += thingsHeldBy(t, body, viewer) + ATTACK * attacksOf(t, body.id);
  }
  return total;
};
