/** Whom one hears: a switch a person. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';
import { useMuted } from './muted.ts';

export function Mutes({ names }: { readonly names: readonly string[] }): JSX.Element {
  const muted = useMuted();
  return (
    <>
      {names.map((name) => (
        <label class="check" key={name}>
          <input
            type="checkbox"
            checked={muted.has(name)}
            onChange={(event) => muted.set(name, event.currentTarget.checked)}
          />
          {t('Mute {name}', { name })}
        </label>
      ))}
    </>
  );
}
