/** Heroes to choose from, as cards; each shows what its game draws of it. */
import type { JSX } from 'preact';
import type { HeroInfo } from '../../engine/core/game.ts';
import type { GameInfo } from '../api.ts';
import { gameEntry } from '../games/games.ts';

interface HeroPickerProps {
  readonly game: GameInfo;
  readonly heroes: readonly HeroInfo[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly legend: string;
  readonly name: string;
  /** Names only. */
  readonly small?: boolean;
}

export function HeroPicker({ game, heroes, chosen, onChoose, legend, name, small }: HeroPickerProps): JSX.Element {
  const entry = gameEntry(game.id);
  return (
    <fieldset class={`heroes ${small ? 'small' : ''}`}>
      <legend>{legend}</legend>
      <div class="hero-cards">
        {heroes.map((hero) => (
          <label key={hero.id} class={hero.id === chosen ? 'hero chosen' : 'hero'}>
            <input
              type="radio"
              name={name}
              value={hero.id}
              checked={hero.id === chosen}
              onChange={() => onChoose(hero.id)}
            />
            <strong>{hero.name}</strong>
            {entry?.heroMark(game.catalogue, hero.id)}
            {!small && <span class="hero-text">{hero.text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
