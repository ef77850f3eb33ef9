/** Which dice of open rolls a selector means, oldest roll first. */
import { pickOf } from '../rules/amounts.ts';
import { bodyOf } from '../state/context.ts';
import type { DieAt, Roll } from '../state/match.ts';
import type { Focus, Read, Table } from '../state/table.ts';
import type { DiceOf } from '../vocabulary/words.ts';

const LOOT_SIDES = 20;

export const diceOf =
  (which: DiceOf): Read<DieAt[]> =>
  (t, f) => {
    const found: DieAt[] = [];
    eachDie(t, f, which, (roll, die) => {
      found.push({ roll: roll.id, die });
      return false;
    });
    return found;
  };

/** Visits each die that is meant until the visitor returns true. Returns whether one did. */
export const eachDie = (t: Table, f: Focus, which: DiceOf, visit: (roll: Roll, die: number) => boolean): boolean => {
  for (const roll of t.m.rolls) {
    if (!roll.open || !isMeant(t, f, which, roll)) continue;
    for (let die = 0; die < roll.values.length; die++) if (visit(roll, die)) return true;
  }
  return false;
};

const isMeant = (t: Table, f: Focus, { whose, roll: of }: DiceOf, { id, purpose, by, sides }: Roll): boolean => {
  // A loot die is altered only by what names it.
  if ((of === 'loot') !== (sides === LOOT_SIDES)) return false;
  if (of === 'this' && id !== f.roll) return false;
  if (of === 'offensive' && purpose !== 'offensive') return false;
  if (of === 'defence' && purpose !== 'defence') return false;
  if (typeof whose === 'object') return pickOf(f, whose.picked, 'bodies').bodies.includes(by);
  if (whose === 'own') return by === f.self;
  return whose === 'any' || (whose === 'opponents') === (bodyOf(t, by).team !== bodyOf(t, f.self).team);
};
