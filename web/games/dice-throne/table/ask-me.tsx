/** How often the player is asked in windows. Nobody else sees it. */
import type { JSX } from 'preact';
import type { LastingPreference } from '../../../session.ts';
import { t } from '../../../words/t.ts';

const wishes = (): readonly (readonly [LastingPreference, string])[] => [
  ['always', t('every time')],
  ['when-it-matters', t('when it matters')],
  ['when-able', t('when I can do something')],
  ['last-call', t('only at the last call')],
];

interface AskMeProps {
  readonly asked: LastingPreference;
  readonly onAsked: (asked: LastingPreference) => void;
}

export function AskMe({ asked, onAsked }: AskMeProps): JSX.Element {
  return (
    <label class="field-line">
      {t('Ask me')}
      <select
        value={asked}
        onChange={(event) => {
          const preference = wishes().find(([id]) => id === event.currentTarget.value);
          if (preference) onAsked(preference[0]);
        }}
      >
        {wishes().map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
