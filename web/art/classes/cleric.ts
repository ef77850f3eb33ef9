/** The look of the Cleric. */
import type { Art } from '../art.ts';

export const cleric: Art = {
  cloth: '#7a5416',
  trim: '#fff0c4',
  field: 'glory',
  emblem: 'holy-symbol',
  die: {},
  icons: {
    sanctuary: 'church',
    'holy-light': 'sunbeams',
    blessing: 'healing',
  },
};
