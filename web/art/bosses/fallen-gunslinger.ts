/** The look of the Fallen Gunslinger. */
import type { Art } from '../art.ts';

export const fallenGunslinger: Art = {
  cloth: '#33200f',
  trim: '#ecb26b',
  field: 'paly',
  emblem: 'desert-skull',
  die: { swipe: 'triple-claws', vortex: 'vortex', chaos: 'eclipse-flare' },
  icons: {
    'hip-shot': 'cowboy-holster',
    'marked-man': 'targeted',
    'duck-and-cover': 'barrel',
    ricochet: 'ricochet',
    standoff: 'crossed-pistols',
    'dead-eye': 'bullseye',
    'empty-the-chamber': 'bullet-impacts',
    'quick-hands': 'fast-forward-button',
    'last-man-standing': 'tombstone',
    'kings-hand': 'throne-king',
    'draw-first': 'revolver',
    'wanted-poster': 'wanted-reward',
    posse: 'cowled',
    'powder-smoke': 'gunshot',
    'two-pistols': 'pistol-gun',
    'spin-the-barrel': 'cycle',
    'dust-in-the-eyes': 'dust-cloud',
    'card-sharp': 'card-ace-spades',
    bullseye: 'bullseye',
    'hot-lead': 'heavy-bullets',
    'head-money': 'coins',
    'quick-step': 'sprint',
  },
};
