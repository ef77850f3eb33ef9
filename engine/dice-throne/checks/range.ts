/** Between which figures an amount can come out, as far as its words tell. What is counted, held or read is taken for 0 and
 *  more. */
import { MOST_AMOUNT } from '../vocabulary/lists.ts';
import type { Amount } from '../vocabulary/words.ts';

export interface Range {
  readonly least: number;
  readonly most: number;
}

const spanOf = (figures: readonly number[]): Range => ({ least: Math.min(...figures), most: Math.max(...figures) });
const ANY: Range = { least: 0, most: MOST_AMOUNT };

/** The range of what is made of several amounts, two at a time. */
const folded = (parts: readonly Amount[], fold: (a: Range, b: Range) => Range): Range =>
  parts.map(rangeOf).reduce((all, one) => fold(all, one));

export const rangeOf = (n: Amount): Range => {
  if (typeof n === 'number') return spanOf([n]);
  if ('row' in n) return spanOf(n.row);
  if ('table' in n) return spanOf(n.table);
  if ('plus' in n) return folded(n.plus, (a, b) => ({ least: a.least + b.least, most: a.most + b.most }));
  if ('times' in n)
    return folded(n.times, (a, b) => spanOf([a.least * b.least, a.least * b.most, a.most * b.least, a.most * b.most]));
  if ('half' in n) {
    const { least, most } = rangeOf(n.half);
    return { least: Math.ceil(least / 2), most: Math.ceil(most / 2) };
  }
  if ('least' in n)
    return folded(n.least, (a, b) => ({ least: Math.min(a.least, b.least), most: Math.min(a.most, b.most) }));
  if ('most' in n)
    return folded(n.most, (a, b) => ({ least: Math.max(a.least, b.least), most: Math.max(a.most, b.most) }));
  return ANY;
};
