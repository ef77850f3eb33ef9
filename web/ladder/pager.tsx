/** From page to page of a long list. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hashOf: (page: number) => string;
}

export function Pager({ page, pages, hashOf }: PagerProps): JSX.Element | null {
  if (pages < 2) return null;
  return (
    <nav class="pager" aria-label={t('Pages')}>
      {page > 1 && (
        <a class="btn" href={hashOf(page - 1)}>
          {t('Back')}
        </a>
      )}
      <span>{t('Page {page} of {pages}', { page, pages })}</span>
      {page < pages && (
        <a class="btn" href={hashOf(page + 1)}>
          {t('Next')}
        </a>
      )}
    </nav>
  );
}
