/** What just happened, newest at the right, and the way to all of it. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Crest } from '../kit/heraldry.tsx';
import { Mark } from '../kit/icon.tsx';
import { Log } from './log.tsx';
import type { LogEntry } from './picture.ts';
import './style/strip.css';
import { t } from '../words/t.ts';

export interface StripItem {
  readonly id: string;
  /** Whose doing it is: a hero. */
  readonly hero?: string;
  readonly what: ComponentChildren;
}

interface StripProps {
  readonly items: readonly StripItem[];
  readonly log: readonly LogEntry[];
}

export function Strip({ items, log }: StripProps): JSX.Element {
  const drawer = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const newest = items.at(-1)?.id;
  // The newest stands at the right edge; who scrolls back to read stays there until something happens.
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth;
  }, [newest]);
  return (
    <div class="strip">
      <ol
        ref={list}
        aria-label={t('What just happened')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {items.map(({ id, hero, what }) => (
          <li key={id}>
            {hero && <Crest of={hero} />}
            <span>{what}</span>
          </li>
        ))}
      </ol>
      <button type="button" class="btn small" data-key="l" onClick={() => drawer.current?.showModal()}>
        <Mark of="log" /> {t('All of it')}
      </button>
      <Log entries={log} drawer={drawer} />
    </div>
  );
}
