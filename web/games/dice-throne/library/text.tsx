/** What a thing does, as it stands in the library: names lead to their own pages. */
import type { JSX } from 'preact';
import type { Catalogue } from '../../../../engine/dice-throne/state/view-shape.ts';
import { Lexicon } from '../model.ts';
import { MarkedText } from '../texts/marked-text.tsx';

interface TextProps {
  readonly text: string;
  readonly catalogue: Catalogue;
  readonly hero?: string;
}

export function Text({ text, catalogue, hero }: TextProps): JSX.Element {
  return <MarkedText text={text} lexicon={lexiconOf(catalogue)} hero={hero} opens />;
}

const lexicons = new WeakMap<Catalogue, Lexicon>();
const lexiconOf = (catalogue: Catalogue): Lexicon => {
  const known = lexicons.get(catalogue) ?? new Lexicon(catalogue);
  lexicons.set(catalogue, known);
  return known;
};
