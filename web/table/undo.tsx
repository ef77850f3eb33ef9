/** Takes the last action back, where the server says that it may be. */
import type { JSX } from 'preact';
import { UNDO } from '../../engine/core/undo.ts';
import { Key } from '../kit/key.tsx';
import { rich } from '../words/rich.ts';

interface UndoProps {
  /** The seat that may. */
  readonly undoable?: number | undefined;
  readonly you?: number | undefined;
  readonly act: (action: { readonly type: string }) => void;
}

export function Undo({ undoable, you, act }: UndoProps): JSX.Element | null {
  if (undoable === undefined || undoable !== you) return null;
  return (
    <button type="button" class="btn quiet undo" data-key="u" onClick={() => act(UNDO)}>
      {rich('Take back {key}', { key: <Key of="u" /> })}
    </button>
  );
}
