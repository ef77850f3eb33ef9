/** Dice Throne, before its table is loaded: a hero's die is its picture. */
import type { JSX } from 'preact';
import type { Catalogue } from '../../../engine/dice-throne/state/view-shape.ts';
import { SymbolGlyph } from '../../glyphs.tsx';
import { toneOf } from '../../symbols.ts';
import type { GameEntry } from '../page.ts';

export const diceThroneEntry: GameEntry<Catalogue> = {
  id: 'dice-throne',
  page: async () => (await import('./page.tsx')).diceThronePage,
  rules: async () => (await import('../../../engine/dice-throne/index.ts')).diceThrone,
  heroMark(catalogue, id): JSX.Element | null {
    const hero = catalogue.heroes.find((one) => one.id === id);
    if (!hero) return null;
    return (
      <span class="hero-die" aria-hidden="true">
        {hero.die.map((symbol, index) => (
          <SymbolGlyph key={index} name={symbol} class={`tone-${toneOf(hero.die, symbol)}`} />
        ))}
      </span>
    );
  },
};
