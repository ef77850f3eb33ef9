/** What happened, in words, newest at the bottom; spoken politely to those who listen. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useTable } from './context.ts';
import type { LogEntry } from './model.ts';
import { seatName } from './words.ts';

export function Log({ entries }: { readonly entries: readonly LogEntry[] }): JSX.Element {
  const { picture } = useTable();
  const list = useRef<HTMLOListElement>(null);

  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [entries.length]);

  return (
    <section class="log" aria-label="What happened">
      <h3>Log</h3>
      {entries.length === 0 && <p class="none">What happens will be told here.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} aria-live="polite" tabIndex={0} aria-label="Log">
        {entries.map((entry, index) => {
          const first = entries[index - 1]?.turn !== entry.turn;
          return (
            <li key={entry.id} class={first ? 'first' : ''}>
              {first && (
                <span class="log-turn">
                  Turn {entry.turn} · {seatName(picture, entry.active)}
                </span>
              )}
              {entry.text}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
