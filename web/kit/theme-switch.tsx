/** The switch between candle light and noon. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../words/t.ts';
import { Mark } from './icon.tsx';
import { chooseTheme, themeNow } from './theme.ts';

export function ThemeSwitch(): JSX.Element {
  const [theme, setTheme] = useState(themeNow);
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      class="btn square theme-switch"
      onClick={() => {
        chooseTheme(other);
        setTheme(other);
      }}
    >
      <Mark of={other === 'light' ? 'noon' : 'night'} />
      <span class="words">{other === 'light' ? t('Noon') : t('Night')}</span>
    </button>
  );
}
