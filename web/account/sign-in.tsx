/** Signs in by e-mail and password: on a new device, or again on one that was signed out. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Player } from '../../client/account.ts';
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
      title={again ? 'You were signed out' : 'Sign in'}
      submit="Sign in"
      onSubmit={() => onSignIn(email, password)}
      onClose={onClose}
    >
      {again && <p>Sign in again to go on where you are. Your seat stays yours.</p>}
      {player?.kind === 'guest' && (
        <p>
          You play as the guest {player.name} now. Signing in leaves that guest and its matches behind; to take them
          along,{' '}
          <button type="button" class="link" onClick={onNew}>
            keep this account
          </button>{' '}
          instead.
        </p>
      )}
      <EmailField value={email} onValue={setEmail} />
      <PasswordField value={password} onValue={setPassword} />
      {!player && (
        <p>
          New here? Just play, nobody needs an account. Or{' '}
          <button type="button" class="link" onClick={onNew}>
            make one
          </button>
          .
        </p>
      )}
    </FormDialog>
  );
}
