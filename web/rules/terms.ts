/** Every word that a player meets, in our own words. The rules page shows them all; wherever one stands it may open its words
 *  (`term.tsx`). */
import { perLanguage } from '../words/t.ts';
import type { Chapter, Term } from './chapter.ts';
import { firstGame } from './first-game.ts';
import { otherGames } from './other-games.ts';

export const chapters = perLanguage((): readonly Chapter[] => [...firstGame(), ...otherGames()]);

export const terms = perLanguage(
  (): ReadonlyMap<string, Term> =>
    new Map(chapters().flatMap(({ terms }) => terms.map((term) => [term.id, term] as const))),
);

/** What the texts of a game call so; nothing for words that mean what they say. */
export const termCalled = (game: string, words: string): Term | undefined => called().get(game)?.get(words);
/** All words of a game that `termCalled` knows. */
export const callings = (game: string): Iterable<string> => called().get(game)?.keys() ?? [];

const called = perLanguage((): ReadonlyMap<string, ReadonlyMap<string, Term>> => {
  const byGame = new Map<string, Map<string, Term>>();
  for (const { game, terms } of chapters()) {
    const words = byGame.get(game) ?? new Map<string, Term>();
    byGame.set(game, words);
    for (const term of terms) for (const form of term.printed ?? []) words.set(form, term);
  }
  return byGame;
});
