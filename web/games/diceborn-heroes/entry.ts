/** Diceborn Heroes, before its table is loaded. */
import type { GameEntry } from '../page.ts';

export const dicebornHeroesEntry: GameEntry = {
  id: 'diceborn-heroes',
  modes: {
    quest: { mark: 'book', text: 'three quests, a boss' },
    family: { mark: 'people', text: 'monsters, first game' },
    adventure: { mark: 'find', text: 'quests drawn anew' },
    expert: { mark: 'swords', text: 'two heroes each' },
    arena: { mark: 'fallen', text: 'three bosses' },
  },
  page: async () => (await import('./page.tsx')).dicebornHeroesPage,
  library: async () => (await import('./library.tsx')).dicebornHeroesLibrary,
  rules: async () => (await import('../../../engine/diceborn-heroes/index.ts')).dicebornHeroes,
};
