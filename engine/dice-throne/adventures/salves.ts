/** Salves, which heroes may spend before their turn (Adventures rulebook: Spend Salves). */
import type { Next } from '../stack/procedure.ts';
import { bodyForSeat, bodyOf, dialOf, heldCount, maxHealth, silenceOf } from '../state/context.ts';
import type { ProcedureFrame } from '../state/match.ts';
import { salveToken } from '../state/scenario-tokens.ts';
import type { Table } from '../state/table.ts';
import { enterPhase } from '../turn/phases.ts';

/** The active hero may spend salves, as long as there is one and something to heal. */
export const salves = (t: Table, f: ProcedureFrame): Next => {
  const hero = bodyForSeat(t, t.m.active);
  const heals = heldCount(t, hero, salveToken(t)) > 0 && dialOf(t, hero).health < maxHealth(t, hero);
  if (f.passed || !heals || silenceOf(t, bodyOf(t, hero))) {
    f.passed = undefined;
    f.since = undefined;
    return;
  }
  if (f.since === undefined) {
    enterPhase(t, 'salve');
    f.since = t.m.step;
  }
  return 'wait';
};
