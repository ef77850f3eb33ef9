/** The look of the Ranger. */
import type { Art } from '../art.ts';

export const ranger: Art = {
  cloth: '#3c5324',
  trim: '#dff0b0',
  field: 'chape',
  emblem: 'bowman',
  die: {},
  icons: {
    hunt: 'wolf-head',
    volley: 'arrows-shield',
    snare: 'trap-mask',
    silverfang: 'wolf-howl',
  },
};
