/** How players like their page, one document an account. The last one written holds. */
import { type AccountSettings, settingsForm } from '../../protocol/settings-messages.ts';
import { TOO_LATE, untilFirst } from '../documents/contention.ts';
import type { Documents } from '../documents/documents.ts';

export class Settings {
  private readonly store: Documents;

  constructor(store: Documents) {
    this.store = store;
  }

  /** What the player keeps; nothing of it, for who has kept nothing yet. Rejects with `StoreTrouble`. */
  async of(player: string): Promise<AccountSettings> {
    const [kept] = await this.store.read([keyOf(player)]);
    // A setting that an older version knew is not worth an error.
    return settingsForm.safeParse(kept?.value ?? {}).data ?? {};
  }

  async keep(player: string, settings: AccountSettings): Promise<void> {
    await this.write(player, settings);
  }

  /** Deletes what is kept. Safe to repeat. */
  async forget(player: string): Promise<void> {
    await this.write(player, undefined);
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private async write(player: string, value: AccountSettings | undefined): Promise<void> {
    const key = keyOf(player);
    await untilFirst('what one player has set', async () => {
      const [kept] = await this.store.read([key]);
      const version = kept?.version ?? 0;
      if (version === 0 && value === undefined) return undefined;
      const written = await this.store.write({ expected: { [key]: version }, put: { [key]: value }, rank: [] });
      return written ? undefined : TOO_LATE;
    });
  }
}

const keyOf = (player: string): string => `settings:${player}`;
