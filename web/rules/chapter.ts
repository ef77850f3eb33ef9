/** A chapter of the page of rules, and the words that it explains. `also` are other forms under which texts speak of a word,
 *  `see` the words that it leads to. */

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly also?: readonly string[];
  readonly see?: readonly string[];
}

export interface Chapter {
  readonly id: string;
  readonly name: string;
  /** What it is about, to be read in one go. */
  readonly text: string;
  readonly terms: readonly Term[];
}
