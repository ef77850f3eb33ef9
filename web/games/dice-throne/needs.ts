/** Reads what an ability needs, as the catalogue writes it (`3 / 4 / 5 Arrow`, `2 Leaf + 2 Spirit`, `Small Straight`), so
 *  that it can be drawn as faces of dice; and which of these the dice on the table pay for. */
import type { DieView } from '../../../engine/dice-throne/state/view-shape.ts';
import { wordOf } from '../../kit/words.ts';

export type Need =
  /** So many of each symbol; several counts are a scale, lowest first. */
  | { readonly kind: 'symbols'; readonly groups: readonly SymbolGroup[] }
  /** So many numbers in a row. */
  | { readonly kind: 'straight'; readonly length: number; readonly words: string }
  /** Whatever else, in words; empty when nothing is needed. */
  | { readonly kind: 'words'; readonly words: string };

export interface SymbolGroup {
  readonly symbol: string;
  readonly counts: readonly number[];
}

/** What an ability needs besides being of its kind: `Defence, 4 dice` and `Passive` begin with what its seal says. */
export const besidesKind = (needs: string): string =>
  needs.replace(/^(Defence|Ultimate|Passive|Verteidigung|Passiv)(, |$)/, '');

const GROUP = /^(\d+(?: \/ \d+)*) (.+)$/;
/** By how their names begin, in each language. */
const STRAIGHTS: Readonly<Record<string, number>> = { Small: 4, Large: 5, Kleine: 4, Große: 5 };
const SMALL = /Small|Large|Straight|Kleine|Große/g;

/** `die`: the symbols of the hero's faces. */
export function readNeed(needs: string, die: readonly string[]): Need {
  const straight = STRAIGHTS[needs.split(' ')[0] ?? ''];
  if (straight !== undefined)
    return { kind: 'straight', length: straight, words: needs.replace(SMALL, (word) => word.toLowerCase()) };
  const groups: SymbolGroup[] = [];
  for (const part of needs.split(' + ')) {
    const [, counts = '', word] = GROUP.exec(part) ?? [];
    const symbol = die.find((one) => wordOf(one) === word);
    if (!symbol) return { kind: 'words', words: needs };
    groups.push({ symbol, counts: counts.split(' / ').map(Number) });
  }
  return { kind: 'symbols', groups };
}

/** A pip of a requirement: a symbol or a number, paid for by a die on the table or not. */
export type Pip = { readonly paid: boolean } & ({ readonly symbol: string } | { readonly number: number });
/** What stands after pips of a scale: the points for reaching so far. */
export interface Points {
  readonly points: string;
  /** The highest row that the dice reach. */
  readonly reached: boolean;
}

/** The requirement as pips in a row. `points`: what the rows of a scale are worth, where it is one. */
export function pipsOf(need: Need, dice: readonly DieView[], points: readonly string[]): readonly (Pip | Points)[] {
  if (need.kind === 'straight') return straightPips(need.length, dice);
  if (need.kind === 'words') return [];
  return need.groups.flatMap(({ symbol, counts }) => {
    const shown = dice.filter((die) => die.symbol === symbol).length;
    const best = Math.max(...counts.filter((count) => count <= shown));
    const pips: (Pip | Points)[] = [];
    for (let place = 1; place <= Math.max(...counts); place++) {
      pips.push({ symbol, paid: place <= shown });
      const row = counts.indexOf(place);
      const worth = points[row];
      if (counts.length > 1 && row >= 0 && worth !== undefined) pips.push({ points: worth, reached: place === best });
    }
    return pips;
  });
}

const isPaid = (part: Pip | Points): boolean => 'points' in part || part.paid;

/** The run that the dice come nearest to; the lowest of them. */
function straightPips(length: number, dice: readonly DieView[]): readonly Pip[] {
  const values = new Set(dice.map(({ value }) => value));
  const runs = Array.from({ length: 6 - length + 1 }, (_, first) =>
    Array.from({ length }, (_, index): Pip => {
      const number = first + index + 1;
      return { number, paid: values.has(number) };
    }),
  );
  const near = (run: readonly Pip[]): number => run.filter(isPaid).length;
  return runs.reduce((best, run) => (near(run) > near(best) ? run : best));
}

/** The figures of a scale in what an ability does: `3 / 5 / 7` of "Deal 3 / 5 / 7 damage." */
export function pointsOf(text: string, rows: number): readonly string[] {
  const scales = [...text.matchAll(/\d+(?: \/ \d+)+/g)].map(([scale]) => scale.split(' / '));
  return scales.find((scale) => scale.length === rows) ?? [];
}

/** How many rows the scale of a requirement has. */
export const rowsOf = (need: Need): number =>
  need.kind === 'symbols' ? Math.max(...need.groups.map(({ counts }) => counts.length)) : 1;
