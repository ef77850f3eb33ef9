/** `become`: turns the board, or one companion, to another side. */
import { boardSide, bodyOf, emit, frontOf, impossible } from '../state/context.ts';
import type { EffectFrame } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import { sideKey } from '../vocabulary/programs.ts';
import type { Become } from '../vocabulary/words.ts';
import { type Prepare, step } from './step.ts';

export const become: Prepare<Become> = (e) => {
  const { what } = e;
  return step({
    effect: e,
    does: (t, f) => {
      if (what === 'board') turnBoard(t, f, e.side);
      else turnCompanion(t, f, what, e.side);
      return 'done';
    },
  });
};

const turnBoard = (t: Table, f: EffectFrame, to: string): void => {
  const owner = bodyOf(t, f.self);
  const hero = t.lib.heroes.get(owner.hero) ?? impossible(`no hero ${owner.hero}`);
  const [front, shown] = [frontOf(hero), boardSide(t, owner.id)];
  const sides = [front, ...hero.boards.keys()];
  const side = to === 'next' ? sides[sides.indexOf(shown) + 1] : to;
  // What stands on a token may be said before a hero whose board has no such side.
  if (side === undefined || side === shown || !sides.includes(side)) return;
  owner.side = side === front ? '' : side;
  emit(t, { type: 'turned', seat: owner.seat, board: side });
};

const turnCompanion = (
  t: Table,
  f: EffectFrame,
  { companion, from }: Extract<Become['what'], object>,
  side: string,
): void => {
  const owner = bodyOf(t, f.self);
  const { sides, single } = t.lib.companions.get(companion) ?? impossible(`no companion ${companion}`);
  const to = side === 'next' ? sides[sides.findIndex(({ id }) => id === from) + 1]?.id : side;
  if (to === undefined) return;
  const key = sideKey(companion, single, to);
  const turning = owner.companions.find((other) => other.side === sideKey(companion, single, from));
  const limit = t.lib.sides.get(key)?.limit ?? 0;
  if (!turning || owner.companions.filter((other) => other.side === key).length >= limit) return;
  turning.side = key;
  turning.since = t.m.now;
  emit(t, { type: 'became', seat: owner.seat, companion, side: to });
};
