/** The look of the Fallen Monk. */
import type { Art } from '../art.ts';

export const fallenMonk: Art = {
  cloth: '#16302a',
  trim: '#93e6bb',
  field: 'roundels',
  emblem: 'third-eye',
  die: { swipe: 'triple-claws', vortex: 'vortex', chaos: 'eclipse-flare' },
  icons: {
    'breath-of-ash': 'fire-breath',
    'broken-palm': 'hand',
    'low-sweep': 'high-kick',
    'hollow-bell': 'ringing-bell',
    discord: 'shatter',
    'black-lotus': 'lotus-flower',
    'thousand-fists': 'fist',
    'still-water': 'water-drop',
    'hollow-transcendence': 'third-eye',
    'kings-hand': 'throne-king',
    'iron-body': 'abdominal-armor',
    'quiet-the-choir': 'silenced',
    'hex-knot': 'knot',
    'pressure-point': 'pressure-cooker',
    'inner-fire': 'burning-passion',
    'ashen-incense': 'incense',
    'cleansing-void': 'holy-water',
    'sweep-away': 'broom',
    'chi-burst': 'power-lightning',
    'hundred-hands': 'slap',
    'circling-kick': 'spinning-blades',
    'still-mind': 'meditation',
  },
};
