/** A word of the rules that opens what it means; a click leads to its place there. */
import type { ComponentChildren, JSX } from 'preact';
import { rulesHash } from '../route.ts';
import { terms } from './terms.ts';
import { Word } from './word.tsx';

interface TermProps {
  /** The id of the term. */
  readonly of: string;
  /** The words as they stand there; the term's own name if left out. */
  readonly children?: ComponentChildren;
}

export function TermLink({ of, children }: TermProps): JSX.Element {
  const term = terms().get(of);
  if (!term) return <>{children}</>;
  return <Word of={{ ...term, href: rulesHash(term.id) }}>{children ?? term.name}</Word>;
}
