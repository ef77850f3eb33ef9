/** Parts of a turn: which of them run, and whose they are. */

import type { BodyId } from '../state/match.ts';
import type { Table } from '../state/table.ts';
import type { PhaseName } from '../state/view-shape.ts';
import type { Span } from '../vocabulary/words.ts';

const PHASE_SPANS: Readonly<Record<PhaseName, readonly Span[]>> = {
  salve: [],
  move: [],
  explore: [],
  upkeep: ['upkeep'],
  income: ['income'],
  'main-1': ['main'],
  'offensive-roll': ['offensive', 'roll'],
  'targeting-roll': ['targeting', 'roll'],
  'defensive-roll': ['defensive', 'roll'],
  'main-2': ['main'],
  discard: ['discard'],
};
export const inSpan = (t: Table, span: Span): boolean => span === 'turn' || PHASE_SPANS[t.m.phase].includes(span);

/** Whose phase it is: the defender's in the Defensive Roll Phase. */
export const spanOwner = (t: Table): BodyId => {
  if (t.m.phase === 'defensive-roll') return t.m.attack?.target ?? t.m.turnOf;
  return t.m.rolling?.by ?? t.m.turnOf;
};
