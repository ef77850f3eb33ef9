/** Pointing: while a hero's player chooses where to go in a crawl, the others may show a tile (Adventures rulebook: Move). Nothing
 *  that waits is asked anew by it. */
import type { Seat } from '../../core/game.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { emit } from '../state/context.ts';
import { goalsAsked } from '../state/crawl.ts';
import type { Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';

type Point = Extract<DiceThroneAction, { type: 'point' }>;

/** The tiles that the seat may show; nothing, when nobody else chooses where to go. */
const shownTo = ({ m: { prompt, crawl } }: Table, seat: Seat): string[] | undefined =>
  crawl && prompt?.about === 'rule:move' && prompt.seat !== seat ? goalsAsked(prompt) : undefined;

export const pointRefusal = (t: Table, seat: Seat, { tile }: Point): Refusal | undefined => {
  const goals = shownTo(t, seat);
  if (!goals) return refuse('not-allowed-now', 'tiles are shown while another hero chooses where to go');
  if (tile === null || goals.includes(tile)) return undefined;
  return refuse('bad-option', `${tile} is not among ${goals.join(', ')}`);
};

/** All that the seat may show, and that it shows nothing any more. */
export const points = (t: Table, seat: Seat): DiceThroneAction[] => {
  const goals = shownTo(t, seat);
  if (!goals) return [];
  const shown = t.m.crawl?.pointed[seat] ?? null;
  return [...goals, null].flatMap((tile): DiceThroneAction[] => (tile === shown ? [] : [{ type: 'point', tile }]));
};

export const point = (t: Table, seat: Seat, { tile }: Point): void => {
  if (t.m.crawl) t.m.crawl.pointed[seat] = tile;
  emit(t, { type: 'pointed', seat, at: tile });
};
