/** A link to send to somebody, with the button that copies it. */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { t } from './words/t.ts';

interface CopyLineProps {
  readonly link: string;
  /** What the link is, for those who listen. */
  readonly label: string;
}

export function CopyLine({ link, label }: CopyLineProps): JSX.Element {
  const [copied, setCopied] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      // Pages without TLS may not write the clipboard; the link stands selected, ready for the keyboard.
    }
  };
  return (
    <div class="copy">
      <input type="text" readOnly value={link} ref={field} aria-label={label} onFocus={() => field.current?.select()} />
      <button type="button" class="btn go" onClick={copy}>
        {copied === link ? t('Copied') : t('Copy the link')}
      </button>
    </div>
  );
}
