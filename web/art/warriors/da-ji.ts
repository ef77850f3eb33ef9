/** The look of Da Ji. */
import type { Art } from '../art.ts';

export const daJi: Art = {
  cloth: '#7a2350',
  trim: '#ffd9e8',
  field: 'scales',
  emblem: 'fox-head',
  die: {},
  icons: { mirage: 'double-face-mask', 'malevolent-spirit': 'haunting' },
};
