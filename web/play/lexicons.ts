/** What the matches of each game say most, loaded when the first match of it is seen: all of them weigh more than all else
 *  that speaks with rooms. */
import { lexiconFrom } from '../../protocol/packed/entries.ts';
import { type Lexicon, NO_LEXICON } from '../../protocol/packed/lexicon.ts';
import { gameEntry } from '../games/games.ts';
import { load } from '../load.ts';

const lexicons = new Map<string, Lexicon>();

/** Loads the lexicon of that game, if it is not here yet. */
export async function loadLexicon(game: string): Promise<void> {
  if (lexicons.has(game)) return;
  const entries = await load(async () => gameEntry(game)?.lexicon?.());
  if (entries) lexicons.set(game, lexiconFrom(entries));
}

/** The lexicon of that game, once it has been loaded; an empty one for a game that has none. */
export const lexiconOf = (game: string): Lexicon => lexicons.get(game) ?? NO_LEXICON;
