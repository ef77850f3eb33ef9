/** What lines about events have in common in all languages. Players are written as their seat in braces, `{0}`: whoever
 *  shows the line puts their names in. */
import type { ByType } from '../../core/events.ts';
import type { DiceThroneEvent, EventFields, EventType } from '../state/events.ts';
import type { Library } from '../state/table.ts';
import type { DieView } from '../state/view-shape.ts';
import { capital, faceWords, nameOf, roman } from './names.ts';
import type { Grammar } from './words.ts';

/** A language's line for each event; none where it needs none. */
export type Tellers = ByType<EventFields, [lib: Library], string>;

/** `1, 2, 2, 5 and 6: 3 Sword, 1 Life and 1 Pow`; one die alone is `6 (Pow)`. */
export const rolledWords = (
  dice: readonly DieView[],
  { listed, symbol: named }: Pick<Grammar, 'listed' | 'symbol'>,
): string => {
  const [only] = dice;
  if (only && dice.length === 1) return faceWords(only.value, only.symbol, named);
  const sorted = [...dice].sort((a, b) => a.value - b.value);
  const symbols = [...new Set(sorted.map(({ symbol }) => symbol))];
  const counts = symbols.map((symbol) => `${sorted.filter((die) => die.symbol === symbol).length} ${named(symbol)}`);
  return `${listed(sorted.map(({ value }) => String(value)))}: ${listed(counts)}`;
};

/** `Stun`, `1 Chi`, `2 Chi`: what can be had once only needs no figure. */
export const many = (lib: Library, n: number, id: string): string => {
  const most = lib.tokens.get(id)?.def.limit ?? lib.sides.get(id)?.limit ?? 1;
  return most === 1 && n === 1 ? nameOf(lib, id) : `${n} ${nameOf(lib, id)}`;
};

/** An ability with its level, as upgrade cards are named. */
export const levelled = (
  lib: Library,
  { ability, level }: { readonly ability: string; readonly level: number },
): string => `${nameOf(lib, ability)}${roman(level)}`;

/** Events that need no words. */
export const SILENT = {
  planned: () => '',
  // Told by the card played, and by the going of what is spent.
  upgraded: () => '',
  spent: () => '',
  // The table itself shows these.
  phase: () => '',
  'phase-ended': () => '',
  'roll-phase-over': () => '',
  window: () => '',
  'window-closed': () => '',
  passed: () => '',
  asked: () => '',
  chosen: () => '',
} satisfies Partial<Tellers>;

/** The lines of a language, as they are shown. */
export const tellBy =
  (tellers: Tellers) =>
  <T extends EventType>(lib: Library, event: DiceThroneEvent<T>): string =>
    // A name that ends in a mark of its own needs no stop behind it.
    capital(tellers[event.type](event, lib).replace(/([!?])\.$/, '$1'));
