/** A dialog of the browser's own: it holds the focus, and Escape closes it. As a drawer it stands at the right edge, full
 *  height. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../words/t.ts';
import './style/dialog.css';

interface DialogProps {
  readonly title: string;
  readonly drawer?: boolean;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Open as long as it is drawn. */
export function Dialog({ title, drawer, class: extra = '', onClose, children }: DialogProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const box = dialog.current;
    // A click beside it closes it: only the backdrop is the dialog itself.
    const beside = (event: Event): void => {
      if (event.target === box) box?.close();
    };
    box?.addEventListener('click', beside);
    box?.showModal();
    return () => box?.removeEventListener('click', beside);
  }, []);
  return (
    <dialog ref={dialog} class={`${drawer ? 'drawer' : 'box'} ${extra}`} aria-labelledby={id} onClose={onClose}>
      <div class="dialog-body">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" class="btn square" aria-label={t('Close')} onClick={() => dialog.current?.close()}>
            <span aria-hidden="true">✕</span>
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
