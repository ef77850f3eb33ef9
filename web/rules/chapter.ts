/** A chapter of the page of rules, and the words that it explains. `printed` are the forms under which the texts of the game
 *  speak of a word, in the language that is spoken. `see` are the words that it leads to. */

export interface Term {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly printed?: readonly string[];
  readonly see?: readonly string[];
}

export interface Chapter {
  readonly id: string;
  /** Whose words they are. */
  readonly game: string;
  readonly name: string;
  /** What it is about, to be read in one go. */
  readonly text: string;
  readonly terms: readonly Term[];
}
