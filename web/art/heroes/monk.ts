/** The look of the Monk. */
import type { Art } from '../art.ts';

export const monk: Art = {
  cloth: '#8a4c0b',
  trim: '#fadb98',
  field: 'roundels',
  emblem: 'meditation',
  die: { fist: 'fist', palm: 'hand', zen: 'yin-yang', lotus: 'lotus' },
  icons: {
    'fist-strike': 'punch',
    meditate: 'meditation',
    'zen-strike': 'punch-blast',
    'combo-strike': 'fist',
    'tempest-rush': 'wind-slap',
    'fist-of-harmony': 'power-lightning',
    'lotus-strike': 'lotus-flower',
    'way-of-the-lotus': 'lotus',
    'fist-of-tranquility': 'mailed-fist',
    'way-of-the-monk': 'monk-face',
    serenity: 'water-drop',
    transcendence: 'third-eye',
    'palm-strike': 'slap',
    'mystic-mantra': 'prayer-beads',
    ruminate: 'brain',
    contemplate: 'think',
    enlightenment: 'enlightenment',
    chi: 'yin-yang',
    cleanse: 'droplets',
    pummel: 'punch-blast',
    'inner-calm': 'meditation',
    'iron-palm': 'hand',
  },
};
