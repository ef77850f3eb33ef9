/** What is played in simulated seasons. */
import type { Seat, Side } from '../../engine/core/game.ts';
import { BETA } from '../chance.ts';
import type { SimulatedMode } from './season.ts';

const side = (seats: readonly Seat[], role = 'player', plays = 'hero'): Side => ({ seats, role, plays });
const alone = (seats: number): Side[] => Array.from({ length: seats }, (_, seat) => side([seat]));
const teams = (...members: readonly (readonly Seat[])[]): Side[] => members.map((seats) => side(seats));
const bossAgainst = (party: number): Side[] => [
  side([0], 'boss', 'boss'),
  side(
    Array.from({ length: party }, (_, i) => i + 1),
    'party',
  ),
];

/** What the ladder is to find out: the boss is ahead of two, even with three, behind four. */
const BOSS_WORTH = { 3: 0.5 * BETA, 4: 0, 5: -0.7 * BETA };

/** Matches a person, in the modes of Dice Throne; a boss match teaches of two roles, so there are more of them. */
const plan = (matches: number): SimulatedMode[] => [
  { mode: '1v1', formats: [alone(2)], matches },
  { mode: 'king-of-the-hill', formats: [alone(3), alone(4), alone(6)], matches },
  { mode: '2v2', formats: [teams([0, 1], [2, 3])], matches },
  { mode: '3v3', formats: [teams([0, 1, 2], [3, 4, 5])], matches },
  { mode: '2v2v2', formats: [teams([0, 3], [1, 4], [2, 5])], matches },
  {
    mode: 'boss-vs-many',
    formats: [bossAgainst(2), bossAgainst(3), bossAgainst(4)],
    advantage: BOSS_WORTH,
    matches: 2 * matches,
  },
];

export const longSeason = (): SimulatedMode[] => plan(150);
export const shortSeason = (): SimulatedMode[] => plan(50);
