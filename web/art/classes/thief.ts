/** The look of the Thief. */
import type { Art } from '../art.ts';

export const thief: Art = {
  cloth: '#3a3f2c',
  trim: '#d8dba0',
  field: 'sinister',
  emblem: 'hooded-assassin',
  die: {},
  icons: {
    sidestep: 'dodging',
    'hidden-blade': 'hidden',
  },
};
