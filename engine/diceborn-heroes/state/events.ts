/** Everything that can happen in a match, with its fields: types only. `hero` and `enemy` are numbers; `who`, `to`, `by` are
 *  names such as `hero:0`, and `by` is left out where it is the quest. Dice are named `green:4`. */
import type { EventOf, LeavingFields, RoundFields, TimeFields, WindowFields } from '../../core/events.ts';
import type { Seat } from '../../core/game.ts';

/** Events by type, with their fields. */
export interface EventFields extends RoundFields, WindowFields, LeavingFields, TimeFields {
  // ---- the course of the match
  pack: { pack: string };
  /** `seat`: who plays it. */
  hero: { hero: number; seat: Seat; class: string };
  quest: { quest: string; level: number };
  /** A fight without a quest card. */
  fight: { level: number };
  /** `kind`: as enemies and allies are; an ally's is `ally`. */
  revealed: { who: string; id: string; kind: string };
  boss: { boss: string };
  /** The second side of a boss. */
  side: { boss: string; side: number };
  rolled: { hero: number; dice: readonly string[] };
  ready: { seat: Seat };
  cards: { cards: readonly { readonly enemy: number; readonly card: string }[] };
  'round-end': { round: number };
  town: { level: number };
  /** `lost`: how, if it is. */
  over: { winners: readonly Seat[]; lost?: 'all-down' | 'out-of-time' | 'gave-up' };

  // ---- dice
  assigned: { hero: number; die: string; slot: string };
  cleared: { hero: number; slot: string };
  locked: { hero: number; die: string; slot: string };
  rerolled: { hero: number; from: readonly string[]; dice: readonly string[] };
  /** A die gets a value of choice. */
  set: { hero: number; from: string; die: string };
  'effect-dice': { by: string; dice: readonly number[] };
  captured: { hero: number; die: string; enemy: number };
  freed: { hero: number; die: string; enemy: number };
  returned: { hero: number; die: string };
  removed: { hero: number; die: string };

  // ---- attacks
  action: { hero: number; action: string; value: number };
  relic: { hero: number; relic: string; value: number };
  /** What an attack card does: whom it finds. */
  attack: { who: string; card: string; value: number; targets: readonly string[] };
  'no-target': { who: string; card: string };
  /** A card without a value happens. */
  omen: { who: string; card: string };
  hit: { to: string; by?: string; amount: number; blocked: number };
  missed: { to: string; by?: string };
  countered: { by: string; to: string; amount: number };
  suffered: { to: string; amount: number; why: 'poison' | 'effect' | 'companion' };
  block: { to: string; n: number };
  stripped: { to: string };
  poisoned: { to: string };
  stunned: { to: string };
  veiled: { to: string };
  undead: { to: string };
  /** `what`: a wound, the Poison, the Stun. */
  healed: { to: string; what: 'wound' | 'poison' | 'stun' };
  defeated: { enemy: number; id: string; by: number; excess: number };
  reward: { cards: readonly string[] };
  ko: { who: string };
  revived: { hero: number };
  shifted: { from: string; to: string; wounds: number };

  // ---- abilities, items, cards
  ability: { hero: number };
  'bounty-used': { hero: number; bounty: string };
  used: { hero: number; item: string };
  song: { hero: number; song: string };
  summoned: { hero: number; ally: number; id: string };
  companion: { hero: number; enemy: number };
  'companion-mended': { hero: number };
  sketched: { hero: number; id: string };
  refreshed: { hero: number };
  /** The deck of attack cards: cards from the discard under it, the top of it to the discard. */
  'deck-gains': { cards: readonly string[] };
  'deck-loses': { cards: readonly string[] };
  salvaged: { card: string };
  /** What was seen only the seat knows. */
  peeked: { hero: number; n: number; under: number };
  swapped: { enemy: number; out: string; in: string };
  added: { card: string };
  'gained-relic': { hero: number; relic: string };
  'gained-item': { hero: number; item: string };
  'lost-item': { hero: number; item: string };
  'gained-spoils': { hero: number; id: string };
  bounty: { hero: number; bounty: string };

  // ---- town
  market: { items: readonly string[] };
  rested: { hero: number };
  bought: { hero: number; item: string; paid: readonly string[] };
  gave: { from: number; to: number; what: string };
  advanced: { hero: number; class: string; how: 'cover' | 'tuck' };
}

export type EventType = keyof EventFields;
/** Something that happened; every value is plain JSON. */
export type DicebornEvent<T extends EventType = EventType> = EventOf<EventFields, T>;
