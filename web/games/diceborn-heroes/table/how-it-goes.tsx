/** The game in a few lines, for whoever sits at it for the first time. */
import type { JSX } from 'preact';
import { t } from '../../../words/t.ts';

export function HowItGoes(): JSX.Element {
  return (
    <details class="born-rules">
      <summary>{t('How it goes')}</summary>
      <ul>
        <li>
          {t('All dice are rolled at once. Each hero puts one of them on a slot that it fits, in colour and in value.')}
        </li>
        <li>
          {t(
            'Then attack cards turn up, one for each enemy, and everything happens from 1 to 6. A low die acts first; a high one pays for strong actions, but an attack card finds whoever has as much as it shows, or more, the closest first.',
          )}
        </li>
        <li>
          {t(
            'A die locked on the quest earns what the quest says, and leaves its hero out of reach. Hero Tokens roll dice again, or use the hero’s ability.',
          )}
        </li>
        <li>
          {t(
            'The attack deck is your time: once it is empty and an enemy still stands, the party has lost. Fallen enemies give cards back.',
          )}
        </li>
        <li>{t('In town you rest for a card, buy for spoils, and turn into something new.')}</li>
      </ul>
    </details>
  );
}
