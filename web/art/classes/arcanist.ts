/** The look of the Arcanist. */
import type { Art } from '../art.ts';

export const arcanist: Art = {
  cloth: '#3b2a6e',
  trim: '#b9d4ff',
  field: 'flames',
  emblem: 'magic-swirl',
  die: {},
  icons: {
    chasm: 'earth-crack',
    gale: 'tornado',
    'stone-spike': 'stalagtite',
  },
};
