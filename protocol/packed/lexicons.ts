/** The lexicons of all games, for whoever has them all: the page loads that of the match it shows (`web/play/lexicons.ts`). */
import { type Entries, lexiconFrom } from './entries.ts';
import { type Lexicon, NO_LEXICON } from './lexicon.ts';
import { DICE_CLASH } from './lexicons/dice-clash.ts';
import { DICE_THRONE } from './lexicons/dice-throne.ts';
import { DICEBORN_HEROES } from './lexicons/diceborn-heroes.ts';

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
