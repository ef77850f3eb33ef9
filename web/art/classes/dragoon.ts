/** The look of the Dragoon. */
import type { Art } from '../art.ts';

export const dragoon: Art = {
  cloth: '#23406b',
  trim: '#cfe0ff',
  field: 'pily',
  emblem: 'dragon-head',
  die: {},
  icons: {
    jump: 'jump-across',
    impale: 'spear-hook',
    'spear-sweep': 'spears',
  },
};
