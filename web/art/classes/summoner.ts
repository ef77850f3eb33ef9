/** The look of the Summoner. */
import type { Art } from '../art.ts';

export const summoner: Art = {
  cloth: '#1f4f6d',
  trim: '#a8e6f0',
  field: 'wavy',
  emblem: 'portal',
  die: {},
  icons: {
    summon: 'magic-portal',
    'spirit-bolt': 'ghost',
    'mana-font': 'fountain',
  },
};
