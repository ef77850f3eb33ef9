/** Dice Throne, before its table is loaded. */
import { t } from '../../words/t.ts';
import type { GameEntry } from '../page.ts';

export const diceThroneEntry: GameEntry = {
  id: 'dice-throne',
  modes: () => ({
    '1v1': { mark: 'attack', text: t('one against one') },
    '2v2': { mark: 'people', text: t('2 v 2, one health') },
    '3v3': { mark: 'people', text: t('3 v 3, one health') },
    '2v2v2': { mark: 'people', text: t('three pairs') },
    'king-of-the-hill': { mark: 'throne', text: t('3 to 6, all alone') },
    'boss-vs-many': { mark: 'fallen', text: t('2 to 4 together') },
    'boss-battle': { mark: 'fallen', text: t('1 to 4, one health') },
    'portal-crawl': { mark: 'portal', text: t('1 to 4 explore') },
    'boss-vs-boss': { mark: 'ultimate', text: t('70 health each') },
  }),
  page: async () => (await import('./page.tsx')).diceThronePage,
  library: async () => (await import('./library/library.tsx')).diceThroneLibrary,
  lexicon: async () => (await import('../../../protocol/packed/lexicons/dice-throne.ts')).DICE_THRONE,
  rules: async () => (await import('../../../engine/dice-throne/index.ts')).diceThrone,
};
