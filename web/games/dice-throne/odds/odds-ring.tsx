/** How likely an ability is: a ring that fills, for whoever plays for it; with dice marked, the chance that they leave. */
import type { JSX } from 'preact';
import type { Outlook } from '../../../../engine/dice-throne/odds/odds.ts';
import { t } from '../../../words/t.ts';

/** Below, it is hardly worth playing for. */
const FAINT = 0.2;

interface OddsRingProps {
  readonly odds: Outlook;
  /** Some dice are marked to be kept. */
  readonly marked: boolean;
}

export function OddsRing({ odds, marked }: OddsRingProps): JSX.Element {
  const { reach, kept } = odds;
  const shown = marked ? kept : reach;
  const other = marked
    ? t('{percent} if you play for it', { percent: percent(reach) })
    : t('if you play for it, with the rolls you have left');
  return (
    <span
      class={`odds ${shown < FAINT ? 'faint' : ''}`}
      style={{ '--p': Math.round(shown * 100) }}
      title={
        marked
          ? t('{percent} with the dice you keep; {other}', { percent: percent(kept), other })
          : `${percent(reach)} ${other}`
      }
    >
      <span>
        <span class="unseen">{t('Chance')} </span>
        {figure(shown)}
        <small>%</small>
      </span>
    </span>
  );
}

/** Whole percent; what is possible is never 0, and what is not certain never 100. */
const figure = (chance: number): string => {
  if (chance > 0 && chance < 0.01) return '<1';
  return String(chance < 1 ? Math.min(99, Math.round(chance * 100)) : 100);
};
const percent = (chance: number): string => `${figure(chance)} %`;
