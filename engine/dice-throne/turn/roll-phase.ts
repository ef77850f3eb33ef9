/** The three roll phases, step by step as in the rulebook's turn breakdown: roll, announce, alter, activate; find the
 *  target; defend; last call; all damage and healing at once; conclusion. */
import { endSpan, mayHear, raiseAll } from '../rules/moments.ts';
import { rollPool } from '../rules/pools.ts';
import { closeRoll } from '../rules/rolls.ts';
import { pushProcedure } from '../stack/frames.ts';
import { type Next, type Procedure, procedure } from '../stack/procedure.ts';
import { bodyOf, emit } from '../state/context.ts';
import type { Table } from '../state/table.ts';
import { defensive } from './defence.ts';
import { offensive } from './offensive.ts';
import { rollingOf } from './phases.ts';

/** Nobody is attacked by collateral damage: whoever it comes to is told, but for the target of the Attack, who has spoken
 *  already. */
const collateral = (t: Table): Next => {
  if (!mayHear(t, 'collateral')) return;
  const { attack } = t.m;
  const attacked = attack?.made ? attack.target : undefined;
  const met = rollPool(t).parcels.flatMap(({ to, type }) =>
    type === 'collateral' && to !== 'target' && to !== attacked ? [to] : [],
  );
  raiseAll(
    t,
    [...new Set(met)].map((by) => ({ moment: 'collateral' as const, by })),
  );
};

const settlePool = (t: Table): Next => {
  pushProcedure(t, 'settle').pool = rollPool(t).id;
};

/** The conclusion of the Roll Phase: first all that leaves here, then what listens to it. */
const conclude = (t: Table): Next => {
  const { by } = rollingOf(t);
  for (const roll of t.m.rolls) closeRoll(t, roll.id);
  if (t.m.lasting.length > 0) t.m.lasting = t.m.lasting.filter((word) => word.until !== 'roll');
  if (t.m.uses.length > 0) t.m.uses = t.m.uses.filter((use) => use.per !== 'roll');
  endSpan(t, 'roll', bodyOf(t, by), t.m.rollBegan);
};

const after = (t: Table): Next => {
  t.m.locked = [];
  t.m.attack = undefined;
  t.m.rolling = undefined;
  emit(t, { type: 'roll-phase-over' });
  // An additional Offensive Roll Phase follows; it is dropped when one of the two is out.
  for (let next = t.m.extra.shift(); next; next = t.m.extra.shift()) {
    if (bodyOf(t, next.by).out || bodyOf(t, next.against).out) continue;
    const phase = pushProcedure(t, 'roll-phase');
    phase.by = next.by;
    phase.against = next.against;
    return;
  }
};

export const rollPhase: Procedure = procedure([
  ...offensive,
  ...defensive,
  { name: 'collateral', run: collateral },
  { name: 'settle', run: settlePool },
  { name: 'conclude', run: conclude },
  { name: 'after', run: after },
]);
