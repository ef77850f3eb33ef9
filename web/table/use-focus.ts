/** What had the focus may be gone: after a step, after an answer to a question of the page's own, when a bot was so quick that
 *  nothing is offered for a moment. Keyboards go on from where the player acts, not from the top of the page. */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Where the focus goes then: to be put on that place. */
export function useFocus(): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  // However the table came to be drawn anew.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
