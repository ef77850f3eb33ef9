/** How often the player is asked in windows. Nobody else sees it. */
import type { JSX } from 'preact';
import type { LastingPreference } from '../../../session.ts';

const WISHES: readonly (readonly [LastingPreference, string])[] = [
  ['always', 'every time'],
  ['when-it-matters', 'when it matters'],
  ['when-able', 'when I can do something'],
  ['last-call', 'only at the last call'],
];

interface AskMeProps {
  readonly asked: LastingPreference;
  readonly onAsked: (asked: LastingPreference) => void;
}

export function AskMe({ asked, onAsked }: AskMeProps): JSX.Element {
  return (
    <label class="field-line">
      Ask me
      <select
        value={asked}
        onChange={(event) => {
          const preference = WISHES.find(([id]) => id === event.currentTarget.value);
          if (preference) onAsked(preference[0]);
        }}
      >
        {WISHES.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
