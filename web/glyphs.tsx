/** Our own small drawings on the page: die symbols by their word, and a few marks of the table. A symbol without a
 *  drawing shows its first letter, so a new hero needs none to be playable. */
import type { JSX } from 'preact';
import { SYMBOLS, wordOf } from './symbols.ts';

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
  const word = wordOf(name);
  return (
    <svg class={`glyph ${extra ?? ''}`} viewBox="0 0 24 24" role="img" focusable="false">
      <title>{word}</title>
      {path ? (
        <path d={path} fill="currentColor" fill-rule="evenodd" />
      ) : (
        <text x="12" y="18" text-anchor="middle" font-size="17" font-weight="700" fill="currentColor">
          {isNumber(name) ? name : word.charAt(0)}
        </text>
      )}
    </svg>
  );
}

/** Dice without symbols show numbers. */
const isNumber = (symbol: string): boolean => /^\d+$/.test(symbol);

/** A text in which the symbols of a die are drawn where it counts them: `2 Sword`, `3 / 4 / 5 Life`. Elsewhere the same
 *  word may name something else, and stays a word. */
export function SymbolText({ text, die }: { readonly text: string; readonly die: readonly string[] }): JSX.Element {
  const parts = text.split(/(?<=\b\d )([A-Z][a-z]+(?: [A-Z][a-z]+)?)\b/);
  return (
    <>
      {parts.map((part, index) => {
        const symbol = index % 2 === 1 ? die.find((one) => wordOf(one) === part) : undefined;
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
