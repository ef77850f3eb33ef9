/** The page: the games it is about, the screen that shows, and what stands over every screen. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { AccountDialogs } from './account/dialogs.tsx';
import { fetchGames, type GameInfo } from './api.ts';
import { MatchmakingBar } from './matchmaking/bar.tsx';
import { Found } from './matchmaking/found.tsx';
import { Notices } from './notices.tsx';
import { useRoute } from './route.ts';
import { Screens } from './screens.tsx';
import { useAccountSettings } from './settings/use-settings.ts';
import { useLanguage } from './words/language.ts';
import { t } from './words/t.ts';

type Loaded<T> = { readonly value: T } | { readonly trouble: string } | undefined;

export function App(): JSX.Element {
  const language = useLanguage();
  const route = useRoute();
  useAccountSettings();
  const [games, setGames] = useState<Loaded<readonly GameInfo[]>>();
  useEffect(() => {
    let wanted = true;
    fetchGames().then(
      (value) => wanted && setGames({ value }),
      () => wanted && setGames({ trouble: t('The server cannot be reached. Reload the page to try again.') }),
    );
    return () => {
      wanted = false;
    };
  }, [language]);

  if (!games || 'trouble' in games) {
    return (
      <main class="wrap">
        <h1 class="unseen">Throneroom</h1>
        <p class={`notice ${games ? 'trouble' : ''}`} role="status">
          {games?.trouble ?? t('One moment…')}
        </p>
      </main>
    );
  }
  return (
    <>
      <MatchmakingBar games={games.value} match={route.page === 'match' ? route.id : ''} />
      <Screens games={games.value} route={route} />
      <Found games={games.value} />
      <AccountDialogs />
      <Notices />
    </>
  );
}
