/** Settings: what the page looks like, how it moves and sounds, how bots and windows treat one. */
import type { ComponentChildren, JSX } from 'preact';
import { type BotPace, LASTING_PREFERENCES, type LastingPreference } from '../../protocol/settings.ts';
import { useDesk } from '../account/desk.ts';
import { CREDITS } from '../route.ts';
import { Sheet } from '../sheet.tsx';
import { useSettings } from './use-settings.ts';

const WINDOWS: Readonly<Record<LastingPreference, readonly [string, string]>> = {
  always: ['Always', 'whenever I could do anything at all'],
  'when-it-matters': ['When it matters', 'when something I hold bears on what happens'],
  'when-able': ['When I can', 'whenever I hold something that may be played'],
  'last-call': ['Only the last call', 'once, before what hangs over the table happens'],
};
const PACES: readonly (readonly [BotPace, string, string])[] = [
  ['quick', 'Quick', 'hardly a breath'],
  ['natural', 'Natural', 'as a person would'],
  ['slow', 'Slow', 'time to read along'],
];

export function SettingsPage(): JSX.Element {
  const [settings, change] = useSettings();
  const { player } = useDesk();
  return (
    <Sheet
      title="Settings"
      lead={
        player?.kind === 'member'
          ? 'Kept with your account, on every device you sign in on.'
          : 'Kept in this browser. With an account they come along to other devices.'
      }
      class="settings"
    >
      <Group title="What you see">
        <Choices
          legend="Light"
          name="theme"
          chosen={settings.theme ?? 'system'}
          choices={[
            ['system', 'As the system has it', ''],
            ['dark', 'Candle light', ''],
            ['light', 'Noon', ''],
          ]}
          onChoose={(theme) => change({ theme: theme === 'dark' || theme === 'light' ? theme : undefined })}
        />
        <Switch
          on={settings.motion === 'less'}
          words="Less motion"
          text="Dice turn over at once, nothing flies. Your system’s own wish counts in any case."
          onSwitch={(less) => change({ motion: less ? 'less' : undefined })}
        />
      </Group>
      <Group title="What you hear">
        <label class="slider">
          <span>Sound</span>
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={settings.volume ?? 0}
            aria-valuetext={settings.volume ? `${Math.round(100 * settings.volume)} %` : 'off'}
            onInput={(event) => change({ volume: Number(event.currentTarget.value) })}
          />
          <output>{settings.volume ? `${Math.round(100 * settings.volume)} %` : 'off'}</output>
        </label>
      </Group>
      <Group title="At the table">
        <Choices
          legend="Bots play"
          name="pace"
          chosen={settings.botPace ?? 'natural'}
          choices={PACES}
          onChoose={(pace) => change({ botPace: PACES.find(([id]) => id === pace)?.[0] })}
        />
        <Choices
          legend="Ask me in windows"
          name="windows"
          chosen={settings.windows ?? 'when-it-matters'}
          choices={LASTING_PREFERENCES.map((id) => [id, ...WINDOWS[id]] as const)}
          onChoose={(id) => change({ windows: LASTING_PREFERENCES.find((one) => one === id) })}
        />
        <Switch
          on={settings.confirm ?? true}
          words="Ask before a likely slip"
          text="As when a large straight is about to be rolled away."
          onSwitch={(confirm) => change({ confirm })}
        />
        <Switch
          on={settings.emotes ?? true}
          words="Show what others sign"
          text="Small signs at their seats. You may also mute one person at the table, under Talk."
          onSwitch={(emotes) => change({ emotes })}
        />
        <Switch
          on={settings.keys ?? true}
          words="Single keys act"
          text="R rolls, P passes, numbers choose; the menu of the table lists them."
          onSwitch={(keys) => change({ keys })}
        />
      </Group>
      <p class="aside">
        <a href={CREDITS}>Credits</a>: who drew the symbols and the letters.
      </p>
    </Sheet>
  );
}

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
