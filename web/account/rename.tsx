/** Changes one's name. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import { NameField } from '../front/name-field.tsx';
import { t } from '../words/t.ts';
import { FormDialog } from './form-dialog.tsx';

interface RenameProps {
  readonly player: Player;
  readonly onRename: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

export function Rename({ player, onRename, onClose }: RenameProps): JSX.Element {
  const [name, setName] = useState(player.name);
  return (
    <FormDialog
      title={t('Change your name')}
      submit={t('Change it')}
      onSubmit={() => onRename(name.trim())}
      onClose={onClose}
    >
      <NameField value={name} onName={setName} />
      <p class="aside">{t('Matches that you sit at go on under the old one.')}</p>
    </FormDialog>
  );
}
