/** The words and figures of a game, fetched when something on the screen shows them. */
import { useEffect, useState } from 'preact/hooks';
import { fetchCatalogue } from '../api.ts';

/** Nothing while it is on its way, `null` where it cannot be had. */
export function useCatalogue(game: string): unknown {
  const [catalogue, setCatalogue] = useState<{ readonly of: string; readonly value: unknown }>();
  useEffect(() => {
    const take = (value: unknown): void => setCatalogue({ of: game, value });
    fetchCatalogue(game).then(take, () => take(null));
  }, [game]);
  return catalogue?.of === game ? catalogue.value : undefined;
}
