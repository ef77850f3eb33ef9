/** Statements on the target of an Attack that wait until it is known. */
import { emit, placeOf } from '../state/context.ts';
import type { EffectFrame, TokenAt } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { Move } from '../vocabulary/words.ts';
import { readAmount } from './amounts.ts';

const notedMove = (t: Table, { at, index }: EffectFrame): Move | undefined => {
  const e = t.lib.programs.get(at)?.[index];
  return e?.do === 'move' && e.to === 'target' ? e : undefined;
};
/** The token that a noted statement will put on its target. */
export const notedToken = (t: Table, noted: EffectFrame): string | undefined => {
  const what = notedMove(t, noted)?.what;
  return typeof what === 'object' && 'token' in what ? what.token : undefined;
};

/** One token that the Attack has only announced is struck out of what it will put on its target. Returns whether there was
 *  one. */
export const strikeNoted = (t: Table, at: TokenAt): boolean => {
  const noted = t.m.attack?.noted ?? [];
  const index = noted.findIndex((f) => notedToken(t, f) === at.token);
  const frame = noted[index];
  const e = frame && notedMove(t, frame);
  if (!frame || !e) return false;
  frame.stopped = (frame.stopped ?? 0) + 1;
  // A statement with nothing left to put there needs no target any more.
  if (e.n !== 'all' && frame.stopped >= readAmount(t, frame, e.n)) noted.splice(index, 1);
  emit(t, { type: 'token-stopped', seat: placeOf(t, at.body), token: at.token });
  return true;
};
