/** What a game shows in the library, loaded when something wants it. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { gameEntry } from '../games/games.ts';
import { useCatalogue } from '../games/use-catalogue.ts';
import { load } from '../load.ts';
import { Glossary } from '../rules/glossary.ts';
import type { AnyGameLibrary } from './library.ts';

/** `null` where it cannot be had. */
export function useLibrary(game: string): AnyGameLibrary | null | undefined {
  const [library, setLibrary] = useState<AnyGameLibrary | null>();
  useEffect(() => {
    let wanted = true;
    const entry = gameEntry(game);
    const asked = entry ? load(() => entry.library()) : Promise.reject(new Error('no such game'));
    asked.then(
      (found) => wanted && setLibrary(found),
      () => wanted && setLibrary(null),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return library;
}

/** What names in texts of the game mean; the words of its rules alone until the rest is there. */
export function useGlossaryOf(game: string): Glossary {
  const library = useLibrary(game);
  const catalogue = useCatalogue(game);
  return useMemo(
    () => (library && catalogue ? library.glossary(catalogue) : new Glossary(game, [])),
    [library, catalogue, game],
  );
}
