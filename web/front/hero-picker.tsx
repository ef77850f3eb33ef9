/** Heroes to choose from, as cards; each shows its die. */
import type { JSX } from 'preact';
import type { HeroEntry } from '../../engine/dice-throne/view-shape.ts';
import { SymbolGlyph } from '../glyphs.tsx';
import { toneOf } from '../symbols.ts';

interface HeroPickerProps {
  readonly heroes: readonly HeroEntry[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly legend: string;
  readonly name: string;
  /** Names only. */
  readonly small?: boolean;
}

export function HeroPicker({ heroes, chosen, onChoose, legend, name, small }: HeroPickerProps): JSX.Element {
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
            <span class="hero-die" aria-hidden="true">
              {hero.die.map((symbol, index) => (
                <SymbolGlyph key={index} name={symbol} class={`tone-${toneOf(hero.die, symbol)}`} />
              ))}
            </span>
            {!small && <span class="hero-text">{hero.text}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
