/** The ways between the page's screens. */
import type { JSX } from 'preact';
import { useDesk } from './account/desk.ts';
import { FIND, ladderHash, playerHash, type Route } from './route.ts';

export function Nav({ page }: { readonly page: Route['page'] }): JSX.Element {
  const { player: me } = useDesk();
  const ways: readonly (readonly [Route['page'], string, string])[] = [
    ['front', '#/', 'Play'],
    ['find', FIND, 'Find a match'],
    ['ladder', ladderHash(), 'Ladder'],
    ...(me ? [['player', playerHash(me.id), 'Your profile'] as const] : []),
  ];
  return (
    <nav class="ways" aria-label="Throneroom">
      {ways.map(([to, href, words]) => (
        <a key={to} href={href} aria-current={to === page ? 'page' : undefined}>
          {words}
        </a>
      ))}
    </nav>
  );
}
