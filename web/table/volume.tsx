/** How loud the page is. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Mark } from '../kit/icon.tsx';
import { play, setVolume, volume } from '../kit/sound.ts';
import { t } from '../words/t.ts';

export function Volume(): JSX.Element {
  const [loud, setLoud] = useState(volume);
  return (
    <label class="volume">
      <Mark of={loud > 0 ? 'sound' : 'silence'} /> {t('Sound')}
      <input
        type="range"
        min="0"
        max="1"
        step="0.1"
        value={loud}
        onInput={(event) => {
          const to = Number(event.currentTarget.value);
          setVolume(to);
          setLoud(to);
        }}
        onChange={() => play('keep')}
      />
    </label>
  );
}
