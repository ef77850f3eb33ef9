/** The ways between the page's screens, and at their end who plays here. */
import type { JSX } from 'preact';
import { AccountMenu } from './account/account-menu.tsx';
import { Mark } from './kit/icon.tsx';
import { ThemeSwitch } from './kit/theme-switch.tsx';
import { FRONT, ladderHash, libraryHash, type Route, rulesHash, WATCH } from './route.ts';

const WAYS: readonly (readonly [words: string, href: string, pages: readonly Route['page'][]])[] = [
  ['Play', FRONT, ['front', 'find', 'new', 'party', 'campaigns', 'campaign']],
  ['Library', libraryHash(), ['library']],
  ['Rules', rulesHash(), ['rules', 'learn']],
  ['Watch', WATCH, ['watch']],
  ['Ladder', ladderHash(), ['ladder', 'player']],
];

export function Nav({ page }: { readonly page: Route['page'] }): JSX.Element {
  return (
    <nav class="nav" aria-label="Throneroom">
      <a class="mark" href="/#/" aria-label="Throneroom, the front page">
        <Mark of="crown" />
        <span>Throneroom</span>
      </a>
      <ul>
        {WAYS.map(([words, href, pages]) => (
          <li key={href}>
            <a href={`/${href}`} aria-current={pages.includes(page) ? 'page' : undefined}>
              {words}
            </a>
          </li>
        ))}
      </ul>
      <div class="nav-end">
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </nav>
  );
}
