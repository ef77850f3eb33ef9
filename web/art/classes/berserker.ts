/** The look of the Berserker. */
import type { Art } from '../art.ts';

export const berserker: Art = {
  cloth: '#7d2415',
  trim: '#f8c08a',
  field: 'bend',
  emblem: 'enrage',
  die: {},
  icons: {
    'full-swing': 'axe-swing',
    taunt: 'shouting',
    'axe-sweep': 'wood-axe',
  },
};
