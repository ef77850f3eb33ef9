/** A page that scrolls: what it is called, what it is for in a line, and the rest. */
import type { ComponentChildren, JSX } from 'preact';
import { useTitle } from './table/use-title.ts';

interface SheetProps {
  readonly title: string;
  readonly lead?: ComponentChildren;
  /** Beside the title. */
  readonly mark?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Sheet({ title, lead, mark, class: extra = '', children }: SheetProps): JSX.Element {
  useTitle(title);
  return (
    <main class={`wrap sheet ${extra}`}>
      <header class="sheet-head">
        {mark}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </main>
  );
}
