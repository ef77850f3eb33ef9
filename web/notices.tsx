/** What the page has to say whatever screen shows: one line, for a while or until it is read. It is in nobody's way:
 *  clicks go through it. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from './words/t.ts';

/** Long enough to be read twice. */
const SHOWN_MS = 10_000;

let shown = '';
const watchers = new Set<(text: string) => void>();

export function say(text: string): void {
  shown = text;
  for (const watcher of watchers) watcher(text);
}

export function Notices(): JSX.Element {
  const [text, setText] = useState(shown);
  useEffect(() => {
    if (!text) return;
    const timer = setTimeout(() => say(''), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    watchers.add(setText);
    return () => {
      watchers.delete(setText);
    };
  }, []);
  return (
    <div class={`page-notice ${text ? 'shown' : ''}`}>
      <p role="status">{text}</p>
      {text && (
        <button type="button" class="btn small" onClick={() => say('')}>
          {t('All right')}
        </button>
      )}
    </div>
  );
}
