/** Our own small drawings: die symbols by their word, and a few marks of the table. An unknown symbol shows its first
 *  letter, so a new hero needs no drawing to be playable. */
import type { JSX } from 'preact';

/** Paths on a 24 × 24 field, filled with the text colour. */
const SYMBOLS: Readonly<Record<string, string>> = {
  sword:
    'M20.8 2.2l1 1-.9 5.1L11.6 17.6l2 2-1.6 1.6-2.9-2.9-3.6 3.6a1.5 1.5 0 0 1-2.1 0l-1.3-1.3a1.5 1.5 0 0 1 0-2.1l3.6-3.6-2.9-2.9 1.6-1.6 2 2L15.7 3.1z',
  life: 'M12 21.2C6.1 16.6 2 13 2 8.6A5.4 5.4 0 0 1 7.5 3.1c1.9 0 3.5.9 4.5 2.4 1-1.5 2.6-2.4 4.5-2.4A5.4 5.4 0 0 1 22 8.6c0 4.4-4.1 8-10 12.6z',
  pow: 'M12 1l2.4 5.5 5-3.3-1.3 5.8 5.4.9-4.4 3.6 3.6 4.6-5.8-.6.2 5.8-4.6-3.9L9.3 23l-1-5.8-5.8 1.4 3.1-5L1 10.5l5.6-1.4L4.5 3.3l5.3 2.9z',
  arrow: 'M22 2l-2.2 9.2-2.4-2.4L8.9 17.3l.5 2.5-3 3-1.5-3.7-3.7-1.5 3-3 2.5.5 8.5-8.5-2.4-2.4z',
  foot: 'M8.2 1.5h7.2v11.2c0 .9.5 1.6 1.3 2l3.9 1.7c1.2.6 1.9 1.7 1.9 3v.6H8.2l-1.4-4.1c-.4-1.3-.3-2.6.2-3.8.8-1.7 1.2-3.5 1.2-5.4zM5.5 21.6h17v1.6h-17z',
  moon: 'M15.2 2A10.2 10.2 0 1 0 22 15.7 8.6 8.6 0 0 1 15.2 2z',
};

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

/** A die symbol. Decorative: whoever shows it says the word as well. */
export function SymbolGlyph({ name, class: extra }: GlyphProps): JSX.Element {
  const path = SYMBOLS[name];
  return (
    <svg class={`glyph ${extra ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {path ? (
        <path d={path} fill="currentColor" />
      ) : (
        <text x="12" y="18" text-anchor="middle" font-size="17" font-weight="700" fill="currentColor">
          {name.charAt(0).toUpperCase()}
        </text>
      )}
    </svg>
  );
}

/** A mark of the table: cards, a crown. */
export function Mark({ name, class: extra }: GlyphProps): JSX.Element {
  return (
    <svg class={`glyph ${extra ?? ''}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={MARKS[name] ?? ''} fill="currentColor" fill-rule="evenodd" />
    </svg>
  );
}
