/** The way to a replay: fetches the record or takes the file, loads what shows it, and says why it cannot be shown. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Eyes } from '../../engine/record/replay.ts';
import { fetchReplay } from '../api.ts';
import { ReplayFile } from '../front/replay-file.tsx';
import { Sheet } from '../sheet.tsx';
import { useLanguage } from '../words/language.ts';
import { troubleWords } from '../words/refusal.ts';
import { t } from '../words/t.ts';
import type { OpenedReplay } from './opened-replay.ts';

interface ReplayDoorProps {
  /** Of a match whose record the server keeps; left out, the file is shown. */
  readonly id?: string;
  readonly file?: string;
  readonly from: { readonly step: number; readonly eyes: Eyes };
  readonly onFile: (text: string) => void;
}

interface Loaded {
  readonly opened: OpenedReplay;
  readonly Page: typeof import('./open.ts').ReplayPage;
}

export function ReplayDoor({ id, file, from, onFile }: ReplayDoorProps): JSX.Element {
  const language = useLanguage();
  const [loaded, setLoaded] = useState<Loaded>();
  const [trouble, setTrouble] = useState('');
  useEffect(() => {
    setLoaded(undefined);
    setTrouble('');
    if (id === undefined && file === undefined) return;
    let given = true;
    const open = async (): Promise<void> => {
      const [room, text] = await Promise.all([import('./open.ts'), id === undefined ? (file ?? '') : fetchReplay(id)]);
      const opened = await room.openReplay(text);
      if (given) setLoaded({ opened, Page: room.ReplayPage });
    };
    open().catch((error: unknown) => {
      if (given) setTrouble(troubleWords(error, t('The replay could not be opened.')));
    });
    return () => {
      given = false;
    };
  }, [id, file]);

  if (loaded)
    return (
      <loaded.Page
        opened={loaded.opened}
        catalogue={loaded.opened.replay.game.catalogue(language)}
        id={id}
        from={from}
      />
    );
  if (!trouble && (id !== undefined || file !== undefined)) {
    return (
      <main class="wrap">
        <h1 class="unseen">{t('Replay')}</h1>
        <p class="notice" role="status">
          {t('Opening the replay…')}
        </p>
      </main>
    );
  }
  return (
    <Sheet title={t('Replay')} lead={t('A finished match on the table again, through the eyes of any seat.')}>
      {trouble && (
        <p class="notice trouble" role="alert">
          {t('This replay cannot be shown. {trouble}', { trouble })}
        </p>
      )}
      {id === undefined && <ReplayFile onFile={onFile} />}
      <p>
        <a class="btn" href="/#/">
          {t('Back to the front')}
        </a>
      </p>
    </Sheet>
  );
}
