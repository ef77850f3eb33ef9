/** The look of two heroes of a party. */
import type { Art } from '../art.ts';

export const twoHeroes: Art = {
  cloth: '#4b4a1f',
  trim: '#f3e3a0',
  field: 'bend',
  emblem: 'three-friends',
  die: {},
  icons: {},
};
