/** The look of the Bard. */
import type { Art } from '../art.ts';

export const bard: Art = {
  cloth: '#7a2f52',
  trim: '#ffd3e4',
  field: 'paly',
  emblem: 'lyre',
  die: {},
  icons: {
    ballad: 'musical-notes',
    rapier: 'thrust',
    encore: 'drum',
    march: 'drum',
    lullaby: 'sleepy',
    anthem: 'trumpet-flag',
    elegy: 'musical-score',
    reel: 'flute',
  },
};
