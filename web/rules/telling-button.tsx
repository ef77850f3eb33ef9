/** A button that opens what it speaks of, on hover, on focus, or on a long press: a press alone takes it. */
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Bubble, useBubble } from '../table/bubble.tsx';
import { useGlossary } from './glossary.ts';
import { Mentioned } from './word.tsx';

interface TellingButtonProps {
  readonly class: string;
  /** The words that may name something. */
  readonly tells: string;
  readonly 'data-key'?: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

export function TellingButton({ tells, children, ...button }: TellingButtonProps): JSX.Element {
  const box = useRef<HTMLButtonElement>(null);
  const bubble = useBubble(box);
  const speaks = useGlossary().mentionedIn(tells).length > 0;
  return (
    <>
      <button type="button" {...button} ref={box} aria-describedby={speaks && bubble.open ? bubble.id : undefined}>
        {children}
      </button>
      {speaks && (
        <Bubble of={bubble}>
          <Mentioned text={tells} />
        </Bubble>
      )}
    </>
  );
}
