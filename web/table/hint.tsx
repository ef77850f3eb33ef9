/** A small explanation on hover, focus or touch. It is placed against the window's edges, so it is whole on a phone;
 *  Escape closes it. */
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

interface HintProps {
  readonly text: string;
  readonly class?: string;
  readonly label?: string;
  /** Where the thing explained can be taken as well, and the key that does it. */
  readonly onTake?: () => void;
  readonly hotkey?: string;
  readonly children: ComponentChildren;
}

const MARGIN = 8;

export function Hint({ text, class: extra, label, onTake, hotkey, children }: HintProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    if (!open || !anchor.current || !bubble.current) return;
    const at = anchor.current.getBoundingClientRect();
    const size = bubble.current.getBoundingClientRect();
    const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - MARGIN);
    const below = at.bottom + MARGIN;
    const top = below + size.height > innerHeight ? Math.max(MARGIN, at.top - size.height - MARGIN) : below;
    bubble.current.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  }, [open, text]);

  return (
    <span class="hint-wrap">
      <button
        type="button"
        class={`hint ${extra ?? ''}`}
        ref={anchor}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        data-key={hotkey}
        onClick={onTake}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        {children}
      </button>
      {open && text && (
        <span role="tooltip" id={id} class="hint-bubble" ref={bubble}>
          {text}
        </span>
      )}
    </span>
  );
}
