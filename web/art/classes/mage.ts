/** The look of the Mage. */
import type { Art } from '../art.ts';

export const mage: Art = {
  cloth: '#4a2b7a',
  trim: '#e2c8ff',
  field: 'rays',
  emblem: 'pointy-hat',
  die: {},
  icons: {
    thunder: 'lightning-storm',
    spark: 'spark-spirit',
  },
};
