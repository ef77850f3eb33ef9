/** The key that does the same as the control it stands in. Sighted help only: the menu lists all keys in words. */
import type { JSX } from 'preact';

export function Key({ of }: { readonly of?: string }): JSX.Element | null {
  return of ? (
    <span class="key" aria-hidden="true">
      {of.length === 1 ? of.toUpperCase() : of.charAt(0).toUpperCase() + of.slice(1)}
    </span>
  ) : null;
}
