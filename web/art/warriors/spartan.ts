/** The look of the Spartan. */
import type { Art } from '../art.ts';

export const spartan: Art = {
  cloth: '#7c1d1d',
  trim: '#f3d28b',
  field: 'paly',
  emblem: 'spartan-helmet',
  die: {},
  icons: { phalanx: 'spears', dory: 'stone-spear' },
};
