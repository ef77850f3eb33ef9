/** The look of the Priest. */
import type { Art } from '../art.ts';

export const priest: Art = {
  cloth: '#74601c',
  trim: '#fff3cf',
  field: 'cross',
  emblem: 'prayer',
  die: {},
  icons: {
    ward: 'magic-shield',
    smite: 'hammer-drop',
    mend: 'healing',
  },
};
