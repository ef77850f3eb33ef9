/** Locks of a token: what may not be done to it. */
import { ownsToken, tokenOf } from '../state/context.ts';
import type { Exec } from './exec.ts';

/** Effects of the token itself are not asked: they pass their own locks. */
export const isLocked = ({ t, f }: Exec, token: string, use: 'move' | 'remove'): boolean => {
  const { locks } = tokenOf(t, token).def;
  if (!locks?.includes(use)) return false;
  const byItsBoard = f.source.startsWith('ability:') && ownsToken(t, f.self, token);
  return !(byItsBoard && locks.includes('but by its board'));
};
