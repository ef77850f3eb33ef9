/** The lexicons of all games. */
import { Lexicon, NO_LEXICON } from './lexicon.ts';
import { DICE_CLASH } from './lexicons/dice-clash.ts';
import { DICE_THRONE } from './lexicons/dice-throne.ts';
import { DICEBORN_HEROES } from './lexicons/diceborn-heroes.ts';

const TEXTS: ReadonlyMap<string, string> = new Map([
  ['dice-throne', DICE_THRONE],
  ['dice-clash', DICE_CLASH],
  ['diceborn-heroes', DICEBORN_HEROES],
]);
const lexicons = new Map<string, Lexicon>();

/** The lexicon of that game; an empty one for a game that has none. */
export const lexiconOf = (game: string): Lexicon => {
  const text = TEXTS.get(game);
  if (text === undefined) return NO_LEXICON;
  const lexicon = lexicons.get(game) ?? new Lexicon(text);
  lexicons.set(game, lexicon);
  return lexicon;
};
