/** Every word that a player meets, in our own words. The rules page shows them all; wherever one stands it may open its words
 *  (`term.tsx`). */
import type { Chapter, Term } from './chapter.ts';
import { FIRST_GAME } from './first-game.ts';
import { OTHER_GAMES } from './other-games.ts';

export const CHAPTERS: readonly Chapter[] = [...FIRST_GAME, ...OTHER_GAMES];

export const TERMS: ReadonlyMap<string, Term> = new Map(
  CHAPTERS.flatMap(({ terms }) => terms.map((term) => [term.id, term] as const)),
);

/** The term of that name, or that texts call so. */
export const termCalled = (words: string): Term | undefined => CALLED.get(words.toLowerCase());

const CALLED: ReadonlyMap<string, Term> = new Map(
  [...TERMS.values()].flatMap((term) =>
    [term.name, ...(term.also ?? [])].map((words) => [words.toLowerCase(), term] as const),
  ),
);
