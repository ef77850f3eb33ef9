/** Tokens on boards: putting them there and taking them off. What is asked and heard before one lands is in gaining.ts. */
import { bodyOf, emit, ownsToken, placeOf, tokenOf } from '../state/context.ts';
import type { BodyId, Token } from '../state/match.ts';
import type { Focus, Table } from '../state/table.ts';

/** Tokens lie in content order; equal ones are one entry. */
export const addTokens = (t: Table, body: BodyId, token: Token): void => {
  const { tokens } = bodyOf(t, body);
  const same = tokens.find(
    (other) => other.id === token.id && other.from === token.from && other.since === token.since,
  );
  if (same) {
    same.n += token.n;
    return;
  }
  const { order } = tokenOf(t, token.id);
  // Those of one origin lie together, by origin where that matters.
  const at = tokens.findIndex((other) => {
    const there = tokenOf(t, other.id);
    return there.order > order || (there.order === order && there.def.perSource === true && other.from > token.from);
  });
  if (at < 0) tokens.push(token);
  else tokens.splice(at, 0, token);
};

interface Taking {
  readonly paid?: true;
  readonly from?: BodyId | undefined;
  readonly newest?: boolean;
}
/** Takes up to `n` of a token off a board, as a price or otherwise, those held longest first; `from`: only those that this
 *  body inflicted; `newest`: those first that were gained last. Returns how many. */
export const takeTokens = (
  t: Table,
  body: BodyId,
  id: string,
  n: number,
  { paid, from, newest }: Taking = {},
): number => {
  const owner = bodyOf(t, body);
  let taken = 0;
  for (const token of newest ? owner.tokens.toReversed() : owner.tokens) {
    if (token.id !== id || taken >= n || (from !== undefined && token.from !== from)) continue;
    const some = Math.min(token.n, n - taken);
    token.n -= some;
    taken += some;
  }
  if (taken === 0) return 0;
  owner.tokens = owner.tokens.filter((token) => token.n > 0);
  const seat = placeOf(t, body);
  if (paid) emit(t, { type: 'token-lost', seat, token: id, n: taken, paid });
  else emit(t, { type: 'token-lost', seat, token: id, n: taken });
  return taken;
};

/** Pays with tokens. Where some use of them asks for such as were held before, any other is paid with those gained last: that
 *  keeps the most uses open (ruling 86). */
export const payTokens = (t: Table, body: BodyId, id: string, n: number, aged = false): void => {
  takeTokens(t, body, id, n, { paid: true, newest: !aged && tokenOf(t, id).ages });
};

/** What may not be done to a token. Effects of the token itself are not asked: they pass their own locks. */
export const isLocked = (t: Table, { self, source = '' }: Focus, token: string, use: 'move' | 'remove'): boolean => {
  const { locks } = tokenOf(t, token).def;
  if (!locks?.includes(use)) return false;
  const byItsBoard = source.startsWith('ability:') && ownsToken(t, self, token);
  return !(byItsBoard && locks.includes('but by its board'));
};
