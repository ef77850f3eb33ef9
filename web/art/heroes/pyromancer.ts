/** The look of the Pyromancer. */
import type { Art } from '../art.ts';

export const pyromancer: Art = {
  cloth: '#983505',
  trim: '#ffc861',
  field: 'flames',
  emblem: 'fire-ring',
  die: { flame: 'flame', blaze: 'campfire', soul: 'ghost', meteor: 'burning-meteor' },
  icons: {
    fireball: 'fireball',
    'burning-soul': 'burning-passion',
    pyroblast: 'fire-ray',
    combustion: 'heat-haze',
    'hot-streak': 'fire-dash',
    scorch: 'fire-breath',
    ignite: 'match-head',
    'blazing-soul': 'fire-silhouette',
    meteorite: 'burning-meteor',
    meteoroid: 'falling-rocks',
    'molten-armor': 'fire-shield',
    'scorch-the-earth': 'burning-forest',
    'warm-up': 'campfire',
    'fire-up': 'fire-spell-cast',
    'red-hot': 'hot-surface',
    huzzah: 'flame-spin',
    'infernal-infusion': 'flaming-trident',
    'fire-mastery': 'burning-embers',
    burn: 'small-fire',
    knockdown: 'falling',
  },
};
