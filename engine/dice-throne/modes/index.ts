/** The modes of play by id. */
import type { ModeInfo, Seat, Side } from '../../core/game.ts';
import { impossible } from '../state/context.ts';
import type { HeroKind, Library } from '../state/table.ts';
import { bossBattle } from './boss-battle.ts';
import { bossVsBoss, bossVsMany } from './bosses.ts';
import { duel } from './duel.ts';
import { kingOfTheHill } from './king-of-the-hill.ts';
import type { Mode } from './mode.ts';
import { portalCrawl } from './portal-crawl.ts';
import { threeTeamsOfTwo, twoTeamsOfThree, twoTeamsOfTwo } from './teams.ts';

export const MODES: readonly Mode[] = [
  duel,
  kingOfTheHill,
  twoTeamsOfTwo,
  twoTeamsOfThree,
  threeTeamsOfTwo,
  bossVsMany,
  bossVsBoss,
  bossBattle,
  portalCrawl,
];
const byId = new Map(MODES.map((mode) => [mode.id, mode]));

export const modeOf = (id: string): Mode => byId.get(id) ?? impossible(`no mode ${id}`);

/** The mode that the seats imply where none is named: a boss in seat 0 of three to five, two bosses, else their number. */
export const modeForSeats = (kinds: readonly HeroKind[]): string => {
  const [first, second] = kinds;
  if (first === 'boss' && kinds.length >= bossVsMany.minSeats && kinds.length <= bossVsMany.maxSeats)
    return bossVsMany.id;
  if (first === 'boss' && second === 'boss' && kinds.length === 2) return bossVsBoss.id;
  return { 2: '1v1', 3: 'king-of-the-hill', 4: '2v2', 5: 'king-of-the-hill', 6: '3v3' }[kinds.length] ?? '1v1';
};

/** A mode as the face of a game tells it. */
export const modeInfo = (
  { id, name, text, minSeats, maxSeats, teamOf, side, options, asks, coop }: Mode,
  lib: Library,
): ModeInfo => ({
  id,
  name,
  text,
  minSeats,
  maxSeats,
  formats: Array.from({ length: maxSeats - minSeats + 1 }, (_, more) => sidesOf(teamOf, side, minSeats + more)),
  ...(options && { options }),
  ...(asks && { setup: asks(lib) }),
  ...(coop && { coop }),
});

const sidesOf = (teamOf: Mode['teamOf'], side: Mode['side'], seats: number): Side[] => {
  const teams = new Map<number, Seat[]>();
  for (let seat = 0; seat < seats; seat++) {
    const team = teamOf(seat, seats);
    teams.set(team, [...(teams.get(team) ?? []), seat]);
  }
  return [...teams.values()].map((members) => ({
    seats: members,
    ...side(members[0] ?? impossible('a side without seats')),
  }));
};
