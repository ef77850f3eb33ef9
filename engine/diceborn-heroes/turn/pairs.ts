/** What one may sit down with besides a class: a pair, whose two are asked for at the table. */
export interface Pair {
  /** What it is to the modes. */
  readonly kind: string;
  /** The kind of its two. */
  readonly plays: string;
  readonly name: string;
}

export const PAIRS: Readonly<Record<string, Pair>> = {
  'two-heroes': { kind: 'pair', plays: 'hero', name: 'Two heroes' },
  'two-champions': { kind: 'champion-pair', plays: 'champion', name: 'Two champions' },
};
