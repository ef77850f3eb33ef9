/** `move`: CP, health, tokens and companions, between players and the supply. Moves what is there and what fits:
 *  15 CP, start + 10 health, the stack limit. */
import { amountOf, type Bodies, holdsOf, NO_BODIES, pickOf } from '../rules/amounts.ts';
import { roomToHeal } from '../rules/companions.ts';
import { loseCompanion } from '../rules/costs.ts';
import { type Gift, give } from '../rules/gaining.ts';
import { strikeNoted } from '../rules/noted.ts';
import { newPool, openPool, poolOrThrow } from '../rules/pools.ts';
import { isLocked, takeTokens } from '../rules/tokens.ts';
import { pushProcedure } from '../stack/frames.ts';
import {
  bodyOf,
  dialOf,
  emit,
  holdingsOf,
  impossible,
  MAX_CP,
  mayTake,
  placeOf,
  takesOnlyDamage,
  tokenOf,
} from '../state/context.ts';
import type { BodyId, EffectFrame } from '../state/match.ts';
import type { Asks, Focus, Read, Result, Step, Table } from '../state/table.ts';
import { aimsAtTarget, isLate, sideKey } from '../vocabulary/programs.ts';
import type { Move, Rarity } from '../vocabulary/words.ts';
import { asking, type Prepare, step } from './step.ts';
import { askWho, candidatesOf, isChoice, whoIf } from './who.ts';

/** Between whom it goes; the supply is nobody. */
interface Ends {
  readonly from: Bodies;
  readonly to: Bodies;
}

const SETTLED = 1;
const ALL: Read<number> = () => Number.POSITIVE_INFINITY;

export const move: Prepare<Move> = (e) => {
  const { what } = e;
  const n = e.n === 'all' ? ALL : amountOf(e.n);
  const onTarget = aimsAtTarget(e);
  const possible = somebodyMayTake(e, undefined);
  if (e.every) return step({ effect: e, onTarget, possible, ...between(e, everyToken(e.every)) });
  if (what === 'health') {
    const { asks, does } = between(e, healthBy(e));
    return step({
      effect: e,
      onTarget,
      possible,
      asks,
      does: (t, f) => (f.stage === SETTLED ? 'done' : does(t, f)),
      late: { n: e.n === 'all' || !isLate(e.n) ? undefined : amountOf(e.n), holds: e.if && holdsOf(e.if) },
    });
  }
  if (typeof what === 'object' && 'health' in what) {
    const { asks, does } = between(e, healCompanions(what.health, n));
    const to = whoIf(e.to);
    const fits: Step['possible'] = (t, f) => to(t, f).some((body) => roomToHeal(t, body, what.health) > 0);
    return step({
      effect: e,
      onTarget,
      possible: isChoice(e.to) ? possible : fits,
      asks,
      does: (t, f) => (f.stage === SETTLED ? 'done' : does(t, f)),
    });
  }
  if (what === 'cp') {
    // A gain with no room for it.
    const idle =
      e.to === 'self' && e.from === undefined
        ? (t: Table, f: Focus): boolean => holdingsOf(t, f.self).cp >= MAX_CP
        : undefined;
    return step({ effect: e, onTarget, possible, ...between(e, moveCp(e, n)), idle });
  }
  if (what === 'gold') return step({ effect: e, does: (t, f) => moveGold(t, n(t, f), e.to === undefined) });
  if ('loot' in what) return step({ effect: e, ...between(e, (t, _, { to }) => gainLoot(t, to, what.loot)) });
  if ('picked' in what) return step({ effect: e, onTarget, possible, ...movePicked(e, what.picked, what.side) });
  if ('token' in what) {
    const { token } = what;
    const somebody = somebodyMayTake(e, token);
    // Nobody has to give away what is good: its own player may be chosen at the limit too, and it is lost (ruling 85).
    const mayBeLost = (t: Table): boolean => e.from === undefined && tokenOf(t, token).def.kind === 'positive';
    const fits = (t: Table, f: EffectFrame, body: BodyId): boolean =>
      mayTake(t, body, token, f.self) || (mayBeLost(t) && somebody?.(t, f) === true);
    return step({
      effect: e,
      onTarget,
      ...between(e, moveTokens(token, n, e.from === undefined), fits),
      // A gain with no room for it.
      idle: e.to === 'self' ? (t, f) => !mayTake(t, f.self, token, f.self) : undefined,
      possible: somebody,
    });
  }
  return step({
    effect: e,
    onTarget,
    ...between(e, (t, f, { to }) => {
      for (const body of to) giveCompanions(t, body, what.companion, what.side, n(t, f));
      return 'done';
    }),
    possible,
  });
};

/** Where it goes to a chosen player there must be one who may take it. */
const somebodyMayTake = ({ to }: Move, token: string | undefined): Step['possible'] => {
  if (!isChoice(to)) return undefined;
  const candidates = candidatesOf(to.choose, to.except, to.if);
  return (t, f) => candidates(t, f).some((body) => token === undefined || mayTake(t, body, token, f.self));
};

/** Asks to whom and from whom; most effects say so themselves. */
const between = (
  e: Move,
  moves: (t: Table, f: EffectFrame, ends: Ends) => Result,
  fits?: (t: Table, f: EffectFrame, body: BodyId) => boolean,
): Pick<Step, 'asks' | 'does'> => {
  const to = e.to === undefined ? undefined : askWho(e.to);
  const from = e.from === undefined ? undefined : askWho(e.from);
  const asks = function* (t: Table, f: EffectFrame): Asks<Ends> {
    const takers = to ? yield* to(t, f, fits && ((body) => fits(t, f, body))) : NO_BODIES;
    return { to: takers, from: from ? yield* from(t, f) : NO_BODIES };
  };
  if (isChoice(e.to) || isChoice(e.from)) return asking(asks, moves);
  const [takers, givers] = [whoIf(e.to), whoIf(e.from)];
  return { asks: undefined, does: (t, f) => moves(t, f, { to: takers(t, f), from: givers(t, f) }) };
};

const moveCp =
  (e: Move, amount: Read<number>) =>
  (t: Table, f: EffectFrame, { from, to }: Ends): Result => {
    const n = amount(t, f) - (f.stopped ?? 0);
    if (e.from === undefined) for (const body of to) gainCp(t, body, n);
    for (const body of from) {
      const moved = loseCp(t, body, n);
      for (const taker of to) gainCp(t, taker, moved);
    }
    return 'done';
  };
const gainCp = (t: Table, body: BodyId, n: number): void => {
  if (takesOnlyDamage(t, body)) return;
  const holdings = holdingsOf(t, body);
  const gained = Math.min(n, MAX_CP - holdings.cp);
  if (gained <= 0) return;
  holdings.cp += gained;
  emit(t, { type: 'cp', seat: placeOf(t, body), n: gained });
};
const loseCp = (t: Table, body: BodyId, n: number): number => {
  const holdings = holdingsOf(t, body);
  const lost = Math.min(n, holdings.cp);
  if (lost <= 0) return 0;
  holdings.cp -= lost;
  emit(t, { type: 'cp', seat: placeOf(t, body), n: -lost });
  return lost;
};

/** The team's dial never falls below 0. */
const moveGold = (t: Table, n: number, lost: boolean): Result => {
  const { crawl } = t.m;
  if (!crawl) return 'done';
  const by = lost ? -Math.min(n, crawl.gold) : n;
  crawl.gold += by;
  if (by !== 0) emit(t, { type: 'gold', n: by });
  return 'done';
};

const gainLoot = (t: Table, to: Bodies, rarity: Rarity): Result => {
  for (const body of to) {
    t.m.crawl?.unidentified[placeOf(t, body)]?.push(rarity);
    emit(t, { type: 'loot', seat: placeOf(t, body), rarity });
  }
  return 'done';
};

const moveTokens =
  (token: string, amount: Read<number>, fromSupply: boolean) =>
  (t: Table, f: EffectFrame, { from, to }: Ends): Result => {
    const n = amount(t, f) - (f.stopped ?? 0);
    const { perSource } = tokenOf(t, token).def;
    let moved = fromSupply ? n : 0;
    for (const body of from) moved += takeTokens(t, body, token, n, perSource ? { from: f.origin ?? f.self } : {});
    if (moved <= 0) return 'done';
    give(
      t,
      to.map((body) => ({ body, token, n: moved, from: f.self, self: f.self, source: f.source })),
    );
    return 'done';
  };

/** Health waits in the open pool and moves with all dials; where none is open, in one of its own that is settled before
 *  the program goes on. What is stolen is never more than is there (rulebook: Steal); that is known when dials move. */
const healthBy = (e: Move) => {
  const isWaiting = e.n !== 'all' && isLate(e.n);
  const amount = e.n === 'all' ? undefined : amountOf(e.n);
  return (t: Table, f: EffectFrame, { from: all, to }: Ends): Result => {
    const from = t.m.battle ? all.filter((body) => !takesOnlyDamage(t, body)) : all;
    const n = isWaiting ? 0 : amount ? amount(t, f) : Number.MAX_SAFE_INTEGER;
    const late = isWaiting || e.if ? { at: f.at, index: f.index } : undefined;
    const told = amount && !isWaiting ? n : undefined;
    // What is stolen for each of something, and there is none.
    if (from.length > 0 && to.length > 0 && told === 0) return 'done';
    const own = openPool(t) ? undefined : newPool(t, 'isolated');
    const { heals } = own ?? poolOrThrow(t);
    for (const body of from) {
      heals.push({ to: to[0], from: body, n, late, self: f.self, companion: undefined });
      const lost = told === undefined ? undefined : Math.min(told, dialOf(t, body).health);
      emit(t, { type: 'lose-health', seat: placeOf(t, body), n: lost, source: f.source });
    }
    for (const body of to) {
      if (e.from === undefined) heals.push({ to: body, from: undefined, n, late, self: f.self, companion: undefined });
      else if (from.length === 0) continue;
      emit(t, { type: 'heal', seat: placeOf(t, body), n: told, source: f.source });
    }
    if (!own) return 'done';
    f.stage = SETTLED;
    pushProcedure(t, 'settle').pool = own.id;
    return 'again';
  };
};

/** Health of a companion's own dial waits as well. */
const healCompanions =
  (companion: string, amount: Read<number>) =>
  (t: Table, f: EffectFrame, { to }: Ends): Result => {
    const own = openPool(t) ? undefined : newPool(t, 'isolated');
    const { heals } = own ?? poolOrThrow(t);
    for (const body of to) {
      const n = Math.min(amount(t, f), roomToHeal(t, body, companion));
      if (n <= 0) continue;
      heals.push({ to: body, from: undefined, n, late: undefined, self: f.self, companion });
      emit(t, { type: 'heal', seat: placeOf(t, body), companion, n, source: f.source });
    }
    if (!own) return 'done';
    f.stage = SETTLED;
    pushProcedure(t, 'settle').pool = own.id;
    return 'again';
  };

const everyToken =
  (every: NonNullable<Move['every']>) =>
  (t: Table, f: EffectFrame, { from }: Ends): Result => {
    for (const body of from) {
      const ids = new Set(bodyOf(t, body).tokens.map((token) => token.id));
      for (const id of ids) {
        const meant = every === 'token' || tokenOf(t, id).def.kind === every;
        if (meant && !isLocked(t, f, id, 'remove')) takeTokens(t, body, id, Number.POSITIVE_INFINITY);
      }
    }
    return 'done';
  };

/** Picked tokens go back to the supply, or one each to another board; picked companions leave. */
const movePicked = (e: Move, name: string, side: string | undefined): Pick<Step, 'asks' | 'does'> => {
  const to = e.to === undefined ? undefined : askWho(e.to);
  const moves = (t: Table, f: EffectFrame, takers: Bodies): Result => {
    const pick = f.picks?.[name];
    if (pick && 'companions' in pick) {
      for (const key of pick.companions) {
        if (side === undefined) loseCompanion(t, f.self, key);
        else putCompanion(t, f.self, key, side);
      }
      return 'done';
    }
    const gifts: Gift[] = [];
    for (const at of pickOf(f, name, 'tokens').tokens) {
      const origin = bodyOf(t, at.body).tokens.find((token) => token.id === at.token)?.from;
      if (strikeNoted(t, at) || takeTokens(t, at.body, at.token, 1) === 0) continue;
      for (const body of takers) {
        gifts.push({ body, token: at.token, n: 1, from: origin ?? f.self, self: f.self, source: f.source });
      }
    }
    give(t, gifts);
    return 'done';
  };
  if (!to) return { asks: undefined, does: (t, f) => moves(t, f, NO_BODIES) };
  return asking(function* (t, f) {
    const pick = f.picks?.[name];
    const tokens = pick && 'tokens' in pick ? pick.tokens : [];
    return yield* to(t, f, (body) => tokens.every((at) => mayTake(t, body, at.token)));
  }, moves);
};

/** A companion of which there is one comes to lie there on a side, or turns to it. */
const putCompanion = (t: Table, body: BodyId, key: string, side: string): void => {
  const { companion } = t.lib.sides.get(key) ?? impossible(`no side ${key}`);
  const owner = bodyOf(t, body);
  const there = owner.companions.find(({ id }) => id === companion);
  const shown = sideKey(companion, true, side);
  if (there) {
    there.side = shown;
    there.since = t.m.now;
    emit(t, { type: 'became', seat: owner.seat, companion, side });
  } else {
    const health = t.lib.companions.get(companion)?.dial?.start;
    owner.companions.push({ id: companion, side: shown, since: t.m.now, health });
    emit(t, { type: 'companion', seat: owner.seat, companion, side });
  }
};
const giveCompanions = (t: Table, body: BodyId, companion: string, side: string, n: number): void => {
  const limit = t.lib.sides.get(side)?.limit ?? 0;
  const owner = bodyOf(t, body);
  for (let i = 0; i < n; i++) {
    if (owner.companions.filter((other) => other.side === side).length >= limit) return;
    owner.companions.push({ id: companion, side, since: t.m.now, health: undefined });
    emit(t, { type: 'companion', seat: owner.seat, companion, side });
  }
};
