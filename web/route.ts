/** Where in the page one is, kept in the hash so that a link or a reload comes back to it. */
import { useEffect, useState } from 'preact/hooks';

export type Route =
  | { readonly page: 'front' }
  /** With a code: an invitation to an open seat. Without: the own seat, or watching. */
  | { readonly page: 'match'; readonly id: string; readonly code?: string };

export function parseRoute(hash: string): Route {
  const [, id, query] = /^#\/match\/([\w-]+)(?:\?(.*))?$/.exec(hash) ?? [];
  if (!id) return { page: 'front' };
  const code = new URLSearchParams(query ?? '').get('code');
  return code ? { page: 'match', id, code } : { page: 'match', id };
}

export const matchHash = (id: string): string => `#/match/${id}`;

export const inviteLink = (id: string, code: string): string =>
  `${location.origin}${location.pathname}${matchHash(id)}?code=${encodeURIComponent(code)}`;

export function useRoute(): Route {
  const [route, setRoute] = useState(() => parseRoute(location.hash));
  useEffect(() => {
    const changed = (): void => setRoute(parseRoute(location.hash));
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  return route;
}
