/** Modes in which a person plays a boss (Adventures rulebook: Boss vs Many, Boss vs Boss; rulings 1, 31 to 37, 67, 68). What a
 *  King's Hand is stands on the bosses' own boards. */

import { impossible } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import { duel, lastTeamStanding } from './duel.ts';
import { type Aim, EVEN_START, type Mode } from './mode.ts';

const BOSS = 0;
const HEROES = 1;

/** Two heroes: 1-3 left, 4-6 right. Three: 1-2, 3-4, 5-6 from the left. Four: 1-4 from the left, 5 and 6 roll again. */
const clockwiseFromLeft = (value: number, foes: readonly BodyId[]): Aim => {
  const many = foes.length;
  if (many === 4 && value > 4) return 'roll again';
  const at = many === 4 ? value - 1 : Math.floor(((value - 1) * many) / 6);
  return { target: foes[at] ?? impossible(`no opponent for a ${value}`) };
};

export const bossVsMany: Mode = {
  ...duel,
  id: 'boss-vs-many',
  name: 'Boss vs Many',
  text: 'One plays the boss, two to four heroes share 50 health. The boss begins, with 10 health and 20 more for each hero, give or take its handicap.',
  minSeats: 3,
  maxSeats: 5,
  health: (seats, team) => (team === BOSS ? 10 + 20 * (seats - 1) : 50),
  teamOf: (seat) => (seat === 0 ? BOSS : HEROES),
  sharedDial: true,
  turnOrder: (seats) => Array.from({ length: seats }, (_, seat) => seat),
  side: (seat) => (seat === 0 ? { role: 'boss', plays: 'boss' } : { role: 'party', plays: 'hero' }),
  startPlayer: 0,
  skipsFirstIncome: () => false,
  options: [{ id: EVEN_START, name: 'Even start', text: 'The boss starts without its handicap, as printed.' }],
  targetingDie: clockwiseFromLeft,
  /** Boss and last heroes at 0 together: the heroes win. */
  outcome: (t) => {
    const outcome = lastTeamStanding(t);
    if (!outcome?.draw) return outcome;
    const seats = t.m.bodies.map(({ seat }) => seat);
    const heroes = seats.filter((seat) => seat !== 0);
    return { winners: heroes, draw: false, places: [heroes, [0]] };
  },
};

/** What the first turn is worth, in health (ruling 67). */
const FIRST_TURN = 5;

export const bossVsBoss: Mode = {
  ...duel,
  id: 'boss-vs-boss',
  name: 'Boss vs Boss',
  text: `A duel of two bosses, 70 health each, give or take their handicaps. Whoever begins starts with ${FIRST_TURN} less.`,
  health: () => 70,
  side: () => ({ role: 'boss', plays: 'boss' }),
  starterLacks: FIRST_TURN,
  options: [{ id: EVEN_START, name: 'Even start', text: 'Both start with 70 health, as printed.' }],
  skipsFirstIncome: () => false,
};
