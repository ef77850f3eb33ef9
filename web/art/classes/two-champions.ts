/** The look of two champions of a party. */
import type { Art } from '../art.ts';

export const twoChampions: Art = {
  cloth: '#5a1f3a',
  trim: '#f8cfa0',
  field: 'glory',
  emblem: 'medallist',
  die: {},
  icons: {},
};
