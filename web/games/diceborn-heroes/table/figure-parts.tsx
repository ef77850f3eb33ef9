/** What every figure shows: how much health is left, and what lies on it. */
import type { JSX } from 'preact';
import type { FigureView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { leftOf } from '../model.ts';
import { PartyIcon } from './heralds.tsx';
import '../../../kit/style/token.css';
import { t } from '../../../words/t.ts';

/** From here on single cells would be too thin. */
const MOST_CELLS = 16;

export function Health({ figure, name }: { readonly figure: FigureView; readonly name: string }): JSX.Element {
  const left = leftOf(figure);
  const cells = Math.min(figure.hp, MOST_CELLS);
  const on = Math.ceil((left / Math.max(1, figure.hp)) * cells);
  return (
    <p class="vit" role="img" aria-label={t('{left} of {hp} health', { left, hp: figure.hp })} data-health={name}>
      <b class="hp">{left}</b>
      <small>{t('of {hp}', { hp: figure.hp })}</small>
      <span class="cells">
        {Array.from({ length: cells }, (_, cell) => (
          <i key={cell} class={cell < on ? 'on' : ''} />
        ))}
      </span>
    </p>
  );
}

interface ConditionProps {
  readonly of: string;
  readonly words: string;
  readonly bad?: boolean;
}
function Condition({ of, words, bad }: ConditionProps): JSX.Element {
  return (
    <span class="token">
      <i class={`coin-of ${bad ? 'bad' : 'good'}`} aria-hidden="true">
        <PartyIcon of={of} />
      </i>
      {words}
    </span>
  );
}

/** Blocks, Poison, Stun, and whether its Evade is spent. */
export function Conditions({ figure }: { readonly figure: FigureView & { readonly veiled?: true } }): JSX.Element {
  const { block = 0, poison, stun, evaded, veiled } = figure;
  return (
    <>
      {block > 0 && <Condition of="block" words={block > 1 ? t('{block} Blocks', { block }) : t('Block')} />}
      {veiled && <Condition of="veiled" words={t('Veiled')} />}
      {poison && <Condition of="poison" words={t('Poison')} bad />}
      {stun && <Condition of="stun" words={t('Stun')} bad />}
      {evaded && <Condition of="evaded" words={t('has evaded')} />}
    </>
  );
}
