/** The numbers of what a match says of its own, in the order in which it says it. */

/** So many words have the first numbers, before all of the lexicon: those that come first are mostly the names of players,
 *  which lines repeat more than any word. */
export const OWN_FIRST = 10;

export class OwnNumbers {
  private words = 0;
  private others: number;

  /** `after`: the first number behind those of the lexicon. */
  constructor(after: number) {
    this.others = after;
  }

  /** Of what is said next. */
  next(isWord: boolean): number {
    return isWord && this.words < OWN_FIRST ? this.words++ : this.others++;
  }
}
