/** Preferences, the list of keys, and the ways out: leaving, and conceding after a second thought. */
import type { ComponentChildren, JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BaseView } from '../../engine/core/game.ts';
import { Dialog } from '../kit/dialog.tsx';
import { Mark } from '../kit/icon.tsx';
import type { Preferences } from '../session.ts';
import { TalkButton } from '../talk/talk-button.tsx';
import type { StartedPicture } from './picture.ts';
import { Volume } from './volume.tsx';
import './style/menu.css';
import { t } from '../words/t.ts';

interface MenuProps {
  /** What else there is to set or to know at this table. */
  readonly children?: ComponentChildren;
  /** What each key does. */
  readonly keys: readonly (readonly [string, string])[];
  readonly picture: StartedPicture<BaseView>;
  readonly settings: Preferences;
  readonly onSettings: (settings: Preferences) => void;
  readonly act: (action: { readonly type: 'concede' }) => void;
  readonly onFront: () => void;
}

export function Menu(props: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TalkButton />
      <button type="button" class="btn menu-button" onClick={() => setOpen(true)}>
        <Mark of="menu" /> <span>{t('Menu')}</span>
      </button>
      {open && <MenuDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function MenuDrawer(props: MenuProps & { readonly onClose: () => void }): JSX.Element {
  const { keys, picture, settings, onSettings, act, onFront, onClose, children } = props;
  const mayConcede = picture.you !== undefined && !picture.view.outcome;
  const [sure, setSure] = useState(false);
  // The harmless button of the two: it stands where the other one was pressed, for a hand that presses twice.
  const harmless = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) harmless.current?.focus();
  }, [sure]);
  return (
    <Dialog title={t('At the table')} drawer class="menu" onClose={onClose}>
      <div class="menu-body">
        <div class="menu-ways">
          <button type="button" class="btn" onClick={onFront}>
            <Mark of="leave" /> {t('Leave the table')}
          </button>
          {mayConcede && !sure && (
            <button key="concede" type="button" class="btn danger" ref={harmless} onClick={() => setSure(true)}>
              {t('Concede…')}
            </button>
          )}
          {mayConcede && sure && (
            <>
              <button key="play on" type="button" class="btn" ref={harmless} onClick={() => setSure(false)}>
                {t('No, play on')}
              </button>
              <button
                type="button"
                class="btn danger sure"
                onClick={() => {
                  // The result comes where the menu would lie over it.
                  onClose();
                  act({ type: 'concede' });
                }}
              >
                {t('Yes, concede the match')}
              </button>
            </>
          )}
        </div>
        {children}
        <Volume />
        <label class="check">
          <input
            type="checkbox"
            checked={settings.keys}
            onChange={(event) => onSettings({ ...settings, keys: event.currentTarget.checked })}
          />
          {t('Keys act without Ctrl or Alt')}
        </label>
        <dl class="keys">
          {keys.map(([key, words]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}
