/** Where the page turns to with whatever concerns the account: who plays here, a token for every door, and which of the
 *  dialogs lies open. When a device was signed out, whoever needs a token waits here until somebody has signed in again,
 *  and then goes on where they were. */
import { useEffect, useReducer } from 'preact/hooks';
import { type Player, PlayerAccount, SignedOut, type TokenSource } from '../../client/account.ts';
import { say } from '../notices.tsx';
import { currentMatch, knownDevice, playerHere, watchPlayer } from '../session.ts';
import { t } from '../words/t.ts';

/** Whoever has not said a name is a guest with a number. */
export const noName = (): string => t('Guest');

/** `again`: this device was signed out, and something waits for whoever signs in. */
export type AccountDialog = 'sign-in' | 'again' | 'keep' | 'rename' | 'password' | 'delete';

class AccountDesk {
  dialog: AccountDialog | undefined;
  private readonly account = new PlayerAccount([location.origin], playerHere, (work) =>
    // Only secure pages have locks; a LAN address without TLS is none.
    navigator.locks ? navigator.locks.request('throneroom.refresh', work) : work(),
  );
  private readonly listeners = new Set<() => void>();
  private waiting: { readonly signedIn: Promise<void>; settle(signedIn: boolean): void } | undefined;

  get player(): Player | undefined {
    return this.account.player;
  }

  /** Who may have been guests only are not asked to sign in: they cannot. */
  readonly token: TokenSource = async (notThis) => {
    try {
      return await this.account.token(notThis);
    } catch (error) {
      if (!(error instanceof SignedOut) || this.player?.kind !== 'member') throw error;
      await this.askToSignIn();
      return this.account.token();
    }
  };

  open(dialog: AccountDialog): void {
    this.dialog = dialog;
    this.tell();
  }

  close(): void {
    this.dialog = undefined;
    this.waiting?.settle(false);
    this.tell();
  }

  async becomeGuest(name: string): Promise<Player> {
    return sayName(name, await this.told(this.account.becomeGuest(name)));
  }

  /** A guest is kept; where nobody plays yet, a new account is made under that name. */
  keep(name: string, email: string, password: string): Promise<Player> {
    const kept = this.player ? this.account.upgrade(email, password) : this.account.register(name, email, password);
    return this.told(kept);
  }

  async signIn(email: string, password: string): Promise<Player> {
    const before = this.player?.id;
    const player = await this.account.signIn(email, password, knownDevice());
    if (player.id !== before) currentMatch.clear();
    this.waiting?.settle(true);
    this.tell();
    return player;
  }

  async rename(name: string): Promise<Player> {
    return sayName(name, await this.told(this.account.rename(name)));
  }

  changePassword(current: string, password: string): Promise<Player> {
    return this.told(this.account.changePassword(current, password));
  }

  async signOut(everywhere = false): Promise<void> {
    await this.account.signOut(everywhere);
    this.left();
  }

  async remove(password?: string): Promise<void> {
    await this.account.remove(password);
    this.left();
  }

  listen(changed: () => void): () => void {
    this.listeners.add(changed);
    const stop = watchPlayer(changed);
    return () => {
      this.listeners.delete(changed);
      stop();
    };
  }

  /** Rejects with `SignedOut` when the dialog is closed without anybody having signed in. */
  private askToSignIn(): Promise<void> {
    if (!this.waiting) {
      let settle = (_: boolean): void => {};
      const signedIn = new Promise<void>((resolve, reject) => {
        settle = (isIn) => {
          this.waiting = undefined;
          if (isIn) resolve();
          else reject(new SignedOut());
        };
      });
      this.waiting = { signedIn, settle };
      this.open('again');
    }
    return this.waiting.signedIn;
  }

  private left(): void {
    currentMatch.clear();
    this.tell();
  }

  private async told<T>(deed: Promise<T>): Promise<T> {
    try {
      return await deed;
    } finally {
      this.tell();
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}

/** Nobody is called otherwise than they asked without being told. */
const sayName = (wanted: string, player: Player): Player => {
  if (wanted !== noName() && player.name !== wanted.trim()) {
    say(
      t('The name “{wanted}” is taken or reserved here, so you play as {name}.', {
        wanted: wanted.trim(),
        name: player.name,
      }),
    );
  }
  return player;
};

export const desk = new AccountDesk();

/** Renders anew whenever something about the account changes, in this tab or another one. */
export function useDesk(): AccountDesk {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => desk.listen(() => render(undefined)), []);
  return desk;
}
