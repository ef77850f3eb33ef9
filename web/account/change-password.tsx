/** Changes the password. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import { t } from '../words/t.ts';
import { PasswordField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ChangePasswordProps {
  readonly player: Player;
  readonly onChange: (current: string, password: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function ChangePassword({ player, onChange, onClose }: ChangePasswordProps): JSX.Element {
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title={t('Change your password')}
      submit={t('Change it')}
      onSubmit={() => onChange(current, password)}
      onClose={onClose}
    >
      {/* So that a password manager knows whose it is. */}
      <input
        class="unseen"
        type="email"
        autocomplete="username"
        value={player.email}
        tabIndex={-1}
        readOnly
        aria-hidden="true"
      />
      <PasswordField value={current} onValue={setCurrent} label={t('Password now')} />
      <PasswordField value={password} onValue={setPassword} label={t('New password')} isNew />
      <p class="aside">{t('All your other devices are signed out.')}</p>
    </FormDialog>
  );
}
