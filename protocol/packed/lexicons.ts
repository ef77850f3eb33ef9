/** The lexicons of all games. */
import { Lexicon, NO_LEXICON } from './lexicon.ts';
import { DICE_CLASH } from './lexicons/dice-clash.ts';
import { DICE_THRONE } from './lexicons/dice-throne.ts';
import { DICEBORN_HEROES } from './lexicons/diceborn-heroes.ts';
import { Packer } from './packer.ts';

/** What a game's matches say most. */
export interface Entries {
  readonly words: string;
  /** Flat objects, shapes of lines that are told, and lines of legal actions, as JSON: one a line. */
  readonly values: string;
  /** So many of the values are said more than most words, and stand ahead of them. */
  readonly ahead: number;
}

const ENTRIES: ReadonlyMap<string, Entries> = new Map([
  ['dice-throne', DICE_THRONE],
  ['dice-clash', DICE_CLASH],
  ['diceborn-heroes', DICEBORN_HEROES],
]);
const lexicons = new Map<string, Lexicon>();

/** The lexicon of that game; an empty one for a game that has none. */
export const lexiconOf = (game: string): Lexicon => {
  const entries = ENTRIES.get(game);
  if (!entries) return NO_LEXICON;
  const lexicon = lexicons.get(game) ?? lexiconFrom(entries);
  lexicons.set(game, lexicon);
  return lexicon;
};

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
