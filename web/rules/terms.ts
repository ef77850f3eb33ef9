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

/** The term of that name, or that texts call so. */
export const termCalled = (words: string): Term | undefined => called().get(words.toLowerCase());

const called = perLanguage(
  (): ReadonlyMap<string, Term> =>
    new Map(
      [...terms().values()].flatMap((term) =>
        [term.name, ...(term.also ?? [])].map((words) => [words.toLowerCase(), term] as const),
      ),
    ),
);
