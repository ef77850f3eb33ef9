/** What a seat's dice may still become, for players that weigh odds. */
import type { RollProspect, Seat } from '../../core/game.ts';
import { situationOf } from '../actions/situation.ts';
import { readAmount, readHolds, shownValues } from '../rules/amounts.ts';
import { meets, outcomeOf, rowsMet, rowsOf } from '../rules/requirements.ts';
import { bodyForSeat, heroOf, holdingsOf, opponentsOf, sameTeam } from '../state/context.ts';
import { focusAt } from '../state/focus.ts';
import type { BodyId, Roll } from '../state/match.ts';
import type { Focus, LibraryAbility, Table } from '../state/table.ts';
import { attemptsNow } from '../turn/phases.ts';
import type { Amount, Cond } from '../vocabulary/words.ts';
import { programWorth, type Reading } from './programs.ts';
import { worthsOf } from './things.ts';

const DICE = 5;

export const prospectFor = (t: Table, seat: Seat): RollProspect | undefined => {
  const now = situationOf(t);
  if (now.kind !== 'idle' || now.phase !== 'offensive' || now.seat !== seat) return undefined;
  const self = bodyForSeat(t, seat);
  const roll = t.m.rolls.find((other) => other.id === t.m.rolling?.roll);
  const { all, price } = attemptsNow(t);
  return {
    values: roll ? [...roll.values] : [],
    dice: DICE,
    sides: 6,
    // What cannot be paid for is no attempt.
    rollsLeft: holdingsOf(t, self).cp < price ? 0 : all,
    worth: worthOf(t, self),
  };
};

/** The best that the board makes of some dice, tried on a roll of its own. */
const worthOf = (t: Table, self: BodyId): RollProspect['worth'] => {
  const roll: Roll = {
    id: -1,
    by: self,
    purpose: 'offensive',
    source: '',
    values: [],
    open: false,
    altered: false,
    sides: 6,
  };
  const trial: Table = { ...t, m: { ...t.m, rolls: [...t.m.rolls, roll] } };
  return (values) => {
    roll.values.splice(0, roll.values.length, ...values);
    const outcome = outcomeOf(shownValues(trial, roll));
    let best = 0;
    for (const ability of heroOf(t, self).offensive)
      if (meets(trial, self, ability, roll, outcome))
        best = Math.max(best, abilityWorth(trial, self, ability, roll.id));
    return best;
  };
};

/** What activating an offensive ability with the dice of a roll would be good for. */
const abilityWorth = (t: Table, self: BodyId, ability: LibraryAbility, roll: number): number => {
  const rows = rowsOf(t, self, ability);
  let best = 0;
  for (const { row, scale } of rowsMet(t, self, ability, roll)) {
    const program = t.lib.programs.get(rows[row]?.at ?? '');
    if (!program) continue;
    const f = focusAt(self, roll);
    f.row = scale;
    best = Math.max(best, programWorth(reading(t, f), program));
  }
  return best;
};

/** A program read where the match stands. */
const reading = (t: Table, focus: Focus): Reading => ({
  lib: t.lib,
  worths: worthsOf(t.lib),
  opponents: opponentsOf(t, focus.self).length,
  teammates: t.m.bodies.filter((body) => !body.out && body.id !== focus.self && sameTeam(t, body.id, focus.self))
    .length,
  amount: (n) => amountNow(t, focus, n),
  chance: (cond) => (readsPick(cond) ? 0.5 : Number(readHolds(t, focus, cond))),
  symbols: heroOf(t, focus.self).die,
  chosen: new Map(),
  depth: 0,
});

/** What is still to be picked counts as so much. */
const PICKED = 2;
const RECORD = 3;
const amountNow = (t: Table, focus: Focus, n: Amount): number => {
  if (typeof n === 'number') return n;
  if ('picked' in n) return PICKED;
  if ('record' in n) return RECORD;
  return isOfPicked(n) ? 1 : readAmount(t, focus, n);
};

/** The condition asks about something that is still to be picked. */
const readsPick = (cond: Cond): boolean => {
  if ('compare' in cond) return isPicked(cond.compare[0]) || isPicked(cond.compare[2]);
  return 'of' in cond && typeof cond.of === 'object';
};
const isPicked = (n: Amount): boolean => typeof n === 'object' && ('picked' in n || isOfPicked(n));
/** It looks at a player who is still to be picked, or visited. */
const isOfPicked = (n: Exclude<Amount, number>): boolean => 'of' in n && typeof n.of === 'object';
