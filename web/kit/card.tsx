/** A card's face: a ribbon by kind and the word for it, a coin with its cost, its name, what it does, a ghost of its
 *  symbol. Whoever shows it decides whether it is a button. */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../words/t.ts';
import { Key } from './key.tsx';
import { ThingIcon } from './symbol.tsx';
import './style/card.css';

export type CardType = 'main' | 'roll' | 'instant' | 'upgrade' | 'equipment';

const types = (): Readonly<Record<CardType, string>> => ({
  main: t('Main phase'),
  roll: t('Roll phase'),
  instant: t('Instant'),
  upgrade: t('Upgrade'),
  equipment: t('Equipment'),
});

interface CardFaceProps {
  readonly id: string;
  readonly hero?: string;
  readonly name: string;
  readonly cost: number;
  readonly type: CardType;
  readonly hotkey?: string;
  /** What it does. */
  readonly children?: ComponentChildren;
}

/** The inside of `.card`; `cardClass` names the rest. */
export function CardFace({ id, hero, name, cost, type, hotkey, children }: CardFaceProps): JSX.Element {
  return (
    <>
      <ThingIcon id={id} hero={hero} class="art" />
      <span class="head">
        <span class="coin" title={t('Costs {cost} CP', { cost })}>
          {cost}
        </span>
        <strong lang="en">{softened(name)}</strong>
      </span>
      <span class="type">
        {types()[type]}
        {hotkey && (
          <span class="k">
            {' '}
            · <Key of={hotkey} />
          </span>
        )}
      </span>
      <span class="txt">{children}</span>
    </>
  );
}

export const cardClass = (type: CardType, state: 'can' | 'cannot' | ''): string => `card ${type} ${state}`;

/** Words this long get a place to break at. */
const LONG_WORD = 12;
const softened = (name: string): string =>
  name.replace(/\w{12,}/g, (word) => `${word.slice(0, LONG_WORD - 4)}\u00ad${word.slice(LONG_WORD - 4)}`);
