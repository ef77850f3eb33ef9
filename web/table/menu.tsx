/** Preferences, the list of keys, and the ways out: leaving, and conceding after a second thought. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Preferences } from '../session.ts';

interface MenuProps {
  /** How the game goes, for whoever sits at it for the first time. */
  readonly children?: ComponentChildren;
  /** What each key does. */
  readonly keys: readonly (readonly [string, string])[];
  readonly settings: Preferences;
  readonly onSettings: (settings: Preferences) => void;
  readonly onConcede?: () => void;
  readonly onFront: () => void;
}

export function Menu({ keys, settings, onSettings, onConcede, onFront, children }: MenuProps): JSX.Element {
  const [sure, setSure] = useState(false);
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const away = (event: Event): void => {
      const outside = event.target instanceof Node && !menu.current?.contains(event.target);
      const escaped = event instanceof KeyboardEvent && event.key === 'Escape';
      if (menu.current && (escaped || (event.type === 'pointerdown' && outside))) menu.current.open = false;
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', away);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', away);
    };
  }, []);
  return (
    <details class="menu" ref={menu} onToggle={() => setSure(false)}>
      <summary>Menu</summary>
      <div class="menu-body">
        {children}
        <label class="check">
          <input
            type="checkbox"
            checked={settings.keys}
            onChange={(event) => onSettings({ ...settings, keys: event.currentTarget.checked })}
          />
          Keys act without Ctrl or Alt
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
        <div class="menu-ways">
          <button type="button" onClick={onFront}>
            Leave the table
          </button>
          {onConcede && !sure && (
            <button type="button" class="danger" onClick={() => setSure(true)}>
              Concede…
            </button>
          )}
          {onConcede && sure && (
            <button
              type="button"
              class="danger sure"
              onClick={() => {
                // The result comes where the menu would lie over it.
                if (menu.current) menu.current.open = false;
                onConcede();
              }}
            >
              Yes, concede the match
            </button>
          )}
        </div>
      </div>
    </details>
  );
}
