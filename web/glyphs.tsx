/** Our own small marks, for the screens that are not drawn with the kit yet. */
import type { JSX } from 'preact';

const MARKS: Readonly<Record<string, string>> = {
  hand: 'M4.2 6.4l8-2.6a1.2 1.2 0 0 1 1.5.8l3.5 11a1.2 1.2 0 0 1-.8 1.5l-8 2.6a1.2 1.2 0 0 1-1.5-.8L3.4 8a1.2 1.2 0 0 1 .8-1.6zM17 5.4h2.6c.7 0 1.2.5 1.2 1.2v11c0 .7-.5 1.2-1.2 1.2h-.9L16.2 7z',
  deck: 'M6 3h9a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2zm13 3.2c.6.3 1 1 1 1.8v11c0 1.7-1.3 3-3 3H8.5c-.7 0-1.4-.4-1.7-1H17c1.1 0 2-.9 2-2z',
  discard:
    'M5 4h10a1.5 1.5 0 0 1 1.5 1.5v6.2l-2.4 2.4 3.5 3.5-1.7 1.9H5A1.5 1.5 0 0 1 3.5 18V5.5A1.5 1.5 0 0 1 5 4zm14.5 8.5l1.5 1.5-3 3-1.5-1.5z',
  crown: 'M3 7l4.6 4L12 4l4.4 7L21 7l-1.7 11.5H4.7z',
  die: 'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3zm2.5 4a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm7 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm0-7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm-7 7a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z',
};

interface GlyphProps {
  readonly name: string;
  readonly class?: string;
}

/** A mark of the table: cards, a crown. */
export function Mark({ name, class: extra }: GlyphProps): JSX.Element {
  return (
    <svg class={`glyph ${extra ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={MARKS[name] ?? ''} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
