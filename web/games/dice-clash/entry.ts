/** Dice Clash, before its table is loaded. */
import type { GameEntry } from '../page.ts';

export const diceClashEntry: GameEntry = {
  id: 'dice-clash',
  modes: {
    duel: { mark: 'swords', text: 'grid against grid' },
    solo: { mark: 'defence', text: 'alone, a legend' },
  },
  page: async () => (await import('./page.tsx')).diceClashPage,
  library: async () => (await import('./library.tsx')).diceClashLibrary,
  rules: async () => (await import('../../../engine/dice-clash/index.ts')).diceClash,
};
