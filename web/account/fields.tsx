/** The fields of the account's dialogs, named so that password managers know them. */
import type { JSX } from 'preact';
import { t } from '../words/t.ts';

interface FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

export function EmailField({ value, onValue }: FieldProps): JSX.Element {
  return (
    <label class="field">
      <span>{t('E-mail')}</span>
      <input
        type="email"
        name="email"
        required
        maxLength={254}
        autocomplete="username"
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}

interface PasswordFieldProps extends FieldProps {
  /** A new one is to be thought of, with what it must be. */
  readonly isNew?: boolean;
  readonly label?: string;
}

const SHORTEST_PASSWORD = 8;

export function PasswordField({ value, onValue, isNew, label = t('Password') }: PasswordFieldProps): JSX.Element {
  return (
    <label class="field">
      <span>
        {label}
        {isNew && <small> {t('at least {n} characters', { n: SHORTEST_PASSWORD })}</small>}
      </span>
      <input
        type="password"
        name={isNew ? 'new-password' : 'password'}
        required
        minLength={isNew ? SHORTEST_PASSWORD : 1}
        maxLength={128}
        autocomplete={isNew ? 'new-password' : 'current-password'}
        value={value}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </label>
  );
}
