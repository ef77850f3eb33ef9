/** The way to the first match: loads the table and the rules, and says if they cannot be had. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { gameEntry } from '../games/games.ts';
import type { AnyGamePage } from '../games/page.ts';
import { load } from '../load.ts';
import { Sheet } from '../sheet.tsx';
import { useTitle } from '../table/use-title.ts';
import { t } from '../words/t.ts';

interface Loaded {
  readonly Room: typeof import('./room.tsx').LearnRoom;
  readonly page: AnyGamePage;
}

export function LearnPage(): JSX.Element {
  useTitle(t('Your first match'));
  const [loaded, setLoaded] = useState<Loaded>();
  const [trouble, setTrouble] = useState(false);
  useEffect(() => {
    let wanted = true;
    const open = async (): Promise<void> => {
      const page = gameEntry('dice-throne')?.page();
      if (!page) throw new Error('this page has no such game');
      const [room, table] = await Promise.all([load(() => import('./room.tsx')), page]);
      if (wanted) setLoaded({ Room: room.LearnRoom, page: table });
    };
    open().catch(() => wanted && setTrouble(true));
    return () => {
      wanted = false;
    };
  }, []);
  if (loaded) return <loaded.Room page={loaded.page} />;
  return (
    <Sheet
      title={t('Your first match')}
      lead={trouble ? t('It could not be loaded. Reload the page to try again.') : t('Laying the table…')}
    />
  );
}
