/** How a match stands for a seat, in points of health as other games count them: sides lost, whether the attack on the
 *  table can be answered, what the answer would threaten in turn, and what each side could still answer later on. Hidden
 *  dice count as any dice. */
import type { Seat } from '../core/game.ts';
import { Reach } from './reach.ts';
import { fighterOf, foeOf, type Table } from './table.ts';

/** A round is worth this much. */
const ROUND = 30;
/** How far the round is decided when one side can still answer everything and the other nothing; and by each die that
 *  one side has left more than the other. Both by trial: see docs/dice-clash-balance.md. */
const REACH = 0.4;
const SPARE = 0.02;
/** Of those who can answer in several ways, some find the worst for their foe. */
const SHREWD = 0.2;

export const estimateOf = (t: Table, seat: Seat): number => {
  const { m } = t;
  const foe = foeOf(seat);
  if (m.outcome) return m.outcome.winners.includes(seat) ? 2 * ROUND : -2 * ROUND;
  const side = (of: Seat): number => (fighterOf(m, of).adrenaline ? ROUND : 0);
  const { active } = m;
  const round = roundOf(new Reach(t, active, seat), new Reach(t, foeOf(active), seat), m.attack);
  return side(foe) - side(seat) + ROUND * (active === seat ? round : -round);
};

/** From -1, lost, to 1, won, for whoever has to answer the attack. */
const roundOf = (mine: Reach, theirs: Reach, attack: number | null): number => {
  const lost = mine.stuck(attack);
  const { most, mean } = mine.threats(attack, theirs);
  const threat = SHREWD * most + (1 - SHREWD) * mean;
  const later = REACH * (mine.overall(theirs) - theirs.overall(mine)) + SPARE * (mine.spare - theirs.spare);
  return -lost + (1 - lost) * (threat + (1 - threat) * Math.max(-1, Math.min(1, later)));
};
