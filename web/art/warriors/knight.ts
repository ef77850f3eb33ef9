/** The look of the Knight. */
import type { Art } from '../art.ts';

export const knight: Art = {
  cloth: '#3d5266',
  trim: '#dfe8f0',
  field: 'chape',
  emblem: 'visored-helm',
  die: {},
  icons: {
    'switch-stance': 'sword-brandish',
    'high-guard': 'checked-shield',
    bulwark: 'checked-shield',
    lance: 'spear-feather',
    'shield-bash': 'shield-bash',
  },
};
