/** Whichever of the account's dialogs lies open. */
import type { JSX } from 'preact';
import { ChangePassword } from './change-password.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { useDesk } from './desk.ts';
import { Keep } from './keep.tsx';
import { Rename } from './rename.tsx';
import { SignIn } from './sign-in.tsx';

export function AccountDialogs(): JSX.Element | null {
  const desk = useDesk();
  const { dialog, player } = desk;
  const onClose = (): void => desk.close();
  if (dialog === 'sign-in' || dialog === 'again') {
    return (
      <SignIn
        key={dialog}
        player={player}
        again={dialog === 'again'}
        onSignIn={(email, password) => desk.signIn(email, password)}
        onNew={() => desk.open('keep')}
        onClose={onClose}
      />
    );
  }
  if (dialog === 'keep') return <Keep player={player} onKeep={(...words) => desk.keep(...words)} onClose={onClose} />;
  if (!dialog || !player) return null;
  if (dialog === 'rename') return <Rename player={player} onRename={(name) => desk.rename(name)} onClose={onClose} />;
  if (dialog === 'password') {
    return <ChangePassword player={player} onChange={(...words) => desk.changePassword(...words)} onClose={onClose} />;
  }
  return <DeleteAccount player={player} onDelete={(password) => desk.remove(password)} onClose={onClose} />;
}
