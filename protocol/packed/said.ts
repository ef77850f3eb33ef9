/** What packed text refers to by number: what was said to an audience, or stands in the game's lexicon. */
import { BEFORE_KEY, IS, KIND } from './codes.ts';

/** A key of an object; of one that is said with it, what it is. */
interface Key {
  readonly key: string;
  readonly is?: string;
}

/** Something that was said: a word, the keys of an object, or a value in packed text. */
export type Said =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'keys'; readonly keys: readonly Key[] }
  | { readonly kind: 'value'; readonly text: string; value?: { readonly is: unknown } };

/** `kind` is what it is, if it is no word, and else whatever it begins with. */
export const saidAs = (kind: string, text: string): Said => {
  if (kind === KIND.keys) return { kind: 'keys', keys: text.split(BEFORE_KEY).slice(1).map(keyIn) };
  return kind === KIND.value ? { kind: 'value', text } : { kind: 'word', word: text };
};

const keyIn = (text: string): Key => {
  const at = text.indexOf(IS);
  return at < 0 ? { key: text } : { key: text.slice(0, at), is: text.slice(at + 1) };
};
