/** The whole of something that is cut short where it stands: opens on hover, focus, or a touch, and is placed against the
 *  window's edges. Escape closes it. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './style/bubble.css';

const MARGIN = 8;
/** So long a pointer rests until it means to read. */
const REST_MS = 350;

export interface BubbleState {
  readonly open: boolean;
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  show(): void;
  hide(): void;
}

/** A bubble at an element of the caller's; listens to it. */
export function useBubble(anchor: RefObject<HTMLElement | null>): BubbleState {
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    const at = anchor.current;
    if (!at) return;
    let timer: ReturnType<typeof setTimeout>;
    const soon = (event: PointerEvent): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setOpen(true), event.pointerType === 'mouse' ? REST_MS : REST_MS + 100);
    };
    const now = (): void => {
      if (at.matches(':focus-visible')) setOpen(true);
    };
    const away = (): void => {
      clearTimeout(timer);
      setOpen(false);
    };
    const escaped = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') away();
    };
    at.addEventListener('pointerenter', soon);
    at.addEventListener('pointerleave', away);
    at.addEventListener('pointerdown', away);
    at.addEventListener('focus', now);
    at.addEventListener('blur', away);
    at.addEventListener('keydown', escaped);
    return () => {
      clearTimeout(timer);
      at.removeEventListener('pointerenter', soon);
      at.removeEventListener('pointerleave', away);
      at.removeEventListener('pointerdown', away);
      at.removeEventListener('focus', now);
      at.removeEventListener('blur', away);
      at.removeEventListener('keydown', escaped);
    };
  }, []);
  return { open, id, anchor, show: () => setOpen(true), hide: () => setOpen(false) };
}

export function Bubble({ of, children }: { readonly of: BubbleState; readonly children: ComponentChildren }) {
  return of.open ? <OpenBubble of={of}>{children}</OpenBubble> : null;
}

function OpenBubble({ of: { id, anchor }, children }: Parameters<typeof Bubble>[0]): JSX.Element {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = bubble.current;
    if (!anchor.current || !box) return;
    // Above everything, an open dialog and whatever is cut off at its edge.
    box.showPopover();
    const at = anchor.current.getBoundingClientRect();
    const size = box.getBoundingClientRect();
    const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - size.width / 2), innerWidth - size.width - MARGIN);
    const below = at.bottom + MARGIN;
    const fits = below + size.height <= innerHeight;
    const above = at.top - size.height - MARGIN;
    const top = fits ? below : Math.max(MARGIN, above);
    box.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`;
  });
  return (
    <span role="tooltip" id={id} class="bubble" popover="manual" ref={bubble}>
      {children}
    </span>
  );
}
