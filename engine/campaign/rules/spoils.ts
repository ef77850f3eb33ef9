/** Boss loot (rulebook: Boss Loot): for each chest every hero rolls, sees the next card of that rarity, and keeps or leaves
 *  it. */
import { rollDie } from '../../core/chance.ts';
import type { Seat } from '../../core/game.ts';
import type { Rarity } from '../state/content.ts';
import type { Drawn, Spoils } from '../state/state.ts';
import { bySeat, emit, enter, impossible, spoilsOf, type Table } from '../state/table.ts';
import type { Ended, Report } from '../state/terms.ts';
import { drawFor, gain, putUnder } from './decks.ts';
import { chestsOf, scenarioOf } from './scenarios.ts';
import { endedOf, record } from './score.ts';

type Chest = 5 | 6 | 7 | 8;

/** Printed: the highest roll that still gives the rarity. */
const BOSS_LOOT: Readonly<Record<Chest, readonly (readonly [number, Rarity])[]>> = {
  5: [
    [14, 'common'],
    [18, 'rare'],
    [20, 'epic'],
  ],
  6: [
    [9, 'common'],
    [15, 'rare'],
    [19, 'epic'],
    [20, 'legendary'],
  ],
  7: [
    [3, 'common'],
    [11, 'rare'],
    [17, 'epic'],
    [20, 'legendary'],
  ],
  8: [
    [7, 'rare'],
    [15, 'epic'],
    [20, 'legendary'],
  ],
};
const LOOT_DIE = 20;

/** What a loot die of 1 … 20 gives from a chest of that level. */
export const bossLootFor = (chest: Chest, roll: number): Rarity =>
  BOSS_LOOT[chest].find(([highest]) => roll <= highest)?.[1] ?? impossible(`a loot die shows ${roll}`);

const chestOf = ({ scenario }: Report): Chest => {
  const rules = scenarioOf(scenario);
  return rules.kind === 'battle' ? rules.chest : impossible(`scenario ${scenario} has no boss loot`);
};

export const openSpoils = (t: Table, report: Report, ended: Ended): void => {
  const chests = chestsOf(report.won);
  enter(t, { name: 'spoils', report, ...ended, chests, round: 0, drawn: [], answered: [], unclaimed: 0 });
  nextRound(t);
};

/** All heroes roll, from the first seat on, and each is shown its card. */
export const nextRound = (t: Table): void => {
  const { m } = t;
  const spoils = spoilsOf(m);
  const chest = chestOf(spoils.report);
  spoils.round++;
  m.stageSince = m.step;
  spoils.drawn = bySeat(m, (seat): Drawn => {
    const roll = rollDie(m.chance, LOOT_DIE);
    const rarity = bossLootFor(chest, roll);
    const card = drawFor(m, seat, rarity) ?? null;
    emit(t, { type: 'rolled', seat, chest, roll, rarity, card });
    return { roll, rarity, card };
  });
  // Where there is no card for a hero there is nothing to answer.
  spoils.answered = spoils.drawn.map(({ card }) => (card === null ? 'leave' : null));
};

const cardFor = ({ drawn }: Spoils, seat: Seat): string =>
  drawn[seat]?.card ?? impossible(`seat ${seat} has drawn nothing`);

export const keep = (t: Table, seat: Seat): void => {
  const spoils = spoilsOf(t.m);
  const card = cardFor(spoils, seat);
  spoils.answered[seat] = 'keep';
  gain(t.m, seat, card);
  emit(t, { type: 'kept', seat, card });
};

export const leave = (t: Table, seat: Seat): void => {
  const spoils = spoilsOf(t.m);
  const card = cardFor(spoils, seat);
  spoils.answered[seat] = 'leave';
  spoils.unclaimed++;
  putUnder(t.m, card);
  emit(t, { type: 'left-lying', seat, card });
};

export const allAnswered = ({ answered }: Spoils): boolean => !answered.includes(null);

export const closeSpoils = (t: Table): void => {
  const spoils = spoilsOf(t.m);
  record(t, spoils.report, { ...endedOf(spoils), gold: 0, unclaimed: spoils.unclaimed });
};
