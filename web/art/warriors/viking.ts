/** The look of the Viking. */
import type { Art } from '../art.ts';

export const viking: Art = {
  cloth: '#2f4a3a',
  trim: '#f0cf8e',
  field: 'wavy',
  emblem: 'viking-head',
  die: {},
  icons: { 'shield-wall': 'vibrating-shield', berserker: 'enrage' },
};
