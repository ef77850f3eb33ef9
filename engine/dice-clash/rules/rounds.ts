/** Rounds and turns: who begins, who may still play, and what losing means (rulebook: Start of Round, Next Round). */
import type { DiceStream } from '../../core/chance.ts';
import type { Outcome, Seat } from '../../core/game.ts';
import type { Die, Fighter, Match, Omens } from '../state/state.ts';
import {
  byName,
  emit,
  fighterOf,
  foeOf,
  isLegend,
  openSpaces,
  push,
  rollAgain,
  SET,
  SPACES,
  type Table,
} from '../state/table.ts';
import { canPlay } from './landing.ts';
import { fresh } from './placing.ts';

/** White dice that a legend holds back. */
export const RESERVE = SET.filter((colour) => colour === 'white').length;

/** Both sides take up all their dice; a legend rolls its own only when it places them. */
export const beginRound = (t: Table, first: Seat): void => {
  const { m } = t;
  m.first = first;
  m.active = first;
  m.attack = null;
  m.placedAt = null;
  m.stack = [];
  m.prompt = null;
  emit(t, { type: 'round', round: m.round, seat: first });
  for (const [seat, fighter] of m.fighters.entries()) {
    clearBoard(fighter);
    fighter.pool = isLegend(t, seat) ? legendPool() : rolledPool(m.chance);
    emit(t, {
      type: 'pool-rolled',
      seat,
      dice: isLegend(t, seat) ? [] : fighter.pool.map(({ colour, value }) => ({ colour, value })),
    });
  }
  push(t, first, { do: 'begin-turn' });
};

export const noOmens = (): Omens => ({ reserve: RESERVE, next: [], rolled: null, forced: false, spoiled: false });

const clearBoard = (fighter: Fighter): void => {
  fighter.grid = Array<Die | null>(SPACES).fill(null);
  fighter.aside = [];
  fighter.taken = null;
  fighter.next = fresh();
  fighter.omens = noOmens();
};

const rolledPool = (chance: DiceStream): Die[] => {
  const pool = SET.map((colour): Die => ({ colour, value: 0, known: 'owner' }));
  rollAgain(chance, pool, [...pool]);
  return pool;
};

/** All but the white dice, none of them rolled yet. */
export const legendPool = (): Die[] =>
  SET.filter((colour) => colour !== 'white')
    .map((colour): Die => ({ colour, value: 0, known: 'all' }))
    .sort(byName);

export const beginTurn = (t: Table, seat: Seat): void => {
  t.m.active = seat;
  if (isLegend(t, seat)) push(t, seat, { do: 'legend-rolls' });
  else if (fighterOf(t.m, seat).next.rolls) push(t, seat, { do: 'roll-before' }, { do: 'must-play' });
  else push(t, seat, { do: 'must-play' });
};

export const endTurn = (t: Table, seat: Seat): void => push(t, foeOf(seat), { do: 'begin-turn' });

/** Whoever cannot play has lost the round. */
export const mustPlay = (t: Table, seat: Seat): void => {
  if (!canPlay(t, seat)) loseRound(t, seat);
};

export const loseRound = (t: Table, seat: Seat): void => {
  const { m } = t;
  const fighter = fighterOf(m, seat);
  const why =
    openSpaces(fighter).length === 0
      ? 'grid-full'
      : fighter.pool.length + fighter.aside.length === 0
        ? 'no-dice'
        : 'no-defence';
  emit(t, { type: 'round-lost', seat, round: m.round, why });
  if (fighter.adrenaline) return end(t, foeOf(seat));
  fighter.adrenaline = true;
  emit(t, { type: 'adrenaline', seat });
  m.round++;
  beginRound(t, foeOf(m.first));
};

export const end = (t: Table, winner: Seat): void => {
  const { m } = t;
  const outcome: Outcome = { winners: [winner], draw: false, places: [[winner], [foeOf(winner)]] };
  m.outcome = outcome;
  m.stack = [];
  m.prompt = null;
  emit(t, { type: 'over', winners: [winner] });
};

/** Whom the match waits for: whoever is asked, else whoever is to place a die. */
export const waitedFor = ({ outcome, prompt, active }: Match): Seat | undefined =>
  outcome ? undefined : (prompt?.seat ?? active);
