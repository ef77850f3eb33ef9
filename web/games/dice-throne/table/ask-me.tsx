/** How often the player is asked in windows. Nobody else sees it. */
import type { JSX } from 'preact';
import type { LastingPreference } from '../../../session.ts';
import { Key } from '../../../table/key.tsx';
import type { Asking } from '../../page.ts';

const WISHES: readonly (readonly [LastingPreference, string])[] = [
  ['always', 'every time'],
  ['when-able', 'when I can do something'],
  ['last-call', 'only at the last call'],
];

interface AskMeProps {
  readonly asked: LastingPreference;
  readonly onAsked: (asked: LastingPreference) => void;
  readonly asking: Asking;
}

export function AskMe({ asked, onAsked, asking }: AskMeProps): JSX.Element {
  return (
    <div class="ask-me">
      <label>
        Ask me{' '}
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
      <button
        type="button"
        class="quiet"
        data-key="0"
        aria-pressed={asking.resting}
        onClick={() => asking.rest(!asking.resting)}
      >
        {asking.resting ? 'Passing until my turn' : 'Pass until my turn'} <Key of="0" />
      </button>
    </div>
  );
}
