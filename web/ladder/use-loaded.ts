/** Something that is fetched, and fetched anew when what it depends on changes. */
import { useEffect, useState } from 'preact/hooks';
import { troubleWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';

export type Loaded<T> = { readonly value: T } | { readonly trouble: string } | undefined;

/** The value once it is here, or words about why not. While a newer one is on its way the older one stays. */
export function useLoaded<T>(fetching: () => Promise<T>, of: string): Loaded<T> {
  const [loaded, setLoaded] = useState<Loaded<T>>();
  useEffect(() => {
    let wanted = true;
    fetching().then(
      (value) => wanted && setLoaded({ value }),
      (error: unknown) => wanted && setLoaded({ trouble: troubleWords(error, t('The server cannot be reached.')) }),
    );
    return () => {
      wanted = false;
    };
  }, [of]);
  return loaded;
}
