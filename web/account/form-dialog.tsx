/** A dialog with a form: it lies over the page, says what went wrong, and closes when it is done. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { troubleWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';

interface FormDialogProps {
  readonly title: string;
  /** What the button says that does it. */
  readonly submit: string;
  readonly danger?: boolean;
  /** Rejects with words for people. */
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function FormDialog({ title, submit, danger, onSubmit, onClose, children }: FormDialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  const send = async (event: Event): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setTrouble('');
    try {
      await onSubmit();
      onClose();
    } catch (error) {
      setTrouble(troubleWords(error, t('This did not work.')));
      setBusy(false);
    }
  };

  return (
    <dialog class="account-dialog" ref={dialog} aria-labelledby="account-dialog-title" onClose={onClose}>
      <form onSubmit={send}>
        <h2 id="account-dialog-title">{title}</h2>
        {children}
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        <div class="account-dialog-ways">
          <button type="submit" class={danger ? 'btn danger sure' : 'btn go'} disabled={busy}>
            {busy ? t('One moment…') : submit}
          </button>
          <button type="button" class="btn" onClick={onClose}>
            {t('Cancel')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
