/** The look of the Druid. */
import type { Art } from '../art.ts';

export const druid: Art = {
  cloth: '#2b5a2e',
  trim: '#cdeb9a',
  field: 'scales',
  emblem: 'oak-leaf',
  die: {},
  icons: {
    thorns: 'thorny-vine',
    entangle: 'vine-whip',
    regrowth: 'sprout',
  },
};
