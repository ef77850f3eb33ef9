/** Our own small drawings: die symbols by their word, and a few marks of the table. An unknown symbol shows its first
 *  letter, so a new hero needs no drawing to be playable. */
import type { JSX } from 'preact';

/** Paths on a 24 × 24 field, filled with the text colour; a shape inside another is a hole. */
const SYMBOLS: Readonly<Record<string, string>> = {
  sword:
    'M20.8 2.2l1 1-.9 5.1L11.6 17.6l2 2-1.6 1.6-2.9-2.9-3.6 3.6a1.5 1.5 0 0 1-2.1 0l-1.3-1.3a1.5 1.5 0 0 1 0-2.1l3.6-3.6-2.9-2.9 1.6-1.6 2 2L15.7 3.1z',
  life: 'M12 21.2C6.1 16.6 2 13 2 8.6A5.4 5.4 0 0 1 7.5 3.1c1.9 0 3.5.9 4.5 2.4 1-1.5 2.6-2.4 4.5-2.4A5.4 5.4 0 0 1 22 8.6c0 4.4-4.1 8-10 12.6z',
  pow: 'M12 1l2.4 5.5 5-3.3-1.3 5.8 5.4.9-4.4 3.6 3.6 4.6-5.8-.6.2 5.8-4.6-3.9L9.3 23l-1-5.8-5.8 1.4 3.1-5L1 10.5l5.6-1.4L4.5 3.3l5.3 2.9z',
  arrow: 'M22 2l-2.2 9.2-2.4-2.4L8.9 17.3l.5 2.5-3 3-1.5-3.7-3.7-1.5 3-3 2.5.5 8.5-8.5-2.4-2.4z',
  foot: 'M8.2 1.5h7.2v11.2c0 .9.5 1.6 1.3 2l3.9 1.7c1.2.6 1.9 1.7 1.9 3v.6H8.2l-1.4-4.1c-.4-1.3-.3-2.6.2-3.8.8-1.7 1.2-3.5 1.2-5.4zM5.5 21.6h17v1.6h-17z',
  moon: 'M15.2 2A10.2 10.2 0 1 0 22 15.7 8.6 8.6 0 0 1 15.2 2z',
  flame:
    'M13 1c.4 4.2 6.8 7.2 6.8 13.6A7.8 7.8 0 0 1 12 22.8a7.8 7.8 0 0 1-7.8-7.9c0-3.2 1.6-5.6 3.4-7.6.2 1.9.8 3 1.9 3.7C9.3 7.4 10.4 4 13 1zM12.3 13c.3 1.9 2.7 2.8 2.7 5.1a2.8 2.8 0 0 1-5.6 0c0-2 2-3 2.9-5.1z',
  blaze:
    'M3 22.5C1 17 2 12.4 5.3 8.6c.3 2.2.9 3.6 2 4.6.5-5 1.9-8.6 4.7-11.7 2.8 3.1 4.2 6.7 4.7 11.7 1.1-1 1.7-2.4 2-4.6C22 12.4 23 17 21 22.5z',
  soul: 'M12 1.5a8.2 8.2 0 0 1 8.2 8.2v12.8l-4-3-4.2 3-4.2-3-4 3V9.7A8.2 8.2 0 0 1 12 1.5zM9 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM15 6.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z',
  meteor:
    'M8.3 9.4a5.9 5.9 0 1 0 0 11.8 5.9 5.9 0 0 0 0-11.8zM10.6 7.4L18.4.8l-4 8.4zM15.2 10.2L23.4 2.4l-5.2 10.8zM16.4 14.6l6.8-4.4-6 7.6z',
  dagger:
    'M8.6 10.2h6.8v6.6L12 23.4l-3.4-6.6zM4 6.4h16v2.7H4zM10.4 3.6h3.2v2h-3.2zM12 0.6a1.5 1.5 0 1 0 0 3.0 1.5 1.5 0 0 0 0-3.0z',
  bag: 'M8.8 1.4h6.4l1.8 3-2.1 2.4c4.2 2 7 5.8 7 9.8 0 4-2.8 6-9.9 6s-9.9-2-9.9-6c0-4 2.8-7.8 7-9.8L7 4.4zM12 11.3a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6z',
  card: 'M6.8 1.2h10.4a2.3 2.3 0 0 1 2.3 2.3v17a2.3 2.3 0 0 1-2.3 2.3H6.8a2.3 2.3 0 0 1-2.3-2.3v-17a2.3 2.3 0 0 1 2.3-2.3zM12 6.4L8.2 12l3.8 5.6 3.8-5.6z',
  shadow:
    'M12 .8c5.4 3 8.2 7.8 8.2 13.6 0 3-.7 5.6-1.9 8.4H5.7c-1.2-2.8-1.9-5.4-1.9-8.4C3.8 8.6 6.6 3.8 12 .8zM12 6.8c-2.9 1.8-4.3 4.2-4.3 7.1 0 2.6 1.6 4.6 4.3 6 2.7-1.4 4.3-3.4 4.3-6 0-2.9-1.4-5.3-4.3-7.1zM8.9 12.6l2.5 1.5-2.5 1.1zM15.1 12.6l-2.5 1.5 2.5 1.1z',
  fist: 'M4.7 3.2a2 2 0 0 1 2 2v5.5h-4V5.2a2 2 0 0 1 2-2zM9.6 2.2a2 2 0 0 1 2 2v6.5h-4V4.2a2 2 0 0 1 2-2zM14.4 2.2a2 2 0 0 1 2 2v6.5h-4V4.2a2 2 0 0 1 2-2zM19.3 3.2a2 2 0 0 1 2 2v5.5h-4V5.2a2 2 0 0 1 2-2zM2.7 11.8h10.4a2 2 0 0 1 0 4H2.7zM16.2 11.8h5.1v4.3c0 2.3-1.2 3.9-2.9 4.8V23H6.8v-2.1c-2-.8-3.5-2.2-4-4h10.3a3.1 3.1 0 0 0 3.1-3.1z',
  palm: 'M6.2 5.2a1.4 1.4 0 0 1 2.8 0V12h.6V2.7a1.4 1.4 0 0 1 2.8 0V12h.6V3.5a1.4 1.4 0 0 1 2.8 0V12h.6V6.1a1.4 1.4 0 0 1 2.8 0v10.2a6.4 6.4 0 0 1-6.4 6.4c-3.2 0-5-1.4-6.3-3.7L2.2 13.2a1.45 1.45 0 0 1 2.4-1.6l1.6 2.2z',
  zen: 'M13.5 1.4a10.7 10.7 0 1 0 8.3 6.4l-3.1 1.4a7.3 7.3 0 1 1-5.6-4.4zM12 9.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8z',
  lotus:
    'M12 2.2c2.3 3.2 3.4 6.3 3.4 9.4 0 3.2-1.1 6.5-3.4 9.9-2.3-3.4-3.4-6.7-3.4-9.9 0-3.1 1.1-6.2 3.4-9.4zM1.2 8.4c3 .1 5 1.2 6.2 3.2.1 3.6 1 6.8 2.9 9.9-5.6-.6-9-5.2-9.1-13.1zM22.8 8.4c-3 .1-5 1.2-6.2 3.2-.1 3.6-1 6.8-2.9 9.9 5.6-.6 9-5.2 9.1-13.1z',
  helmet:
    'M12 1.2c5.4 0 8.6 3.7 8.6 9.1v9.5l-5.4 3H8.8l-5.4-3v-9.5c0-5.4 3.2-9.1 8.6-9.1zM5.8 9.6v2.7h12.4V9.6zM10.9 14v6.6h2.2V14z',
  prayer:
    'M11.2 1.4v15.4l-2.8 2.8H3.6c0-4.4 1-7.2 2.9-9.5 2-2.4 3.5-5.2 4.7-8.7zM12.8 1.4v15.4l2.8 2.8h4.8c0-4.4-1-7.2-2.9-9.5-2-2.4-3.5-5.2-4.7-8.7zM3.6 20.8h6v2.2h-6zM14.4 20.8h6v2.2h-6z',
  ninjato:
    'M22.9 1.1l-.3 3L10.4 16.3l-2.7-2.7L19.9 1.4zM5 11.9l1.5-1.5 7.1 7.1-1.5 1.5zM5.6 14.9l3.5 3.5-2.1 2.1-3.5-3.5zM2.9 17.6l3.5 3.5-1.9 1.9L1 19.5z',
  shuriken: 'M12 .4l3 8.6 8.6 3-8.6 3-3 8.6-3-8.6L.4 12 9 9zM12 10a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  mask: 'M1.6 4.6c6.8 2.2 14 2.2 20.8 0 .9 7-.5 12.2-3.8 15.4-2.2-.7-3.9-2.2-4.9-4.4h-3.4c-1 2.2-2.7 3.7-4.9 4.4C2.1 16.8.7 11.6 1.6 4.6zM4.8 9.6c1.2 3 3.2 4 5.8 3-1.1-2.2-3-3.2-5.8-3zM19.2 9.6c-2.8-.2-4.7.8-5.8 3 2.6 1 4.6 0 5.8-3z',
  branch: 'M1.8 20.6l8-8V4.2h3v5.4L19.4 3l2.1 2.1-5.7 5.7h6.4v3h-9.4L3.9 22.7z',
  leaf: 'M22 1.8c.8 11-3.4 18.4-11.2 18.4-1.9 0-3.6-.5-5-1.5l-2.6 3.7-1.9-1.3 3-4.3C3 14.8 2.5 12.6 2.9 10.3 4.2 4.4 11.4 1.8 22 1.8zM17.2 5.8L7 14.9l1.2 1.2L18.3 6.9z',
  spirit:
    'M12 .6l5.6 7h-2.4l5 6.2h-2.6l4.2 5.2h-7.9V23h-3.8v-4H2.2l4.2-5.2H3.8l5-6.2H6.4zM9.6 10.7a1.5 1.5 0 1 0 0 3.0 1.5 1.5 0 0 0 0-3.0zM14.4 10.7a1.5 1.5 0 1 0 0 3.0 1.5 1.5 0 0 0 0-3.0z',
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

/** A die symbol. It says its word itself, to those who listen and to those who point at it. */
export function SymbolGlyph({ name, class: extra }: GlyphProps): JSX.Element {
  const path = SYMBOLS[name];
  const word = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    <svg class={`glyph ${extra ?? ''}`} viewBox="0 0 24 24" role="img" focusable="false">
      <title>{word}</title>
      {path ? (
        <path d={path} fill="currentColor" fill-rule="evenodd" />
      ) : (
        <text x="12" y="18" text-anchor="middle" font-size="17" font-weight="700" fill="currentColor">
          {word.charAt(0)}
        </text>
      )}
    </svg>
  );
}

/** A text in which the symbols of a die are drawn where it counts them: `2 Sword`, `3 / 4 / 5 Life`. Elsewhere the same
 *  word may name something else, and stays a word. */
export function SymbolText({ text, die }: { readonly text: string; readonly die: readonly string[] }): JSX.Element {
  const parts = text.split(/(?<=\b\d )([A-Z][a-z]+)\b/);
  return (
    <>
      {parts.map((part, index) => {
        const symbol = index % 2 === 1 ? die.find((one) => one === part.toLowerCase()) : undefined;
        return symbol ? <SymbolGlyph key={index} name={symbol} /> : part;
      })}
    </>
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
