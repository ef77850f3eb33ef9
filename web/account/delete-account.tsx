/** Deletes the account, after a second thought. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import { t } from '../words/t.ts';
import { PasswordField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';

interface DeleteAccountProps {
  readonly player: Player;
  readonly onDelete: (password?: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function DeleteAccount({ player, onDelete, onClose }: DeleteAccountProps): JSX.Element {
  const [password, setPassword] = useState('');
  const isMember = player.kind === 'member';
  return (
    <FormDialog
      title={t('Delete {name}?', { name: player.name })}
      submit={t('Delete for good')}
      danger
      onSubmit={() => onDelete(isMember ? password : undefined)}
      onClose={onClose}
    >
      <p>
        {t(
          'Your account and all that belongs to it are deleted; nobody can bring them back. Matches that you played stay for the others, with a deleted player in your place.',
        )}
      </p>
      {isMember && <PasswordField value={password} onValue={setPassword} />}
    </FormDialog>
  );
}
