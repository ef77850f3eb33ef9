/** Lines that people write to each other, as plain text, with a place to write one; each of somebody else's can be reported.
 *  Lines of those who are muted are not shown. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { LONGEST_LINE } from '../../protocol/talk.ts';
import { useMuted } from './muted.ts';
import './style/chat.css';
import { t } from '../words/t.ts';

export interface Line {
  readonly id: string;
  readonly name: string;
  readonly mine: boolean;
  readonly text: string;
}

interface ChatProps {
  readonly lines: readonly Line[];
  /** Each resolves with why it was not to be, in words. */
  readonly say: (text: string) => Promise<string | undefined>;
  readonly report: (line: string) => Promise<string | undefined>;
}

export function Chat({ lines, say, report }: ChatProps): JSX.Element {
  const muted = useMuted();
  const [text, setText] = useState('');
  const [told, setTold] = useState('');
  const [reported, setReported] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLOListElement>(null);
  const heard = lines.filter(({ name }) => !muted.has(name));
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [heard.length]);

  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    const wrong = await say(text);
    setTold(wrong ?? '');
    if (wrong === undefined) setText('');
  };
  const reportLine = async ({ id, name }: Line): Promise<void> => {
    const wrong = await report(id);
    if (wrong === undefined) setReported((before) => new Set(before).add(id));
    setTold(wrong ?? t('Reported. The host of this server will read what {name} wrote.', { name }));
  };

  return (
    <div class="chat">
      <ol
        ref={list}
        aria-label={t('What was written')}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {heard.map((line) => (
          <li key={line.id} class={line.mine ? 'mine' : ''}>
            <b>{line.mine ? t('You') : line.name}</b> <span>{line.text}</span>
            {!line.mine && (
              <span class="chat-orders">
                <ReportButton of={line.name} done={reported.has(line.id)} report={() => void reportLine(line)} />
              </span>
            )}
          </li>
        ))}
      </ol>
      {heard.length === 0 && <p class="chat-none">{t('Nothing was written yet.')}</p>}
      <form onSubmit={(event) => void send(event)}>
        <input
          aria-label={t('Write to the others')}
          placeholder={t('Write to the others')}
          maxLength={LONGEST_LINE}
          autocomplete="off"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="btn">
          {t('Send')}
        </button>
      </form>
      <p role="status">{told}</p>
    </div>
  );
}

interface ReportButtonProps {
  readonly of: string;
  readonly done: boolean;
  readonly report: () => void;
}

/** It says itself that it was heard, where one looks; and it stays, so that the focus does. */
function ReportButton({ of, done, report }: ReportButtonProps): JSX.Element {
  return done ? (
    <button key="order" type="button" class="btn small" aria-disabled="true">
      {t('Reported')}
    </button>
  ) : (
    <button
      key="order"
      type="button"
      class="btn small"
      aria-label={t('Report what {name} wrote', { name: of })}
      onClick={report}
    >
      {t('Report')}
    </button>
  );
}
