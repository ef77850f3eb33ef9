/** How a legend acts (rulebook: Solo Mode): it rolls a die and places it on the first space that beats the attack; what
 *  does not fit is followed by its white dice. */
import { rollDice } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Die, Fighter, Frame, Omens } from '../state/state.ts';
import { emit, fighterOf, foeOf, impossible, push, putIn, type Table } from '../state/table.ts';
import { ask } from './asking.ts';
import { landingsAt, spacesFor } from './landing.ts';
import { land } from './placing.ts';
import { loseRound } from './rounds.ts';
import type { Landing } from './worth.ts';

/** The first die of a turn comes from the pool, or shows what is known of it already; with an empty pool a white die
 *  is rolled. */
export const legendRolls = (t: Table, seat: Seat): void => {
  const legend = fighterOf(t.m, seat);
  const die = legend.pool.shift() ?? whiteOf(legend);
  if (!die) return loseRound(t, seat);
  const known = legend.omens.next.shift();
  show(t, seat, die, known ?? roll(t), known === undefined);
};

/** Its next white die, if it has one left. */
const whiteOf = ({ omens }: Fighter): Die | undefined => {
  if (omens.reserve === 0) return undefined;
  omens.reserve--;
  return { colour: 'white', value: 0, known: 'all' };
};

const roll = (t: Table): number => rollDice(t.m.chance, 1)[0] ?? impossible('a die was not rolled');

const show = (t: Table, seat: Seat, die: Die, value: number, wasRolled: boolean): void => {
  const { omens } = fighterOf(t.m, seat);
  omens.rolled = { ...die, value };
  emit(t, { type: 'legend-rolled', seat, colour: die.colour, value });
  if (wasRolled && isSpoiled(omens, value)) rollOver(t, seat);
  push(t, seat, ...(wasRolled && omens.forced ? [{ do: 'ask-force' } as const] : []), { do: 'legend-places' });
};

/** Whether what was rolled is rolled again; that happens once. */
const isSpoiled = (omens: Omens, value: number): boolean => {
  if (!omens.spoiled || (value !== 1 && value !== 6)) return false;
  omens.spoiled = false;
  return true;
};

/** A die of a later turn is rolled now. */
export const rollOmen = (t: Table, seat: Seat): number => {
  const value = roll(t);
  return isSpoiled(fighterOf(t.m, seat).omens, value) ? roll(t) : value;
};

const rollOver = (t: Table, seat: Seat): void => {
  const die = fighterOf(t.m, seat).omens.rolled ?? impossible('the legend holds no die');
  die.value = roll(t);
  emit(t, { type: 'legend-rolled', seat, colour: die.colour, value: die.value, again: true });
};

/** Its foe may have the die rolled again. */
export const askForce = (t: Table, frame: Frame): void => {
  const { seat } = frame;
  const answer = ask(t, frame, 0, foeOf(seat), 'force', ['no', 'yes']);
  if (answer !== 'yes') return;
  fighterOf(t.m, seat).omens.forced = false;
  rollOver(t, seat);
};

export const legendPlaces = (t: Table, seat: Seat): void => {
  const legend = fighterOf(t.m, seat);
  const die = legend.omens.rolled ?? impossible('the legend holds no die');
  legend.omens.rolled = null;
  const placement = firstFit(t, seat, legend, die);
  if (placement) return land(t, seat, die, placement.space, placement.landing);
  emit(t, { type: 'legend-misses', seat, colour: die.colour, value: die.value });
  putIn(legend.pool, { ...die, value: 0 });
  const white = whiteOf(legend);
  if (!white) return loseRound(t, seat);
  show(t, seat, white, roll(t), true);
};

/** The first space that does; where the space leaves a choice, the strongest attack among what defends is best for it. */
const firstFit = (t: Table, seat: Seat, legend: Fighter, die: Die): { space: number; landing: Landing } | undefined => {
  for (const space of spacesFor(legend)) {
    const [landing] = landingsAt(t, seat, die, space).sort((a, b) => b.attack - a.attack);
    if (landing) return { space, landing };
  }
  return undefined;
};
