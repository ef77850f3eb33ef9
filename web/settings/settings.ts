/** How somebody likes this page: read from wherever each thing is remembered in this browser, and for members kept with
 *  the account as well. What the account says counts when somebody comes to another browser. */
import type { TokenSource } from '../../client/account.ts';
import { BOT_PACES, LANGUAGES } from '../../protocol/settings.ts';
import type { AccountSettings } from '../../protocol/settings-messages.ts';
import { json } from '../api.ts';
import { setVolume, volume } from '../kit/sound.ts';
import { chooseTheme } from '../kit/theme.ts';
import { moreSettings, preferences } from '../session.ts';
import { speak } from '../words/language.ts';

const ADDRESS = '/api/account/settings';

export const settings = {
  read(): AccountSettings {
    const { asked, keys } = preferences.read();
    const theme = document.documentElement.dataset.theme;
    return {
      ...more(),
      volume: volume(),
      ...((theme === 'dark' || theme === 'light') && { theme }),
      windows: asked,
      keys,
    };
  },

  /** Changes some of them, here and now. */
  write(changed: Partial<AccountSettings>): void {
    const next = { ...settings.read(), ...changed };
    const { theme, windows, keys, volume: loud, ...rest } = next;
    if (loud !== undefined) setVolume(loud);
    chooseTheme(theme);
    preferences.write({
      ...preferences.read(),
      ...(windows && { asked: windows }),
      ...(keys !== undefined && { keys }),
    });
    moreSettings.write(rest);
    showMotion(rest.motion);
    // What cannot be loaded now is spoken when the page is opened again.
    speak(rest.language).catch(() => {});
  },

  /** Keeps them with the account of that token. */
  async keep(token: TokenSource): Promise<void> {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${await token()}` };
    await json(await fetch(ADDRESS, { method: 'PUT', headers, body: JSON.stringify(settings.read()) }));
  },

  /** Takes over what the account keeps; what it does not say stays as it is here. */
  async fetch(token: TokenSource): Promise<void> {
    const headers = { Authorization: `Bearer ${await token()}` };
    settings.write(await json<AccountSettings>(await fetch(ADDRESS, { headers })));
  },
};

/** Shows what is remembered; once, before the page is drawn. */
export const restoreSettings = (): void => showMotion(more().motion);

const showMotion = (motion: AccountSettings['motion']): void => {
  if (motion) document.documentElement.dataset.motion = motion;
  else delete document.documentElement.dataset.motion;
};

/** What has no other place: read as it may have been left by another version. */
const more = (): AccountSettings => {
  const stored = moreSettings.read();
  const of = (name: string): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const [confirm, hints, emotes] = [of('confirm'), of('hints'), of('emotes')];
  const language = LANGUAGES.find((one) => one === of('language'));
  const botPace = BOT_PACES.find((pace) => pace === of('botPace'));
  return {
    ...(language && { language }),
    ...(of('motion') === 'less' && { motion: 'less' as const }),
    ...(botPace && { botPace }),
    ...(typeof confirm === 'boolean' && { confirm }),
    ...(typeof hints === 'boolean' && { hints }),
    ...(typeof emotes === 'boolean' && { emotes }),
  };
};
