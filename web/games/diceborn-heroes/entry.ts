/** Diceborn Heroes, before its table is loaded. */
import { t } from '../../words/t.ts';
import type { GameEntry } from '../page.ts';

export const dicebornHeroesEntry: GameEntry = {
  id: 'diceborn-heroes',
  modes: () => ({
    quest: { mark: 'book', text: t('three quests, a boss') },
    family: { mark: 'people', text: t('monsters, first game') },
    adventure: { mark: 'find', text: t('quests drawn anew') },
    expert: { mark: 'swords', text: t('two heroes each') },
    arena: { mark: 'fallen', text: t('three bosses') },
  }),
  page: async () => (await import('./page.tsx')).dicebornHeroesPage,
  library: async () => (await import('./library.tsx')).dicebornHeroesLibrary,
  lexicon: async () => (await import('../../../protocol/packed/lexicons/diceborn-heroes.ts')).DICEBORN_HEROES,
  rules: async () => (await import('../../../engine/diceborn-heroes/index.ts')).dicebornHeroes,
};
