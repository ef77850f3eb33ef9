/** Opens the file of a finished match: chosen, or dropped anywhere on the page. */
import type { JSX } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';

/** Far more than any match takes. */
const MOST_BYTES = 20_000_000;

export function ReplayFile({ onFile }: { readonly onFile: (text: string) => void }): JSX.Element {
  const [trouble, setTrouble] = useState('');

  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setTrouble('');
    if (file.size > MOST_BYTES) setTrouble(t('This file is too large to be a replay.'));
    else onFile(await file.text());
  };

  // Heard from the moment the page says so, not only after it was painted: nothing dropped is lost.
  useLayoutEffect(() => {
    const over = (event: DragEvent): void => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const dropped = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void open(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', dropped);
    };
  }, []);

  return (
    <p class="replay-file">
      <label>
        {rich('{link} from a file', { link: <span class="link">{t('Watch a replay')}</span> })}
        <input
          type="file"
          accept=".jsonl,application/x-ndjson"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
      </label>
      {trouble && (
        <span class="trouble" role="alert">
          {trouble}
        </span>
      )}
    </p>
  );
}
