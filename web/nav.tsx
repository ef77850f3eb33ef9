/** The ways between the page's screens, and at their end who plays here. */
import type { JSX } from 'preact';
import { AccountMenu } from './account/account-menu.tsx';
import { Mark } from './kit/icon.tsx';
import { ThemeSwitch } from './kit/theme-switch.tsx';
import { FRONT, ladderHash, libraryHash, type Route, rulesHash, WATCH } from './route.ts';
import { t } from './words/t.ts';

const ways = (): readonly (readonly [words: string, href: string, pages: readonly Route['page'][]])[] => [
  [t('Play'), FRONT, ['front', 'find', 'new', 'party', 'campaigns', 'campaign']],
  [t('Library'), libraryHash(), ['library']],
  [t('Rules'), rulesHash(), ['rules', 'learn']],
  [t('Watch'), WATCH, ['watch', 'shared-campaign']],
  [t('Ladder'), ladderHash(), ['ladder', 'player']],
];

export function Nav({ page }: { readonly page: Route['page'] }): JSX.Element {
  return (
    <nav class="nav" aria-label="Throneroom">
      <a class="mark" href="/#/" aria-label={t('Throneroom, the front page')}>
        <Mark of="crown" />
        <span>Throneroom</span>
      </a>
      <ul>
        {ways().map(([words, href, pages]) => (
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
