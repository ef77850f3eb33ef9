/** The look of the Mad King. */
import type { Art } from '../art.ts';

export const madKing: Art = {
  cloth: '#2c1240',
  trim: '#e9bdff',
  field: 'rays',
  emblem: 'crowned-skull',
  die: { swipe: 'triple-claws', vortex: 'vortex', chaos: 'eclipse-flare' },
  icons: {
    drain: 'life-tap',
    scepter: 'orb-wand',
    decree: 'scroll-unfurled',
    madness: 'brain-leak',
    'royal-guard': 'guards',
    'kings-summons': 'portal',
    execution: 'guillotine',
    'crown-of-thorns': 'crown-of-thorns',
    'the-throne-is-mine': 'throne-king',
    'kings-hand': 'king',
    'royal-edict': 'scroll-quill',
    'whispering-court': 'conversation',
    'gag-order': 'silenced',
    tax: 'pay-money',
    'rot-of-ages': 'hourglass',
    'leech-throne': 'leeching-worm',
    'summon-guards': 'guards',
    'crowns-mercy': 'crown',
    'madness-spreads': 'divided-spiral',
    'kings-wrath': 'enrage',
    'last-word': 'quill-ink',
    'bloody-banquet': 'meal',
  },
};
