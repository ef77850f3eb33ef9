/** A die is placed: what it meets there, and what it brings about (rulebook: How To Play). */
import type { Seat } from '../../core/game.ts';
import type { Effect, Modifier } from '../content.ts';
import type { Die, Next, Procedure } from '../state/state.ts';
import { emit, fighterOf, foeOf, isLegend, powerOf, push, sideOf, type Table } from '../state/table.ts';
import type { Landing } from './worth.ts';

export const fresh = (): Next => ({ blunted: false, barred: null, rolls: false, only: null });

/** The die has left wherever it was and lands. First the space's own effect, then what the die's colour brings about,
 *  then the turn passes. */
export const land = (t: Table, seat: Seat, die: Die, space: number, landing: Landing): void => {
  const fighter = fighterOf(t.m, seat);
  const modifier = fighter.next.blunted ? null : (sideOf(t, seat).grid[space] ?? null);
  const rolled = die.value;
  fighter.grid[space] = { colour: die.colour, value: landing.value, known: 'all' };
  fighter.next = fresh();
  t.m.attack = landing.attack;
  t.m.placedAt = space;
  emit(t, {
    type: 'placed',
    seat,
    colour: die.colour,
    rolled,
    space: space + 1,
    mod: modifier?.mod ?? 'plain',
    ...landing,
  });
  push(t, seat, ...ofSpace(t, seat, modifier), ...ofColour(t, seat, die), { do: 'end-turn' });
};

const ofSpace = (t: Table, seat: Seat, modifier: Modifier): readonly (Effect | Procedure)[] => {
  if (modifier?.mod === 'move') return [{ do: 'move' }];
  if (modifier?.mod === 'look') return isLegend(t, foeOf(seat)) ? [{ do: 'foresee', dice: 2 }] : [{ do: 'look' }];
  return modifier?.mod === 'special' ? [{ do: 'use-power' }] : [];
};

/** A legend's dice are all alike (rulebook: Solo Mode). */
const ofColour = (t: Table, seat: Seat, { colour }: Die): readonly (Effect | Procedure)[] => {
  if (isLegend(t, seat)) return [];
  if (colour === 'white') return [{ do: 're-roll', whose: 'own', which: 'all' }];
  return colour === 'red' ? [{ do: 'use-power' }] : [];
};

export const usePower = (t: Table, seat: Seat): void => {
  const { id, effects, solo } = powerOf(t, seat);
  emit(t, { type: 'power', seat, power: id });
  push(t, seat, ...(isLegend(t, foeOf(seat)) ? (solo ?? effects) : effects));
};
