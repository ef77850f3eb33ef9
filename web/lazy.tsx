/** Screens that are loaded when somebody goes to them, with what they say; one that cannot be had says so. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { load } from './load.ts';
import { speakOfAll } from './words/language.ts';
import { t } from './words/t.ts';

/** A component that is loaded when it is first drawn. */
export function lazy<P extends object>(part: () => Promise<(props: P) => JSX.Element | null>) {
  let loading: Promise<(props: P) => JSX.Element | null> | undefined;
  let loaded: ((props: P) => JSX.Element | null) | undefined;
  return function Lazy(props: P): JSX.Element {
    const [Part, setPart] = useState(() => loaded);
    const [trouble, setTrouble] = useState(false);
    useEffect(() => {
      let wanted = true;
      loading ??= Promise.all([load(part), speakOfAll()]).then(([component]) => component);
      loading.then(
        (component) => {
          loaded = component;
          if (wanted) setPart(() => component);
        },
        () => {
          loading = undefined;
          if (wanted) setTrouble(true);
        },
      );
      return () => {
        wanted = false;
      };
    }, []);
    if (Part) return <Part {...props} />;
    return (
      <main class="wrap">
        <h1 class="unseen">Throneroom</h1>
        {trouble ? (
          <p class="notice trouble" role="alert">
            {t('This part of the page could not be loaded. Reload the page to try again.')}
          </p>
        ) : (
          <p class="notice" role="status">
            {t('One moment…')}
          </p>
        )}
      </main>
    );
  };
}
