/** Loads the page of a game when it is needed. */
import { useEffect, useState } from 'preact/hooks';
import { t } from '../words/t.ts';
import { gameEntry } from './games.ts';
import type { AnyGamePage } from './page.ts';

/** The page, nothing while it is on its way, or words for people where there is none. */
export function useGamePage(game: string): AnyGamePage | string | undefined {
  const [page, setPage] = useState<AnyGamePage | string>();
  useEffect(() => {
    let wanted = true;
    const entry = gameEntry(game);
    setPage(entry ? undefined : t('This page cannot show that game.'));
    entry?.page().then(
      (loaded) => wanted && setPage(loaded),
      () => wanted && setPage(t('The table could not be loaded. Reload the page to try again.')),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return page;
}
