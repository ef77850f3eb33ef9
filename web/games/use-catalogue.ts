/** The words and figures of a game, fetched when something on the screen shows them. */
import { useEffect, useState } from 'preact/hooks';
import { fetchCatalogue } from '../api.ts';
import { useLanguage } from '../words/language.ts';

/** Nothing while it is on its way, `null` where it cannot be had. In another language it is what it was until it is there. */
export function useCatalogue(game: string): unknown {
  const language = useLanguage();
  const [catalogue, setCatalogue] = useState<{ readonly of: string; readonly value: unknown }>();
  useEffect(() => {
    let wanted = true;
    const take = (value: unknown): void => {
      if (wanted) setCatalogue({ of: game, value });
    };
    fetchCatalogue(game).then(take, () => take(null));
    return () => {
      wanted = false;
    };
  }, [game, language]);
  return catalogue?.of === game ? catalogue.value : undefined;
}
