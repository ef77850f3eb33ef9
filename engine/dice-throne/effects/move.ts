/** `move`: CP, health, tokens and companions, between players and the supply. Moves what is there and what fits:
 *  15 CP, start + 10 health, the stack limit. */
import { amount, isLate, pickOf } from '../amounts.ts';
import type { BodyId, EffectFrame, Token, TokenAt } from '../state.ts';
import {
  bodyOf,
  dialOf,
  emit,
  heldCount,
  limitOf,
  MAX_CP,
  maxHealth,
  roomFor,
  seatOf,
  type Table,
  tokenOf,
} from '../table.ts';
import type { Move } from '../words.ts';
import { type Exec, ofAttack, openPool, planning, type Result, resolve } from './exec.ts';

export const move = (x: Exec, e: Move): Result => {
  const { t, f } = x;
  const { what } = e;
  if (e.every) return everyToken(x, e);
  if (typeof what === 'object' && 'picked' in what) return movePicked(x, e, what.picked);
  const token = typeof what === 'object' && 'token' in what ? what.token : undefined;
  const to = e.to === undefined ? [] : resolve(x, e.to, token ? (body) => roomFor(t, body, token) > 0 : undefined);
  if (to === 'wait') return 'wait';
  const from = e.from === undefined ? [] : resolve(x, e.from);
  if (from === 'wait') return 'wait';
  if (planning(x)) return 'done';
  if (what === 'health') return health(x, e, from, to);
  const n = e.n === 'all' ? Number.POSITIVE_INFINITY : amount(t, f, e.n) - (f.stopped ?? 0);
  if (what === 'cp') {
    if (from.length === 0) for (const body of to) gainCp(t, body, n);
    for (const body of from) {
      const moved = loseCp(t, body, n);
      for (const taker of to) gainCp(t, taker, moved);
    }
  } else if (token !== undefined) {
    for (const body of from) takeTokens(t, body, token, n);
    for (const body of to) giveTokens(x, body, token, n);
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

/** Health waits while a pool is open and moves with all dials; otherwise it moves at once. Whoever takes it from
 *  somebody gains no more than is there. */
const health = (x: Exec, e: Move, from: readonly BodyId[], to: readonly BodyId[]): Result => {
  const { t, f } = x;
  const n = e.n === 'all' ? 0 : isLate(e.n) ? e.n : amount(t, f, e.n);
  const pool = openPool(t);
  const losses = from.map((body) => (typeof n === 'number' ? Math.min(n, dialOf(t, body).health) : 0));
  const gained = from.length > 0 && typeof n === 'number' ? losses.reduce((a, b) => a + b, 0) : n;
  for (const body of to) {
    if (pool) pool.heals.push({ to: body, n: gained, self: f.self });
    else if (typeof gained === 'number')
      setHealth(t, body, Math.min(maxHealth(t, body), dialOf(t, body).health + gained));
    const { seat } = bodyOf(t, body);
    emit(t, { type: 'heal', seat, n: typeof gained === 'number' ? gained : undefined, source: f.source });
  }
  for (const [i, body] of from.entries()) {
    const lost = losses[i] ?? 0;
    if (pool) pool.heals.push({ to: body, n: -lost, self: f.self });
    else setHealth(t, body, dialOf(t, body).health - lost);
    emit(t, { type: 'lose-health', seat: bodyOf(t, body).seat, n: lost, source: f.source });
  }
  return 'done';
};
const setHealth = (t: Table, body: BodyId, health: number): void => {
  dialOf(t, body).health = health;
};

const everyToken = (x: Exec, e: Move): Result => {
  const { t } = x;
  const from = resolve(x, e.from);
  if (from === 'wait') return 'wait';
  if (planning(x)) return 'done';
  for (const body of from) {
    const ids = [...new Set(bodyOf(t, body).tokens.map((token) => token.id))];
    for (const id of ids)
      if (!tokenOf(t, id).def.locks?.includes('remove')) takeTokens(t, body, id, Number.POSITIVE_INFINITY);
  }
  return 'done';
};

/** Picked tokens go back to the supply, or one each to another board. */
const movePicked = (x: Exec, e: Move, name: string): Result => {
  const { t, f } = x;
  const pick = f.picks?.[name];
  if (pick && 'companions' in pick) return removeCompanions(x, pick.companions);
  const { tokens } = pickOf(f, name, 'tokens');
  const to = e.to === undefined ? [] : resolve(x, e.to, (body) => tokens.every((at) => roomFor(t, body, at.token) > 0));
  if (to === 'wait') return 'wait';
  if (planning(x)) return 'done';
  for (const at of tokens) {
    const origin = bodyOf(t, at.body).tokens.find((token) => token.id === at.token)?.from;
    if (strikeNoted(t, at) || takeTokens(t, at.body, at.token, 1) === 0) continue;
    for (const body of to) giveTokens(x, body, at.token, 1, origin);
  }
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

/** Takes up to `n` of a token off a board, as a price or otherwise, those held longest first. Answers how many. */
export const takeTokens = (t: Table, body: BodyId, id: string, n: number, paid = false): number => {
  const owner = bodyOf(t, body);
  let taken = 0;
  for (const token of owner.tokens) {
    if (token.id !== id || taken >= n) continue;
    const some = Math.min(token.n, n - taken);
    token.n -= some;
    taken += some;
  }
  if (taken === 0) return 0;
  owner.tokens = owner.tokens.filter((token) => token.n > 0);
  emit(t, { type: 'token-lost', seat: owner.seat, token: id, n: taken, ...(paid ? { paid } : {}) });
  return taken;
};

/** What an Attack Modifier, card or token, puts there is of the Attack as well (ruling 18). */
const modifies = ({ f: { source } }: Exec): boolean => source.startsWith('card:') || source.startsWith('token:');

const giveTokens = (x: Exec, body: BodyId, id: string, n: number, origin: BodyId = x.f.self): void => {
  const { t } = x;
  const gained = Math.min(n, roomFor(t, body, id));
  if (gained <= 0) {
    if (n > 0) emit(t, { type: 'token-full', seat: bodyOf(t, body).seat, token: id, limit: limitOf(t, body, id) });
    return;
  }
  addTokens(t, body, { id, from: origin, since: t.m.now, n: gained });
  emit(t, { type: 'token', seat: bodyOf(t, body).seat, token: id, n: gained, held: heldCount(t, body, id) });
  const { attack } = t.m;
  if (attack && attack.by === x.f.self && (ofAttack(x) || modifies(x)) && body === attack.target) {
    for (let i = 0; i < gained; i++) attack.landed.push({ body, token: id });
  }
};

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
  const at = tokens.findIndex((other) => tokenOf(t, other.id).order > order);
  if (at < 0) tokens.push(token);
  else tokens.splice(at, 0, token);
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
