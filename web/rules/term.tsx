/** A word that opens what it means: on hover, focus or touch; a click leads to its place in the rules. */
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { rulesHash } from '../route.ts';
import { terms } from './terms.ts';
import '../style/term.css';

interface TermProps {
  /** The id of the term. */
  readonly of: string;
  /** The words as they stand there; the term's own name if left out. */
  readonly children?: ComponentChildren;
}

const MARGIN = 8;

export function TermLink({ of, children }: TermProps): JSX.Element {
  const term = terms().get(of);
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLAnchorElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (!open || !anchor.current || !bubble.current) return;
    const at = anchor.current.getBoundingClientRect();
    const size = bubble.current.getBoundingClientRect();
    const left = Math.min(Math.max(MARGIN, at.left), innerWidth - size.width - MARGIN);
    const below = at.bottom + MARGIN;
    const top = below + size.height > innerHeight ? Math.max(MARGIN, at.top - size.height - MARGIN) : below;
    bubble.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [open]);
  if (!term) return <>{children}</>;
  return (
    <>
      <a
        class="term"
        ref={anchor}
        href={rulesHash(term.id)}
        aria-describedby={open ? id : undefined}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {children ?? term.name}
      </a>
      {open && (
        <span role="tooltip" id={id} class="term-bubble" ref={bubble}>
          <b>{term.name}</b> {term.text}
        </span>
      )}
    </>
  );
}
