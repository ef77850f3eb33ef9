/** The look of the Dark Knight. */
import type { Art } from '../art.ts';

export const darkKnight: Art = {
  cloth: '#2a2230',
  trim: '#d9a7e8',
  field: 'masonry',
  emblem: 'black-knight-helm',
  die: {},
  icons: {
    'soul-rend': 'bleeding-wound',
    dread: 'screaming',
    'black-blade': 'bat-blade',
  },
};
