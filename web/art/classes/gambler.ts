/** The look of the Gambler. */
import type { Art } from '../art.ts';

export const gambler: Art = {
  cloth: '#17565c',
  trim: '#f6bf82',
  field: 'checky',
  emblem: 'card-joker',
  die: {},
  icons: {
    'fate-dice': 'rolling-dices',
    feint: 'cape',
    'lucky-coin': 'two-coins',
  },
};
