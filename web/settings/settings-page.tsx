/** Settings: what the page looks like, how it moves and sounds, how bots and windows treat one. */
import type { ComponentChildren, JSX } from 'preact';
import { type BotPace, LANGUAGES, LASTING_PREFERENCES, type LastingPreference } from '../../protocol/settings.ts';
import { useDesk } from '../account/desk.ts';
import { CREDITS } from '../route.ts';
import { Sheet } from '../sheet.tsx';
import { LANGUAGE_NAMES, preferredLanguage } from '../words/language.ts';
import { rich } from '../words/rich.ts';
import { t } from '../words/t.ts';
import { useSettings } from './use-settings.ts';

const windows = (): Readonly<Record<LastingPreference, readonly [string, string]>> => ({
  always: [t('Always'), t('whenever I could do anything at all')],
  'when-it-matters': [t('When it matters'), t('when something I hold bears on what happens')],
  'when-able': [t('When I can'), t('whenever I hold something that may be played')],
  'last-call': [t('Only the last call'), t('once, before what hangs over the table happens')],
});
const paces = (): readonly (readonly [BotPace, string, string])[] => [
  ['quick', t('Quick'), t('hardly a breath')],
  ['natural', t('Natural'), t('as a person would')],
  ['slow', t('Slow'), t('time to read along')],
];

export function SettingsPage(): JSX.Element {
  const [settings, change] = useSettings();
  const { player } = useDesk();
  return (
    <Sheet
      title={t('Settings')}
      lead={
        player?.kind === 'member'
          ? t('Kept with your account, on every device you sign in on.')
          : t('Kept in this browser. With an account they come along to other devices.')
      }
      class="settings"
    >
      <Group title={t('What you see')}>
        <Choices
          legend={t('Language')}
          name="language"
          chosen={settings.language ?? 'browser'}
          choices={[
            ['browser', t('As the browser has it'), LANGUAGE_NAMES[preferredLanguage()]],
            ...LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language], ''] as const),
          ]}
          onChoose={(id) => change({ language: LANGUAGES.find((language) => language === id) })}
        />
        <Choices
          legend={t('Light')}
          name="theme"
          chosen={settings.theme ?? 'system'}
          choices={[
            ['system', t('As the system has it'), ''],
            ['dark', t('Candle light'), ''],
            ['light', t('Noon'), ''],
          ]}
          onChoose={(theme) => change({ theme: theme === 'dark' || theme === 'light' ? theme : undefined })}
        />
        <Switch
          on={settings.motion === 'less'}
          words={t('Less motion')}
          text={t('Dice turn over at once, nothing flies. Your system’s own wish counts in any case.')}
          onSwitch={(less) => change({ motion: less ? 'less' : undefined })}
        />
      </Group>
      <Group title={t('What you hear')}>
        <label class="slider">
          <span>{t('Sound')}</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={settings.volume ?? 0}
            aria-valuetext={loudness(settings.volume)}
            onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
          />
          <output>{loudness(settings.volume)}</output>
        </label>
      </Group>
      <Group title={t('At the table')}>
        <Choices
          legend={t('Bots play')}
          name="pace"
          chosen={settings.botPace ?? 'natural'}
          choices={paces()}
          onChoose={(pace) => change({ botPace: paces().find(([id]) => id === pace)?.[0] })}
        />
        <Choices
          legend={t('Ask me in windows')}
          name="windows"
          chosen={settings.windows ?? 'when-it-matters'}
          choices={LASTING_PREFERENCES.map((id) => [id, ...windows()[id]] as const)}
          onChoose={(id) => change({ windows: LASTING_PREFERENCES.find((one) => one === id) })}
        />
        <Switch
          on={settings.confirm ?? true}
          words={t('Ask before a likely slip')}
          text={t('As when a large straight is about to be rolled away.')}
          onSwitch={(confirm) => change({ confirm })}
        />
        <Switch
          on={settings.emotes ?? true}
          words={t('Show what others sign')}
          text={t('Small signs at their seats. You may also mute one person at the table, under Talk.')}
          onSwitch={(emotes) => change({ emotes })}
        />
        <Switch
          on={settings.keys ?? true}
          words={t('Single keys act')}
          text={t('R rolls, P passes, numbers choose; the menu of the table lists them.')}
          onSwitch={(keys) => change({ keys })}
        />
      </Group>
      <p class="aside">
        {rich('{credits}: who drew the symbols and the letters.', { credits: <a href={CREDITS}>{t('Credits')}</a> })}
      </p>
    </Sheet>
  );
}

const loudness = (volume: number | undefined): string => (volume ? `${Math.round(100 * volume)} %` : t('off'));

function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <section class="panel-box">
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface ChoicesProps {
  readonly legend: string;
  readonly name: string;
  readonly chosen: string;
  readonly choices: readonly (readonly [id: string, words: string, text: string])[];
  readonly onChoose: (id: string) => void;
}

function Choices({ legend, name, chosen, choices, onChoose }: ChoicesProps): JSX.Element {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="segments">
        {choices.map(([id, words, text]) => (
          <label key={id} class={id === chosen ? 'chosen' : ''}>
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <span>
              {words} {text && <small>{text}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly on: boolean;
  readonly words: string;
  readonly text: string;
  readonly onSwitch: (on: boolean) => void;
}

function Switch({ on, words, text, onSwitch }: SwitchProps): JSX.Element {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => onSwitch(event.currentTarget.checked)} />
      <span>
        {words} {text && <small>{text}</small>}
      </span>
    </label>
  );
}
