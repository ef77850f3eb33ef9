/** The field for a guest's name. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';

interface NameFieldProps {
  readonly value: string;
  readonly onName: (name: string) => void;
  /** Whoever says none is called a guest. */
  readonly optional?: boolean;
}

export function NameField({ value, onName, optional = false }: NameFieldProps): JSX.Element {
  return (
    <label class="field">
      <span>{t('Your name')}</span>
      <input
        type="text"
        name="name"
        required={!optional}
        pattern={optional ? undefined : '.*\\S.*'}
        maxLength={24}
        autocomplete="nickname"
        value={value}
        placeholder={t('How the table calls you')}
        onInput={(event) => onName(event.currentTarget.value)}
      />
    </label>
  );
}
