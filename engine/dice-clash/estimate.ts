/** How a match stands for a seat, in points of health as other games count them: sides lost, whether the attack on the
 *  table can be answered, what the answer would threaten in turn, and what each side could still answer later on. Hidden
 *  dice count as any dice. */
import type { Seat } from '../core/game.ts';
import { Reach } from './rules/reach.ts';
import { fighterOf, foeOf, type Table } from './state/table.ts';

/** A round is worth this much. */
const ROUND = 30;
/** How far a round that goes on is decided when one side can answer everything and the other nothing, and by each die or
 *  space that one side has left more than the other. Small, for what the next two answers decide is certain and this is not; two
 *  to four times as much won no more matches in trials. */
const REACH = 0.4;
const SPARE = 0.02;
/** How much the worst answer counts, the rest being the average one: a foe does not know the dice that it is to leave
 *  stuck, so that it finds the worst by luck as much as by skill. More won no more matches in trials. */
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
