/** One against one: what every other mode differs from. */
import type { Outcome, Seat } from '../../core/game.ts';
import type { Table } from '../state/table.ts';
import type { Mode } from './mode.ts';

/** The last team standing wins; when nobody is left standing, the match is a draw (rulebook: Health; ruling 8). Places
 *  count back from the last to fall; who falls together shares a place. */
export const lastTeamStanding = (t: Table): Outcome | undefined => {
  const { bodies, fallen } = t.m;
  const standing = new Set(bodies.filter((body) => !body.out).map((body) => body.team));
  if (standing.size > 1) return undefined;
  const seats = (team: (of: number) => boolean): Seat[] =>
    bodies.filter((body) => team(body.team)).map((body) => body.seat);
  const winners = seats((team) => standing.has(team));
  const places = winners.length > 0 ? [winners] : [];
  const placed = new Set(standing);
  for (const together of [...fallen].reverse()) {
    const teams = new Set(together.map((id) => bodies[id]?.team ?? -1).filter((team) => !placed.has(team)));
    if (teams.size === 0) continue;
    for (const team of teams) placed.add(team);
    places.push(seats((team) => teams.has(team)));
  }
  return { winners, draw: winners.length === 0, places };
};

const CLOCKWISE: readonly Seat[] = [0, 1, 2, 3, 4, 5];

export const duel: Mode = {
  id: '1v1',
  name: 'Duel',
  text: 'One against one, 50 health each.',
  minSeats: 2,
  maxSeats: 2,
  health: () => 50,
  teamOf: (seat) => seat,
  side: () => ({ role: 'player', plays: 'hero' }),
  sharedDial: false,
  turnOrder: (seats) => CLOCKWISE.slice(0, seats),
  skipsFirstIncome: () => true,
  outcome: lastTeamStanding,
};
