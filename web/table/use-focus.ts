/** What had the focus may be gone after a step; keyboards go on from where the player acts, not from the top of the page. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where the focus goes then: to be put on that place. */
export function useFocus(step: number): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}
