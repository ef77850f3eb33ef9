/** The look of the Fighter. */
import type { Art } from '../art.ts';

export const fighter: Art = {
  cloth: '#5f3a1e',
  trim: '#f1c98c',
  field: 'gyronny',
  emblem: 'sword-clash',
  die: {},
  icons: {
    riposte: 'sword-break',
    'mighty-blow': 'sword-brandish',
    slash: 'quick-slash',
  },
};
