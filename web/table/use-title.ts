/** Whoever looks at another tab sees there that the match waits. */
import { useEffect } from 'preact/hooks';

/** `waitsFor`: what the match waits for this player to do, in a few words; nothing while it does not. */
export function useTitle(waitsFor: string | undefined): void {
  useEffect(() => {
    document.title = waitsFor === undefined ? 'Throneroom' : `${waitsFor} · Throneroom`;
    return () => {
      document.title = 'Throneroom';
    };
  }, [waitsFor]);
}
