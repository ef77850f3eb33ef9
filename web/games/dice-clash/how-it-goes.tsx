/** The game in a few lines, for whoever sits at it for the first time. */
import type { JSX } from 'preact';
import { t } from '../../words/t.ts';
import { ROUNDS_TO_WIN } from './model.ts';

export function HowItGoes({ parriedFrom }: { readonly parriedFrom: number }): JSX.Element {
  return (
    <details class="clash-rules">
      <summary>{t('How it goes')}</summary>
      <ul>
        <li>{t('In turn, each side puts one die on a free space. What it shows defends first, and then attacks.')}</li>
        <li>
          {t(
            'To defend, be higher than the attack; against {parriedFrom} and more, a plain 1 does it too. An icon on the space changes the die, its defence or its attack: point at it to read how.',
            { parriedFrom },
          )}
        </li>
        <li>{t('A white die re-rolls what is left of your dice. The red one brings about your power.')}</li>
        <li>
          {t(
            'Whoever has no answer loses the round, and goes on with the other side of card and grid. {roundsToWin} rounds win the match.',
            { roundsToWin: ROUNDS_TO_WIN },
          )}
        </li>
      </ul>
    </details>
  );
}
