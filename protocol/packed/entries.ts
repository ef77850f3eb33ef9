/** A lexicon as it is written down, and made from that. */
import { Lexicon } from './lexicon.ts';
import { Packer } from './packer.ts';

/** What a game's matches say most. */
export interface Entries {
  readonly words: string;
  /** Flat objects, shapes of lines that are told, and lines of legal actions, as JSON: one a line. */
  readonly values: string;
  /** So many of the values are said more than most words, and stand ahead of them. */
  readonly ahead: number;
}

/** Throws a `SyntaxError` for a value of which a word or the keys are not among the words. */
export const lexiconFrom = (entries: Entries): Lexicon =>
  new Lexicon(entries.words, packedValues(entries), entries.ahead);

/** The values as a lexicon of these words has them. Throws as `lexiconFrom` does. */
export const packedValues = ({ words, values, ahead }: Entries): string[] => {
  const packer = new Packer(new Lexicon(words, [], ahead));
  const packed = values.split('\n').flatMap((line) => (line === '' ? [] : packer.pack(JSON.parse(line))));
  const fresh = packer.takeFresh();
  if (fresh !== '') throw new SyntaxError(`values of a lexicon are made of its words, and it lacks ${fresh}`);
  return packed;
};
