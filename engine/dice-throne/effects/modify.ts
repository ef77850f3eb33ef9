/** `modify`: changes what waits, until its pool is settled; or the type of the Attack, or at whom it is aimed. */
import { amountOf, whoOf } from '../rules/amounts.ts';
import { mayHear, raiseAll } from '../rules/moments.ts';
import { openPool } from '../rules/pools.ts';
import { poolTotals, totalOf } from '../rules/totals.ts';
import { bodyOf, emit, placeOf } from '../state/context.ts';
import type { BodyId, Change, Pool, Source } from '../state/match.ts';
import type { Read, ReadChanges, Table } from '../state/table.ts';
import type { Modify } from '../vocabulary/words.ts';
import { type Prepare, step } from './step.ts';

export const modify: Prepare<Modify> = (e) => {
  const { type } = e;
  if (type) {
    return step({
      effect: e,
      does: (t) => {
        const { attack, rolling } = t.m;
        // Before there is an Attack it is kept for the one to come.
        if (attack) attack.type = attack.ultimate ? attack.type : type;
        else if (rolling) rolling.type = type;
        emit(t, { type: 'attack-type', damage: type });
        return 'done';
      },
    });
  }
  if (e.target !== undefined) {
    const aimed = whoOf(e.target);
    return step({
      effect: e,
      does: (t, f) => {
        const [target] = aimed(t, f);
        if (t.m.attack && target !== undefined && !bodyOf(t, target).out) {
          t.m.attack.target = target;
          emit(t, { type: 'targeted', seat: placeOf(t, t.m.attack.by), target: placeOf(t, target) });
        }
        return 'done';
      },
    });
  }
  const { bear, share = 'all' } = e;
  if (bear !== undefined) {
    const bearer = whoOf(e.of !== 'attack' && 'in' in e.of ? e.of.in : 'self');
    return step({
      effect: e,
      does: (t, f) => {
        for (const body of bearer(t, f)) {
          poolFor(t, { in: body })?.bearers.push({ body, companion: bear, share, source: f.source });
          emit(t, { type: 'bears', seat: placeOf(t, body), companion: bear, share });
        }
        return 'done';
      },
    });
  }
  const read = changesOf(e);
  const held = typeof e.add === 'object' && 'held' in e.add ? amountOf(e.add) : undefined;
  return step({
    effect: e,
    // Enhancing by what is held is worth nothing while nothing is.
    idle: held && ((t, f) => held(t, f) === 0),
    does: (t, f) => {
      for (const change of read(t, f, f.source)) if (!isNothing(t, change)) apply(t, f.source, change);
      return 'done';
    },
  });
};

const apply = (t: Table, source: Source, change: Change): void => {
  const pool = poolFor(t, change.of);
  const before = pool && change.op !== 'add' ? finals(t, pool) : [];
  pool?.changes.push(change);
  emit(t, { type: 'modified', op: change.op, n: change.n, of: change.of, source });
  if (pool && before.length > 0) raiseLowered(t, source, before, finals(t, pool));
};

/** No figure to add or take; or what lowers Attacks alone, where the Attack is an Ultimate. */
const isNothing = (t: Table, { op, n, attackOnly }: Change): boolean =>
  (n === 0 && (op === 'add' || op === 'less')) || (attackOnly && op !== 'add' && t.m.attack?.ultimate === true);

/** A `modify` word as changes to what waits: one for each body that it speaks of. Where it speaks of a target or an attacker
 *  and there is none, it changes nothing. */
export const changesOf = (word: Modify): ReadChanges => {
  const { op, n } = operationOf(word);
  const attackOnly = word.attackOnly ?? false;
  if (word.of === 'attack') return (t, f, source) => [{ of: 'attack', op, n: n(t, f), attackOnly, source }];
  if ('in' in word.of) {
    const inward = whoOf(word.of.in);
    return (t, f, source) => inward(t, f).map((body) => ({ of: { in: body }, op, n: n(t, f), attackOnly, source }));
  }
  const outward = whoOf(word.of.out);
  return (t, f, source) => outward(t, f).map((body) => ({ of: { out: body }, op, n: n(t, f), attackOnly, source }));
};
const operationOf = ({ add, cap, prevent }: Modify): { op: Change['op']; n: Read<number> } => {
  if (add !== undefined) return { op: 'add', n: amountOf(add) };
  if (cap !== undefined) return { op: 'cap', n: amountOf(cap) };
  if (prevent === 'half' || prevent === 'all') return { op: prevent, n: () => 0 };
  return { op: 'less', n: prevent === undefined ? () => 0 : amountOf(prevent) };
};

/** What would be dealt to each body, as far as anybody listens to a change of it. */
const finals = (t: Table, pool: Pool): number[] =>
  mayHear(t, 'modified') ? poolTotals(t, pool).map((total) => total.final) : [];
const raiseLowered = (t: Table, source: Source, before: readonly number[], after: readonly number[]): void =>
  raiseAll(
    t,
    before.flatMap((final, by) => {
      const n = final - (after[by] ?? 0);
      return n > 0 ? [{ moment: 'modified' as const, by, n, source }] : [];
    }),
  );

/** The pool that the change speaks of: the Attack's own, else the newest in which something waits for the body. */
const poolFor = (t: Table, of: 'attack' | { readonly in: BodyId } | { readonly out: BodyId }): Pool | undefined => {
  if (of === 'attack' || 'out' in of) return t.m.pools.find((pool) => pool.of === 'roll') ?? openPool(t);
  for (let i = t.m.pools.length - 1; i >= 0; i--) {
    const pool = t.m.pools[i];
    if (pool && !pool.settled && totalOf(t, pool, of.in).subtotal > 0) return pool;
  }
  return openPool(t);
};
