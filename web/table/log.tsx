/** What happened, in words, newest at the bottom; spoken politely to those who listen. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry } from './picture.ts';

/** So near to its end the log still counts as being at its end. */
const NEAR_END_PX = 40;
/** Lines with which something new begins. */
const HEADING = /^(Turn|Round) \d/;

export function Log({ entries }: { readonly entries: readonly LogEntry[] }): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  const following = useRef(true);
  const top = useRef(0);

  const newest = entries.at(-1)?.id;

  // Follows what happens, unless somebody has scrolled up to read.
  useEffect(() => {
    const box = list.current;
    if (box && following.current) box.scrollTop = box.scrollHeight;
  }, [newest]);

  return (
    <section class="log" aria-label="What happened">
      <h3>Log</h3>
      {entries.length === 0 && <p class="none">What happens will be told here.</p>}
      <ol
        ref={list}
        onScroll={({ currentTarget: box }) => {
          // What has just been added is no sign of somebody scrolling; going up is.
          const atEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
          following.current = atEnd || (following.current && box.scrollTop >= top.current);
          top.current = box.scrollTop;
        }}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label="Log"
      >
        {entries.map(({ id, text }) => (
          <li key={id} class={HEADING.test(text) ? 'turn' : ''}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
