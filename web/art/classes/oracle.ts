/** The look of the Oracle. */
import type { Art } from '../art.ts';

export const oracle: Art = {
  cloth: '#205a57',
  trim: '#bdf3e6',
  field: 'roundels',
  emblem: 'crystal-ball',
  die: {},
  icons: {
    'gaias-gift': 'fruit-tree',
    landslide: 'falling-rocks',
    omen: 'third-eye',
  },
};
