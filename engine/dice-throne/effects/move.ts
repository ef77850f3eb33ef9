/** `move`: CP, health, tokens and companions, between players and the supply. Moves what is there and what fits:
 *  15 CP, start + 10 health, the stack limit. */
import { amount, isLate, pickOf } from '../rules/amounts.ts';
import { pushProcedure } from '../stack/frames.ts';
import { bodyOf, dialOf, emit, MAX_CP, mayTake, seatOf, type Table, tokenOf } from '../state/context.ts';
import type { BodyId, EffectFrame, TokenAt } from '../state/match.ts';
import type { Move } from '../vocabulary/words.ts';
import { type Exec, newPool, openPool, planning, poolOrThrow, type Result, resolve } from './exec.ts';
import { type Gift, give } from './gain.ts';
import { isLocked } from './locks.ts';

const SETTLED = 1;

export const move = (x: Exec, e: Move): Result => {
  const { t, f } = x;
  const { what } = e;
  if (f.stage === SETTLED) return 'done';
  if (e.every) return everyToken(x, e);
  if (typeof what === 'object' && 'picked' in what) return movePicked(x, e, what.picked);
  const token = typeof what === 'object' && 'token' in what ? what.token : undefined;
  const to = e.to === undefined ? [] : resolve(x, e.to, token ? (body) => mayTake(t, body, token, f.self) : undefined);
  if (to === 'wait') return 'wait';
  const from = e.from === undefined ? [] : resolve(x, e.from);
  if (from === 'wait') return 'wait';
  if (planning(x)) return 'done';
  if (what === 'health') return health(x, e, from, to);
  const n = e.n === 'all' ? Number.POSITIVE_INFINITY : amount(t, f, e.n) - (f.stopped ?? 0);
  if (what === 'cp') {
    if (e.from === undefined) for (const body of to) gainCp(t, body, n);
    for (const body of from) {
      const moved = loseCp(t, body, n);
      for (const taker of to) gainCp(t, taker, moved);
    }
  } else if (token !== undefined) {
    const { perSource } = tokenOf(t, token).def;
    for (const body of from) takeTokens(t, body, token, n, perSource ? { from: f.origin ?? f.self } : {});
    give(
      t,
      to.map((body) => ({ body, token, n, from: f.self, self: f.self, source: f.source })),
    );
  } else if ('companion' in what) {
    for (const body of to) giveCompanions(t, body, what.companion, what.side, n);
  }
  return 'done';
};

const gainCp = (t: Table, body: BodyId, n: number): void => {
  const seat = seatOf(t, bodyOf(t, body).seat);
  const gained = Math.min(n, MAX_CP - seat.cp);
  if (gained <= 0) return;
  seat.cp += gained;
  emit(t, { type: 'cp', seat: bodyOf(t, body).seat, n: gained });
};
const loseCp = (t: Table, body: BodyId, n: number): number => {
  const seat = seatOf(t, bodyOf(t, body).seat);
  const lost = Math.min(n, seat.cp);
  if (lost <= 0) return 0;
  seat.cp -= lost;
  emit(t, { type: 'cp', seat: bodyOf(t, body).seat, n: -lost });
  return lost;
};

/** Health waits in the open pool and moves with all dials; where none is open, in one of its own that is settled before
 *  the program goes on. What is stolen is never more than is there (rulebook: Steal); that is known when dials move. */
const health = (x: Exec, e: Move, from: readonly BodyId[], to: readonly BodyId[]): Result => {
  const { t, f } = x;
  const n = e.n === 'all' ? Number.MAX_SAFE_INTEGER : isLate(e.n) ? e.n : amount(t, f, e.n);
  if (e.from !== undefined && n === 0) return 'done';
  const told = typeof n === 'number' && e.n !== 'all' ? n : undefined;
  const own = openPool(t) ? undefined : newPool(t, 'isolated');
  const { heals } = own ?? poolOrThrow(t);
  for (const body of from) {
    heals.push({ from: body, ...(to[0] === undefined ? {} : { to: to[0] }), n, self: f.self });
    const lost = told === undefined ? undefined : Math.min(told, dialOf(t, body).health);
    emit(t, { type: 'lose-health', seat: bodyOf(t, body).seat, n: lost, source: f.source });
  }
  for (const body of to) {
    if (e.from === undefined) heals.push({ to: body, n, self: f.self, if: e.if });
    else if (from.length === 0) continue;
    emit(t, { type: 'heal', seat: bodyOf(t, body).seat, n: told, source: f.source });
  }
  if (!own) return 'done';
  f.stage = SETTLED;
  pushProcedure(t, 'settle', { pool: own.id });
  return 'again';
};

const everyToken = (x: Exec, e: Move): Result => {
  const { t } = x;
  const from = resolve(x, e.from);
  if (from === 'wait') return 'wait';
  if (planning(x)) return 'done';
  for (const body of from) {
    const ids = [...new Set(bodyOf(t, body).tokens.map((token) => token.id))];
    for (const id of ids) if (!isLocked(x, id, 'remove')) takeTokens(t, body, id, Number.POSITIVE_INFINITY);
  }
  return 'done';
};

/** Picked tokens go back to the supply, or one each to another board. */
const movePicked = (x: Exec, e: Move, name: string): Result => {
  const { t, f } = x;
  const pick = f.picks?.[name];
  if (pick && 'companions' in pick) return removeCompanions(x, pick.companions);
  const { tokens } = pickOf(f, name, 'tokens');
  const to = e.to === undefined ? [] : resolve(x, e.to, (body) => tokens.every((at) => mayTake(t, body, at.token)));
  if (to === 'wait') return 'wait';
  if (planning(x)) return 'done';
  const gifts: Gift[] = [];
  for (const at of tokens) {
    const origin = bodyOf(t, at.body).tokens.find((token) => token.id === at.token)?.from;
    if (strikeNoted(t, at) || takeTokens(t, at.body, at.token, 1) === 0) continue;
    for (const body of to) {
      gifts.push({ body, token: at.token, n: 1, from: origin ?? f.self, self: f.self, source: f.source });
    }
  }
  give(t, gifts);
  return 'done';
};

/** The token that a noted statement will put on its target. */
export const notedToken = (t: Table, { at, index }: EffectFrame): string | undefined => {
  const e = t.lib.programs.get(at)?.[index];
  if (e?.do !== 'move' || e.to !== 'target') return undefined;
  return typeof e.what === 'object' && 'token' in e.what ? e.what.token : undefined;
};

/** One token that the Attack has only announced is struck out of what it will put on its target. */
const strikeNoted = (t: Table, at: TokenAt): boolean => {
  const noted = t.m.attack?.noted ?? [];
  const index = noted.findIndex((f) => notedToken(t, f) === at.token);
  const frame = noted[index];
  const e = frame && t.lib.programs.get(frame.at)?.[frame.index];
  if (!frame || e?.do !== 'move') return false;
  frame.stopped = (frame.stopped ?? 0) + 1;
  // A statement with nothing left to put there needs no target any more.
  if (e.n !== 'all' && frame.stopped >= amount(t, frame, e.n)) noted.splice(index, 1);
  emit(t, { type: 'token-stopped', seat: bodyOf(t, at.body).seat, token: at.token });
  return true;
};

const removeCompanions = (x: Exec, sides: readonly string[]): Result => {
  if (planning(x)) return 'done';
  const owner = bodyOf(x.t, x.f.self);
  for (const side of sides) {
    const at = owner.companions.findIndex((companion) => companion.side === side);
    if (at < 0) continue;
    owner.companions.splice(at, 1);
    emit(x.t, { type: 'companion-lost', seat: owner.seat, side });
  }
  return 'done';
};

/** Takes up to `n` of a token off a board, as a price or otherwise, those held longest first; `from`: only those that this
 *  body inflicted. Answers how many. */
export const takeTokens = (
  t: Table,
  body: BodyId,
  id: string,
  n: number,
  { paid, from }: { readonly paid?: true; readonly from?: BodyId | undefined } = {},
): number => {
  const owner = bodyOf(t, body);
  let taken = 0;
  for (const token of owner.tokens) {
    if (token.id !== id || taken >= n || (from !== undefined && token.from !== from)) continue;
    const some = Math.min(token.n, n - taken);
    token.n -= some;
    taken += some;
  }
  if (taken === 0) return 0;
  owner.tokens = owner.tokens.filter((token) => token.n > 0);
  emit(t, { type: 'token-lost', seat: owner.seat, token: id, n: taken, ...(paid ? { paid } : {}) });
  return taken;
};

const giveCompanions = (t: Table, body: BodyId, companion: string, side: string, n: number): void => {
  const limit = t.lib.sides.get(side)?.limit ?? 0;
  const owner = bodyOf(t, body);
  for (let i = 0; i < n; i++) {
    if (owner.companions.filter((other) => other.side === side).length >= limit) return;
    owner.companions.push({ id: companion, side, since: t.m.now });
    emit(t, { type: 'companion', seat: owner.seat, companion, side });
  }
};
