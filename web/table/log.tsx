/** What happened, in words, newest at the bottom, in a drawer; spoken politely to those who listen. */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import '../kit/style/dialog.css';
import { Told } from '../rules/word.tsx';
import './style/log.css';
import { t } from '../words/t.ts';
import { stillFollowed } from './following.ts';
import type { LogEntry } from './picture.ts';

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
  /** Where the list stood when it was scrolled last. */
  const stood = useRef(0);
  const newest = entries.at(-1)?.id;
  const [open, setOpen] = useState(false);
  // Before what is new is drawn, and before the browser tells of any scrolling. A drawer that is shut has no height to ask for.
  useLayoutEffect(() => {
    if (open && list.current && following.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, open]);

  return (
    <dialog
      class="drawer log"
      ref={drawer}
      aria-label={t('Log')}
      onToggle={({ newState }) => {
        following.current = true;
        stood.current = 0;
        setOpen(newState === 'open');
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
            following.current = stillFollowed(following.current, stood.current, box);
            stood.current = box.scrollTop;
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
