/** Asks the server for something, one thing at a time, and says what came in its way. */
import { useState } from 'preact/hooks';
import type { Asked } from '../../client/matchmaking.ts';
import { refusalWords, troubleWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';

export interface Asking {
  readonly busy: boolean;
  readonly trouble: string;
  readonly ask: (asking: () => Promise<Asked>) => Promise<boolean>;
}

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const ask = async (asking: () => Promise<Asked>): Promise<boolean> => {
    setBusy(true);
    setTrouble('');
    try {
      const asked = await asking();
      if (!asked.ok) setTrouble(refusalWords(asked));
      return asked.ok;
    } catch (error) {
      setTrouble(troubleWords(error, t('The server did not answer.')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, trouble, ask };
}
