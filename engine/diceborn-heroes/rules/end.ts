/** The end of a match: the party wins together, or nobody does (book: End of Game). */
import type { DicebornEvent } from '../state/events.ts';
import { emit, type Table } from '../state/table.ts';

export const win = (t: Table): void => finish(t, undefined);

export const lose = (t: Table, how: NonNullable<DicebornEvent<'over'>['lost']>): void => finish(t, how);

const finish = (t: Table, lost: DicebornEvent<'over'>['lost']): void => {
  const { m } = t;
  if (m.outcome) return;
  const seats = m.players.map((_, seat) => seat);
  const winners = lost ? [] : seats;
  m.outcome = { winners, draw: false, places: [seats] };
  m.phase = 'over';
  m.stack = [];
  m.prompt = null;
  m.window = null;
  m.answers = [];
  emit(t, { type: 'over', winners, ...(lost && { lost }) });
};
