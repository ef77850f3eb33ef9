/** Heroes to choose from, as small banners. */
import type { JSX } from 'preact';
import type { HeroInfo } from '../../engine/core/game.ts';
import { Banner } from '../kit/heraldry.tsx';
import { mannerOf } from '../library/manners.ts';
import { t } from '../words/t.ts';

interface HeroPickerProps {
  readonly heroes: readonly HeroInfo[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly legend: string;
  readonly name: string;
  /** Without a word about the chosen one. */
  readonly small?: boolean;
}

export function HeroPicker({ heroes, chosen, onChoose, legend, name, small }: HeroPickerProps): JSX.Element {
  const hero = heroes.find(({ id }) => id === chosen);
  return (
    <fieldset class={`heroes ${small ? 'small' : ''}`}>
      <legend>{legend}</legend>
      <div class="hero-cards">
        {heroes.map(({ id, name: called }) => (
          <label key={id} class={id === chosen ? 'hero chosen' : 'hero'}>
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <Banner of={id} />
            <strong>{called}</strong>
          </label>
        ))}
      </div>
      {!small && hero && <p class="aside">{mannerOf(hero)}</p>}
    </fieldset>
  );
}

/** Over what oneself may play of a kind; where that is one thing there is nothing to choose. */
export const ownLegend = (kind: string, heroes: readonly HeroInfo[]): string =>
  heroes.length > 1 ? t('Your {kind}', { kind }) : t('You play');
