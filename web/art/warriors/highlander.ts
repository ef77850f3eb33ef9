/** The look of the Highlander. */
import type { Art } from '../art.ts';

export const highlander: Art = {
  cloth: '#24543f',
  trim: '#cfe0f5',
  field: 'checky',
  emblem: 'two-handed-sword',
  die: {},
  icons: { donnybrook: 'punch', quickening: 'lightning-arc' },
};
