/** The look of Khutulun. */
import type { Art } from '../art.ts';

export const khutulun: Art = {
  cloth: '#4a4a8a',
  trim: '#f4dfae',
  field: 'sinister',
  emblem: 'horse-head',
  die: {},
  icons: { 'pre-emptive-strike': 'high-shot', enrage: 'enrage' },
};
