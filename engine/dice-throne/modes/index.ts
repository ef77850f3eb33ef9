/** The modes of play by id. */
import type { ModeInfo, Seat, Side } from '../../core/game.ts';
import { impossible } from '../table.ts';
import { duel } from './duel.ts';
import { kingOfTheHill } from './king-of-the-hill.ts';
import type { Mode } from './mode.ts';
import { threeTeamsOfTwo, twoTeamsOfThree, twoTeamsOfTwo } from './teams.ts';

export const MODES: readonly Mode[] = [duel, kingOfTheHill, twoTeamsOfTwo, twoTeamsOfThree, threeTeamsOfTwo];
const byId = new Map(MODES.map((mode) => [mode.id, mode]));

export const findMode = (id: string): Mode | undefined => byId.get(id);
export const modeOf = (id: string): Mode => byId.get(id) ?? impossible(`no mode ${id}`);

/** The mode that a number of seats implies where none is named. */
export const modeForSeats = (seats: number): string =>
  ({ 2: '1v1', 3: 'king-of-the-hill', 4: '2v2', 5: 'king-of-the-hill', 6: '3v3' })[seats] ?? '1v1';

/** A mode as the face of a game tells it. */
export const modeInfo = ({ id, name, text, minSeats, maxSeats, teamOf }: Mode): ModeInfo => ({
  id,
  name,
  text,
  minSeats,
  maxSeats,
  formats: Array.from({ length: maxSeats - minSeats + 1 }, (_, more) => sidesOf(teamOf, minSeats + more)),
});

const sidesOf = (teamOf: Mode['teamOf'], seats: number): Side[] => {
  const teams = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    const team = teamOf(seat, seats);
    teams.set(team, [...(teams.get(team) ?? []), seat]);
  }
  return [...teams.values()].map((members) => ({ seats: members, role: 'player', plays: 'hero' }));
};
