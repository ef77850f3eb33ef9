/** The line at the head of a table: the crown that leads to the front, the turn, the candles of its phases, and ways out. */
import type { ComponentChildren, JSX } from 'preact';
import { Mark } from '../kit/icon.tsx';
import { ThemeSwitch } from '../kit/theme-switch.tsx';
import './style/top.css';
import { t } from '../words/t.ts';

export interface Candle {
  readonly id: string;
  readonly name: string;
}

interface TableTopProps {
  /** `Turn` and its number, or what is played. */
  readonly what: string;
  readonly number?: number;
  readonly ranked: boolean;
  /** What the candles are: `Phases of the turn`. */
  readonly label: string;
  readonly candles: readonly Candle[];
  /** Which of them burns. */
  readonly now: number;
  readonly children: ComponentChildren;
}

export function TableTop(props: TableTopProps): JSX.Element {
  const { what, number, ranked, label, candles, now, children } = props;
  return (
    <header class="top">
      <a class="mark" href="#/" aria-label={t('Throneroom, to the front')}>
        <Mark of="crown" />
        <span>Throneroom</span>
      </a>
      <span class="turn-no" data-testid="turn">
        <span class="w">{what}</span>
        {number !== undefined && ` ${number}`}
      </span>
      {ranked && <span class="badge turn">{t('Ranked')}</span>}
      <ol class="candles" aria-label={label}>
        {candles.map(({ id, name }, index) => (
          <li
            key={id}
            class={index === now ? 'now' : index < now ? 'past' : ''}
            aria-current={index === now ? 'step' : undefined}
          >
            <i />
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <ThemeSwitch />
      {children}
    </header>
  );
}
