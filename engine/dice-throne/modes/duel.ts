/** One against one: what every other mode differs from. */
import type { Outcome } from '../../core/game.ts';
import type { Table } from '../table.ts';
import type { Mode } from './mode.ts';

/** The last team standing wins; when nobody is left standing, the match is a draw (rulebook: Health; ruling 8). */
export const lastTeamStanding = (t: Table): Outcome | undefined => {
  const { bodies } = t.m;
  const standing = new Set(bodies.filter((body) => !body.out).map((body) => body.team));
  if (standing.size > 1) return undefined;
  const winners = bodies.filter((body) => standing.has(body.team)).map((body) => body.seat);
  const losers = bodies.filter((body) => !standing.has(body.team)).map((body) => body.seat);
  if (winners.length === 0) return { winners: [], draw: true, places: [bodies.map((body) => body.seat)] };
  return { winners, draw: false, places: [winners, losers] };
};

export const duel: Mode = {
  id: '1v1',
  name: 'Duel',
  text: 'One against one, 50 health each.',
  minSeats: 2,
  maxSeats: 2,
  health: () => 50,
  teamOf: (seat) => seat,
  sharedDial: false,
  turnOrder: (seats) => Array.from({ length: seats }, (_, seat) => seat),
  targeting: 'choose',
  skipsFirstIncome: () => true,
  outcome: lastTeamStanding,
};
