/** From page to page of a long list. */
import type { JSX } from 'preact';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly hashOf: (page: number) => string;
}

export function Pager({ page, pages, hashOf }: PagerProps): JSX.Element | null {
  if (pages < 2) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {page > 1 && (
        <a class="btn" href={hashOf(page - 1)}>
          Back
        </a>
      )}
      <span>
        Page {page} of {pages}
      </span>
      {page < pages && (
        <a class="btn" href={hashOf(page + 1)}>
          Next
        </a>
      )}
    </nav>
  );
}
