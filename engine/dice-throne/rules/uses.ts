/** How often something has been used: kept under the id of the offer, until its span ends. */

import type { BodyId, Use } from '../state/match.ts';
import type { LibraryOffer, Table } from '../state/table.ts';

/** Roll attempts are remembered as a use of the turn, since what ends with the turn asks for them. */
export const ATTEMPTS = 'attempts';

/** So is that an ability was activated, of a body that the game itself plays. */
export const ACTIVATED = 'activated';

export const usesOf = (t: Table, by: BodyId, id: string): number => useOf(t, by, id)?.n ?? 0;
const useOf = (t: Table, by: BodyId, id: string): Use | undefined => {
  for (const use of t.m.uses) if (use.id === id && use.by === by) return use;
  return undefined;
};

export const withinLimit = (t: Table, by: BodyId, { id, def }: LibraryOffer): boolean =>
  def.limit === undefined || usesOf(t, by, id) < def.limit.n;

/** Only what has a limit is counted. */
export const countUse = (t: Table, by: BodyId, { id, def }: LibraryOffer): void => {
  if (def.limit) addUse(t, by, id, def.limit.per);
};
export const addUse = (t: Table, by: BodyId, id: string, per: Use['per']): void => {
  const use = useOf(t, by, id);
  if (use) use.n++;
  else t.m.uses.push({ id, by, per, n: 1 });
};
