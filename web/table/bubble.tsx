/** The whole of something that is cut short where it stands, or what it means: opens on hover, on focus, or on a long press,
 *  and is placed against the window's edges. Escape closes it, and so does a touch elsewhere. */
import type { ComponentChildren, JSX, RefObject } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import './style/bubble.css';

const MARGIN = 8;
/** So long a mouse rests until it means to read, and a finger. */
const REST_MS = 350;
const PRESS_MS = 450;
/** A finger that goes further than this scrolls. */
const SLIP_PX = 10;

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
  // Before anything is shown: whoever is there at once is heard.
  useLayoutEffect(() => {
    const at = anchor.current;
    if (!at) return;
    let timer: ReturnType<typeof setTimeout>;
    /** Where a finger went down, and whether it has stayed there for long enough. */
    let finger: readonly [number, number] | undefined;
    let pressed = false;
    /** A mouse has moved here. One that rests where something comes to lie under it does not mean to read. */
    let came = false;
    const away = (): void => {
      clearTimeout(timer);
      setOpen(false);
    };
    const stop = new AbortController();
    const { signal } = stop;
    const hear = <K extends keyof HTMLElementEventMap>(
      type: K,
      listener: (event: HTMLElementEventMap[K]) => void,
    ): void => at.addEventListener(type, listener, { capture: type === 'click', signal });

    hear('pointerleave', ({ pointerType }) => {
      came = false;
      if (pointerType === 'mouse') away();
      else clearTimeout(timer);
    });
    hear('pointerdown', ({ pointerType, clientX, clientY }) => {
      away();
      pressed = false;
      if (pointerType === 'mouse') return;
      finger = [clientX, clientY];
      timer = setTimeout(() => {
        pressed = true;
        setOpen(true);
      }, PRESS_MS);
    });
    hear('pointermove', ({ pointerType, clientX, clientY }) => {
      if (pointerType === 'mouse' && !came) {
        came = true;
        timer = setTimeout(() => setOpen(true), REST_MS);
      }
      if (finger && Math.hypot(clientX - finger[0], clientY - finger[1]) > SLIP_PX) lift();
    });
    const lift = (): void => {
      if (finger) clearTimeout(timer);
      finger = undefined;
    };
    hear('pointerup', lift);
    hear('pointercancel', lift);
    // Whoever pressed to read does not mean to take it, nor to have the browser's menu.
    hear('click', (event) => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    hear('contextmenu', (event) => {
      if (finger || pressed) event.preventDefault();
    });
    hear('focus', () => {
      if (at.matches(':focus-visible')) setOpen(true);
    });
    hear('blur', away);
    hear('keydown', ({ key }) => {
      if (key === 'Escape') away();
    });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, []);
  // A finger that reads leaves the focus where it was: the next touch closes what it opened.
  useEffect(() => {
    if (!open) return;
    const elsewhere = ({ target }: PointerEvent): void => {
      if (!(target instanceof Node && anchor.current?.contains(target))) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);
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
