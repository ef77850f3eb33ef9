/** Team games: teammates share one dial, turns go zigzag between the teams, a die finds the target (rulebook: 2v2 Team
 *  Game; reference: 3v3, 2v2v2; rulings 3 and 4). */

import { impossible } from '../state/context.ts';
import type { BodyId } from '../state/match.ts';
import { duel } from './duel.ts';
import type { Aim, Mode } from './mode.ts';

const at = (foes: readonly BodyId[], i: number): Aim => ({ target: foes[i] ?? impossible(`no opponent ${i}`) });

/** 1-2 left, 3-4 right, 5 the opponents choose, 6 the attacker chooses. */
const twoFoes = (value: number, foes: readonly BodyId[]): Aim => {
  if (value <= 4) return at(foes, value <= 2 ? 0 : 1);
  return value === 5 ? 'opponents choose' : 'attacker chooses';
};
/** 1 left, 2 centre, 3 right, 4-5 the opponents choose, 6 the attacker chooses. */
const threeFoes = (value: number, foes: readonly BodyId[]): Aim => {
  if (value <= 3) return at(foes, value - 1);
  return value <= 5 ? 'opponents choose' : 'attacker chooses';
};
/** 1-4 the opponents clockwise, 5 the opponents choose, 6 the attacker chooses. */
const fourFoes = (value: number, foes: readonly BodyId[]): Aim => {
  if (value <= 4) return at(foes, value - 1);
  return value === 5 ? 'opponents choose' : 'attacker chooses';
};
/** As opponents fall, the die is read by how many are left. */
const byFoes = (value: number, foes: readonly BodyId[]): Aim => {
  if (foes.length === 1) return at(foes, 0);
  return (foes.length === 2 ? twoFoes : foes.length === 3 ? threeFoes : fourFoes)(value, foes);
};

const team = (mode: Pick<Mode, 'id' | 'name' | 'text' | 'minSeats' | 'teamOf' | 'turnOrder'>): Mode => ({
  ...duel,
  ...mode,
  maxSeats: mode.minSeats,
  sharedDial: true,
  targetingDie: byFoes,
});

export const twoTeamsOfTwo = team({
  id: '2v2',
  name: 'Two against two',
  text: 'Teams of two share 50 health. A die finds the target.',
  minSeats: 4,
  teamOf: (seat) => Math.floor(seat / 2),
  turnOrder: () => [0, 3, 1, 2],
});
export const twoTeamsOfThree = team({
  id: '3v3',
  name: 'Three against three',
  text: 'Teams of three share 50 health. A die finds the target.',
  minSeats: 6,
  teamOf: (seat) => Math.floor(seat / 3),
  turnOrder: () => [0, 5, 1, 4, 2, 3],
});
export const threeTeamsOfTwo = team({
  id: '2v2v2',
  name: 'Three teams of two',
  text: 'Three teams of two, seated across, share 50 health each. A die finds the target.',
  minSeats: 6,
  teamOf: (seat) => seat % 3,
  turnOrder: () => [0, 1, 2, 3, 4, 5],
});
