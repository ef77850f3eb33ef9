/** A text with something drawn in it, such as a link: each language puts it where it belongs in its sentence. */
import { type ComponentChild, createElement, Fragment } from 'preact';
import { t } from './t.ts';

/** Stands for a drawn value while the sentence is put together: a character that no text has. */
const MARK = '\u0001';
const MARKED = new RegExp(`${MARK}(\\w+)${MARK}`);

/** A piece of a text; nothing for an empty one, which Preact would write anew whenever it draws. */
export const orNothing = (piece: string): string | null => piece || null;

/** The text in the language that is spoken, in pieces: `rich('Read {rules} first.', { rules: <a>…</a> })`. */
export function rich(text: string, values: Readonly<Record<string, ComponentChild>>): ComponentChild[] {
  const plain = Object.entries(values).map(([name, value]): [string, string | number] => [
    name,
    typeof value === 'string' || typeof value === 'number' ? value : `${MARK}${name}${MARK}`,
  ]);
  const pieces = t(text, Object.fromEntries(plain)).split(MARKED);
  return pieces.map((piece, at) =>
    at % 2 === 0 ? orNothing(piece) : createElement(Fragment, { key: piece }, values[piece]),
  );
}
