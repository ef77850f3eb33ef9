/** Words that stay for a while: each is kept as an address and read when its moment comes. */

import type { BodyId, EffectFrame, Lasting } from '../state/match.ts';
import type { Table } from '../state/table.ts';

/** Keeps the word that the frame has reached. `times`: how often it may speak; left out, as often as it likes. */
export const keep = (
  t: Table,
  f: EffectFrame,
  word: { of: BodyId; until: Lasting['until'] | undefined; times?: number | undefined; by?: number },
): void => {
  t.m.lasting.push({
    id: t.m.next++,
    at: f.at,
    index: f.index,
    self: f.self,
    of: word.of,
    source: f.source,
    until: word.until ?? 'turn',
    left: word.times ?? -1,
    by: word.by,
  });
};
