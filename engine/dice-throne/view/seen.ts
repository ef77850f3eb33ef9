/** What a viewer may know of what happened: the only door to the outside for events. */
import { seenOf } from '../../core/events.ts';
import type { Seat, Viewer } from '../../core/game.ts';
import { isCoop } from '../state/context.ts';
import type { DiceThroneEvent, EventType } from '../state/events.ts';
import type { Table } from '../state/table.ts';
import type { DiceThroneAction } from '../state/view-shape.ts';

/** Teammates may look at each other's hands (rulebook: 2v2); where all stand together, everybody may look at all. */
export const mayLook = (t: Table, viewer: Viewer, seat: Seat): boolean => {
  if (isCoop(t.m)) return true;
  if (viewer === 'public') return false;
  const team = t.m.bodies.find((body) => body.pilot === viewer)?.team;
  return t.m.bodies.some((body) => body.seat === seat && body.team === team);
};

/** Whether the viewer sees what is hidden from all but that seat and its teammates. */
type Looks = (seat: Seat) => boolean;

const whole = <E>(event: E): E => event;
const withoutCards = <E extends { readonly cards?: readonly string[] }>({ cards: _, ...rest }: E): Omit<E, 'cards'> =>
  rest;

/** An answer as those know it who do not look at the hand or deck that it may be of: that a card was picked, not which.
 *  One that becomes public is named by what becomes of it (`discarded`, `taken`). */
const withoutCard = (option: string): string => (option.startsWith('card:') ? 'card' : option);
/** The same of the answers that come along with an action. */
export const withoutPicks = (action: DiceThroneAction): DiceThroneAction =>
  'with' in action && action.with ? { ...action, with: action.with.map(withoutCard) } : action;

type Seen = { readonly [T in EventType]: (event: DiceThroneEvent<T>, looks: Looks) => DiceThroneEvent<T> };

/** Every type of event stands here, so that nobody adds one without a thought for what it gives away. */
const SEEN: Seen = {
  drawn: (e, looks) => (looks(e.seat) ? e : withoutCards(e)),
  shown: (e, looks) => (looks(e.seat) || looks(e.to) ? e : withoutCards(e)),
  chosen: (e, looks) => (looks(e.seat) ? e : { ...e, option: withoutCard(e.option) }),
  // The answers of several seats: whoever gave one has been told it as `chosen`.
  planned: (e) => ({ ...e, options: e.options.map(withoutCard) }),
  held: (e, looks) => (looks(e.seat) ? e : { ...e, action: withoutPicks(e.action) }),
  fizzled: (e, looks) => (looks(e.seat) ? e : { ...e, action: withoutPicks(e.action) }),
  // Cards that leave no open pile for one are known to their owner alone.
  taken: (e, looks) => (e.from === 'discard' || looks(e.seat) ? e : withoutCards(e)),
  'put-back': (e, looks) => (e.from === 'discard' || looks(e.seat) ? e : withoutCards(e)),

  start: whole,
  moved: whole,
  explored: whole,
  found: whole,
  gold: whole,
  loot: whole,
  chest: whole,
  'enemy-came': whole,
  'enemy-left': whole,
  engaged: whole,
  revived: whole,
  pointed: whole,
  turn: whole,
  'enemy-turn': whole,
  phase: whole,
  'phase-ended': whole,
  'phase-skipped': whole,
  'phase-restarted': whole,
  'income-skipped': whole,
  'roll-phase-over': whole,
  defeated: whole,
  conceded: whole,
  over: whole,
  window: whole,
  'window-closed': whole,
  passed: whole,
  asked: whole,
  rolled: whole,
  'die-changed': whole,
  'die-rerolled': whole,
  attempts: whole,
  announced: whole,
  'announce-again': whole,
  activated: whole,
  'ability-failed': whole,
  targeted: whole,
  'leader-attacked': whole,
  attack: whole,
  'attack-type': whole,
  defends: whole,
  damage: whole,
  modified: whole,
  dealt: whole,
  heal: whole,
  bears: whole,
  borne: whole,
  'companion-health': whole,
  'lose-health': whole,
  health: whole,
  saved: whole,
  cp: whole,
  token: whole,
  'token-lost': whole,
  'token-left': whole,
  'token-full': whole,
  'token-stopped': whole,
  limit: whole,
  companion: whole,
  'companion-lost': whole,
  became: whole,
  turned: whole,
  triggered: whole,
  discarded: whole,
  reshuffled: whole,
  revealed: whole,
  sold: whole,
  equipped: whole,
  played: whole,
  upgraded: whole,
  used: whole,
  spent: whole,
};

export const seenEvents = (
  t: Table,
  events: readonly DiceThroneEvent[],
  viewer: Viewer,
): readonly DiceThroneEvent[] => {
  const looks: Looks = (seat) => mayLook(t, viewer, seat);
  return seenOf(events, (event) => seen(event, looks));
};
const seen = <T extends EventType>(event: DiceThroneEvent<T>, looks: Looks): DiceThroneEvent<T> =>
  SEEN[event.type](event, looks);
