/** The look of the Seraph. */
import type { Art } from '../art.ts';

export const seraph: Art = {
  cloth: '#6a5aa8',
  trim: '#fff0c4',
  field: 'glory',
  emblem: 'angel-wings',
  die: { blade: 'shining-sword', wings: 'feathered-wing', cross: 'gothic-cross', 'angelic-pendant': 'gem-pendant' },
  icons: {
    'holy-blade': 'shining-sword',
    cherubim: 'cupidon-arrow',
    glorious: 'sun-radiations',
    'take-flight': 'liberty-wing',
    purify: 'holy-water',
    'holy-smite': 'sunbeams',
    'holy-command': 'holy-symbol',
    triumphant: 'laurel-crown',
    'archangels-will': 'winged-scepter',
    'heavens-blessing': 'hand-of-god',
    'highest-power': 'sun',
    'divine-visage': 'angel-outfit',
    'angelic-mantle': 'feathered-wing',
    'split-the-heavens': 'lightning-trio',
    'divine-intervention': 'holy-hand-grenade',
    'to-the-skies': 'fluffy-wing',
    smote: 'lightning-branches',
    'angelic-combat': 'winged-sword',
    'holier-than-thou': 'holy-oak',
    flight: 'fluffy-wing',
    'holy-presence': 'aura',
    'blinding-light': 'sunbeams',
  },
};
