/** Health: the figure, and the bar of which a hatched part is about to go. */
import type { JSX } from 'preact';
import { Mark } from '../../../../kit/icon.tsx';
import { t } from '../../../../words/t.ts';

interface HealthProps {
  readonly health: number;
  readonly most: number;
  /** Damage on its way. */
  readonly coming: number;
}

/** From this share of its health on a bar is drawn in ember. */
const LOW = 0.3;
export const isLow = ({ health, most }: Pick<HealthProps, 'health' | 'most'>): boolean => health <= LOW * most;

const share = (part: number, most: number): number => (100 * Math.max(0, Math.min(part, most))) / Math.max(1, most);

export function HealthBar({ health, most, coming }: HealthProps): JSX.Element {
  const said =
    coming > 0
      ? t('Health {health} of {most}, {n} damage on its way', { health, most, n: coming })
      : t('Health {health} of {most}', { health, most });
  const style = { '--hp': share(health, most), '--threat': share(Math.min(coming, health), most) };
  return (
    <div class="bar" role="img" aria-label={said} style={style}>
      <i />
      <em />
    </div>
  );
}

export function HealthFigure({ health, most }: Omit<HealthProps, 'coming'>): JSX.Element {
  return (
    <p class="hp">
      <Mark of="heart" />
      <span class="n counts" style={{ '--shown': health }}>
        <span class="unseen" data-testid="health">
          {health}
        </span>
      </span>
      <small>{t('of {most}', { most })}</small>
    </p>
  );
}
