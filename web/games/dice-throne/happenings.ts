/** What happened, as far as the table draws it: which events of the wire it knows. */
import type { DiceThroneEvent, EventType } from '../../../engine/dice-throne/state/events.ts';

/** The events that are drawn, told in the strip, or both. */
const DRAWN = [
  'turn',
  'rolled',
  'die-changed',
  'die-rerolled',
  'announced',
  'attack',
  'defends',
  'damage',
  'modified',
  'dealt',
  'health',
  'companion-health',
  'cp',
  'token',
  'token-lost',
  'token-stopped',
  'companion',
  'drawn',
  'played',
  'sold',
  'spent',
  'used',
  'defeated',
  'conceded',
  'attack-type',
  'enemy-turn',
  'revealed',
  'moved',
  'explored',
  'found',
  'gold',
  'loot',
  'chest',
  'enemy-came',
  'enemy-left',
  'revived',
] as const satisfies readonly EventType[];

export type DrawnEvent = DiceThroneEvent<(typeof DRAWN)[number]>;

const KNOWN: ReadonlySet<string> = new Set(DRAWN);

const isDrawn = (event: { readonly type: string }): event is DrawnEvent => KNOWN.has(event.type);

export const drawn = (events: readonly { readonly type: string }[]): readonly DrawnEvent[] => events.filter(isDrawn);
