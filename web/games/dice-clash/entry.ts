/** Dice Clash, before its table is loaded. */
import { t } from '../../words/t.ts';
import type { GameEntry } from '../page.ts';

export const diceClashEntry: GameEntry = {
  id: 'dice-clash',
  modes: () => ({
    duel: { mark: 'swords', text: t('grid against grid') },
    solo: { mark: 'defence', text: t('alone, a legend') },
  }),
  page: async () => (await import('./page.tsx')).diceClashPage,
  library: async () => (await import('./library.tsx')).diceClashLibrary,
  lexicon: async () => (await import('../../../protocol/packed/lexicons/dice-clash.ts')).DICE_CLASH,
  rules: async () => (await import('../../../engine/dice-clash/index.ts')).diceClash,
};
