/** What happened, in words, newest at the bottom, in a drawer; spoken politely to those who listen. */
import type { JSX, RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import '../kit/style/dialog.css';
import { Told } from '../rules/word.tsx';
import './style/log.css';
import { t } from '../words/t.ts';
import type { LogEntry } from './picture.ts';

/** So near to its end the log still counts as being at its end. */
const NEAR_END_PX = 40;
/** Lines with which something new begins. */
const HEADING = /^(Turn|Round) \d/;

interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly drawer: RefObject<HTMLDialogElement | null>;
}

export function Log({ entries, drawer }: LogProps): JSX.Element {
  const list = useRef<HTMLOListElement>(null);
  /** Whether what comes is followed: until somebody has scrolled up to read. */
  const following = useRef(true);
  const newest = entries.at(-1)?.id;
  const [open, setOpen] = useState(false);
  const toEnd = (): void => {
    if (list.current && following.current) list.current.scrollTop = list.current.scrollHeight;
  };
  useEffect(toEnd, [newest]);

  return (
    <dialog
      class="drawer log"
      ref={drawer}
      aria-label={t('Log')}
      onToggle={({ newState }) => {
        setOpen(newState === 'open');
        following.current = true;
        toEnd();
      }}
    >
      <div class="dialog-body">
        <header>
          <h2>{t('All of it')}</h2>
          <button
            type="button"
            class="btn square"
            aria-label={t('Close the log')}
            onClick={() => drawer.current?.close()}
          >
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {entries.length === 0 && <p class="none">{t('What happens will be told here.')}</p>}
        <ol
          ref={list}
          onScroll={({ currentTarget: box }) => {
            following.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END_PX;
          }}
          aria-live="polite"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
          tabIndex={0}
          aria-label={t('What happened')}
        >
          {entries.map(({ id, text }) => (
            <li key={id} class={HEADING.test(text) ? 'turn' : ''}>
              {open ? <Line text={text} /> : text}
            </li>
          ))}
        </ol>
      </div>
    </dialog>
  );
}

/** A line in which names open what they mean; drawn once, since a log has hundreds. */
function Line({ text }: { readonly text: string }): JSX.Element {
  return useMemo(() => <Told text={text} />, [text]);
}
