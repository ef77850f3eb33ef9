/** The look of the Time Sage. */
import type { Art } from '../art.ts';

export const timeSage: Art = {
  cloth: '#57307c',
  trim: '#e3c4f5',
  field: 'glory',
  emblem: 'hourglass',
  die: {},
  icons: {
    slow: 'snail',
    meteor: 'burning-meteor',
    haste: 'sprint',
  },
};
