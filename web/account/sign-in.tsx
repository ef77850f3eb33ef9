/** Signs in by e-mail and password: on a new device, or again on one that was signed out. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { EmailField, PasswordField } from './fields.tsx';
import { FormDialog } from './form-dialog.tsx';

interface SignInProps {
  readonly player?: Player;
  /** Something waits for it. */
  readonly again: boolean;
  readonly onSignIn: (email: string, password: string) => Promise<unknown>;
  readonly onNew: () => void;
  readonly onClose: () => void;
}

export function SignIn({ player, again, onSignIn, onNew, onClose }: SignInProps): JSX.Element {
  const [email, setEmail] = useState(player?.email ?? '');
  const [password, setPassword] = useState('');
  return (
    <FormDialog
      title={again ? t('You were signed out') : t('Sign in')}
      submit={t('Sign in')}
      onSubmit={() => onSignIn(email, password)}
      onClose={onClose}
    >
      {again && <p>{t('Sign in again to go on where you are. Your seat stays yours.')}</p>}
      {player?.kind === 'guest' && (
        <p>
          {rich(
            'You play as the guest {name} now. Signing in leaves that guest and its matches behind; to take them along, {button} instead.',
            {
              name: player.name,
              button: (
                <button type="button" class="link" onClick={onNew}>
                  {t('keep this account')}
                </button>
              ),
            },
          )}
        </p>
      )}
      <EmailField value={email} onValue={setEmail} />
      <PasswordField value={password} onValue={setPassword} />
      {!player && (
        <p>
          {rich('New here? Just play, nobody needs an account. Or {button}.', {
            button: (
              <button type="button" class="link" onClick={onNew}>
                {t('make one')}
              </button>
            ),
          })}
        </p>
      )}
    </FormDialog>
  );
}
