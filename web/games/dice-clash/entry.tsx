/** Dice Clash, before its table is loaded: a fighter's battle grid is its picture. */
import type { JSX } from 'preact';
import type { DiceClashCatalogue } from '../../../engine/dice-clash/state/view-shape.ts';
import type { GameEntry } from '../page.ts';

const CELL = 8;

export const diceClashEntry: GameEntry<DiceClashCatalogue> = {
  id: 'dice-clash',
  page: async () => (await import('./page.tsx')).diceClashPage,
  rules: async () => (await import('../../../engine/dice-clash/index.ts')).diceClash,
  heroMark(catalogue, id): JSX.Element | null {
    const grid = catalogue.fighters.find((one) => one.id === id)?.sides[0]?.grid;
    if (!grid) return null;
    return (
      <svg class="hero-grid" viewBox={`0 0 ${3 * CELL} ${3 * CELL}`} width="36" height="36" aria-hidden="true">
        {grid.map(({ mod }, space) => (
          <rect
            key={space}
            x={(space % 3) * CELL + 0.75}
            y={Math.floor(space / 3) * CELL + 0.75}
            width={CELL - 1.5}
            height={CELL - 1.5}
            rx="1.5"
            fill="currentColor"
            opacity={mod === 'plain' ? 0.22 : 0.85}
          />
        ))}
      </svg>
    );
  },
};
