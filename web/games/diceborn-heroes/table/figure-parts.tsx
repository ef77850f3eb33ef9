/** What every figure shows: how much health is left, and what lies on it. */
import type { JSX } from 'preact';
import type { FigureView } from '../../../../engine/diceborn-heroes/view/view-shape.ts';
import { useGlossary } from '../../../rules/glossary.ts';
import { Word } from '../../../rules/word.tsx';
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
  /** As the rules call it, where they do. */
  readonly called?: string;
}
function Condition({ of, words, bad, called = words }: ConditionProps): JSX.Element {
  const meaning = useGlossary().meaningOf(called);
  return (
    <span class="token">
      <i class={`coin-of ${bad ? 'bad' : 'good'}`} aria-hidden="true">
        <PartyIcon of={of} />
      </i>
      {meaning ? <Word of={meaning}>{words}</Word> : words}
    </span>
  );
}

/** Blocks, Poison, Stun, and whether its Evade is spent. */
export function Conditions({ figure }: { readonly figure: FigureView & { readonly veiled?: true } }): JSX.Element {
  const { block = 0, poison, stun, evaded, veiled } = figure;
  return (
    <>
      {block > 0 && (
        <Condition of="block" called="Block" words={block > 1 ? t('{block} Blocks', { block }) : t('Block')} />
      )}
      {veiled && <Condition of="veiled" words={t('Veiled')} />}
      {poison && <Condition of="poison" called="Poison" words={t('Poison')} bad />}
      {stun && <Condition of="stun" called="Stun" words={t('Stun')} bad />}
      {evaded && <Condition of="evaded" called="Evade" words={t('has evaded')} />}
    </>
  );
}
