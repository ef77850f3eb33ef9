/** The corner of the front page that says who plays here, with what can be done about it. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { playerHash, SETTINGS } from '../route.ts';
import { troubleWords } from '../words/refusal.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { useDesk } from './desk.ts';

export function AccountMenu(): JSX.Element {
  const desk = useDesk();
  const menu = useRef<HTMLDetailsElement>(null);
  const [trouble, setTrouble] = useState('');
  const close = (): void => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const away = (event: Event): void => {
      const outside = event.target instanceof Node && !menu.current?.contains(event.target);
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      if (escaped || (event.type === 'pointerdown' && outside)) close();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, []);

  const { player } = desk;
  if (!player) {
    return (
      <button type="button" class="btn account-corner" onClick={() => desk.open('sign-in')}>
        {t('Sign in')}
      </button>
    );
  }
  const way = (words: string, deed: () => void, kind = ''): JSX.Element => (
    <button
      type="button"
      class={`btn ${kind}`}
      onClick={() => {
        close();
        deed();
      }}
    >
      {words}
    </button>
  );
  const signOutEverywhere = (): void => {
    setTrouble('');
    desk.signOut(true).catch((error: unknown) => {
      setTrouble(troubleWords(error, t('The server did not answer.')));
      if (menu.current) menu.current.open = true;
    });
  };
  return (
    <details class="menu account-corner" ref={menu}>
      <summary class="btn" aria-label={t('{name}, account', { name: player.name })}>
        <span class="account-name">{player.name}</span>
      </summary>
      <div class="menu-body">
        <p class="menu-links">
          <a href={playerHash(player.id)} onClick={close}>
            {t('Your profile')}
          </a>
          <a href={SETTINGS} onClick={close}>
            {t('Settings')}
          </a>
        </p>
        {player.kind === 'guest' ? (
          <>
            <p>
              {t('You play as a guest. Only this browser knows you; a guest that nobody plays for 90 days is deleted.')}
            </p>
            <div class="account-ways">
              {way(t('Keep this account…'), () => desk.open('keep'), 'lit')}
              {way(t('Sign in…'), () => desk.open('sign-in'))}
              {way(t('Change name…'), () => desk.open('rename'))}
              {way(t('Delete…'), () => desk.open('delete'), 'danger')}
            </div>
          </>
        ) : (
          <>
            <p>{rich('Signed in as {email}', { email: <strong>{player.email}</strong> })}</p>
            <div class="account-ways">
              {way(t('Change name…'), () => desk.open('rename'))}
              {way(t('Change password…'), () => desk.open('password'))}
              {way(t('Sign out'), () => void desk.signOut())}
              {way(t('Sign out everywhere'), signOutEverywhere)}
              {way(t('Delete account…'), () => desk.open('delete'), 'danger')}
            </div>
          </>
        )}
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
      </div>
    </details>
  );
}
