/** The settings, changed from a screen: at once here, and with the account of a member. */
import { useEffect, useState } from 'preact/hooks';
import type { AccountSettings } from '../../protocol/settings-messages.ts';
import { desk, useDesk } from '../account/desk.ts';
import { settings } from './settings.ts';

export function useSettings(): [AccountSettings, (changed: Partial<AccountSettings>) => void] {
  const [shown, setShown] = useState(settings.read);
  return [
    shown,
    (changed) => {
      settings.write(changed);
      setShown(settings.read());
      keepSettings();
    },
  ];
}

/** For members. What cannot be kept now is kept with the next change. */
function keepSettings(): void {
  if (desk.player?.kind === 'member') settings.keep(desk.token).catch(() => {});
}

/** Takes the settings of whoever signs in. */
export function useAccountSettings(): void {
  const { player } = useDesk();
  const member = player?.kind === 'member' ? player.id : '';
  useEffect(() => {
    if (member) settings.fetch(desk.token).catch(() => {});
  }, [member]);
}
