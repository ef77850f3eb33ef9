/** Screens that are loaded when somebody goes to them. A part that cannot be had any more, because the server was renewed
 *  meanwhile, is had by loading the page anew; where that does not help either, it says so. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const RELOADED = 'throneroom.reloaded';
/** The page is not loaded anew for the same trouble again and again. */
const ONCE_MS = 60_000;

/** Loads a part of the page. Never settles where the whole page is about to be loaded anew. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    if (!navigator.onLine || !mayReload()) throw error;
    location.reload();
    return new Promise(() => {});
  }
}

function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED));
    if (Date.now() - last < ONCE_MS) return false;
    sessionStorage.setItem(RELOADED, `${Date.now()}`);
    return true;
  } catch {
    return false; // without a memory it could go on for ever
  }
}

/** A component that is loaded when it is first drawn. */
export function lazy<P extends object>(part: () => Promise<(props: P) => JSX.Element | null>) {
  let loading: Promise<(props: P) => JSX.Element | null> | undefined;
  let loaded: ((props: P) => JSX.Element | null) | undefined;
  return function Lazy(props: P): JSX.Element {
    const [Part, setPart] = useState(() => loaded);
    const [trouble, setTrouble] = useState(false);
    useEffect(() => {
      let wanted = true;
      loading ??= load(part);
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
            This part of the page could not be loaded. Reload the page to try again.
          </p>
        ) : (
          <p class="notice" role="status">
            One moment…
          </p>
        )}
      </main>
    );
  };
}
