/** Keeps a guest for good, by e-mail and password; where nobody plays yet, makes a new account. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import { NameField } from '../front/name-field.tsx';
import { t } from '../words/t.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';

interface KeepProps {
  readonly player?: Player;
  readonly onKeep: (name: string, email: string, password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function Keep({ player, onKeep, onClose }: KeepProps): JSX.Element {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title={player ? t('Keep this account') : t('Make an account')}
      submit={player ? t('Keep it') : t('Make it')}
      onSubmit={() => onKeep(name.trim(), email, password)}
      onClose={onClose}
    >
      {player && (
        <p>
          {t('You stay {name}, with your seats and matches, and can sign in on any device.', { name: player.name })}
        </p>
      )}
      {!player && <NameField value={name} onName={setName} />}
      <EmailField value={email} onValue={setEmail} />
      <PasswordField value={password} onValue={setPassword} isNew />
      <p class="aside">
        {t(
          'The e-mail is only what you sign in with: nothing is ever sent there. So nobody can replace a forgotten password; keep it where you find it again.',
        )}
      </p>
    </FormDialog>
  );
}
