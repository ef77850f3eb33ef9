/** The look of the Barbarian. */
import type { Art } from '../art.ts';

export const barbarian: Art = {
  cloth: '#8c2b1c',
  trim: '#f0b869',
  field: 'gyronny',
  emblem: 'battle-axe',
  die: { sword: 'broadsword', life: 'hearts', pow: 'spiky-explosion' },
  icons: {
    smack: 'axe-swing',
    'sturdy-blow': 'hammer-drop',
    'mighty-blow': 'strong',
    'crit-bash': 'head-shot',
    'crit-smash': 'hammer-break',
    fortitude: 'heart-wings',
    overpower: 'crossed-axes',
    'war-cry': 'shouting',
    reckless: 'charging-bull',
    'thick-skin': 'abdominal-armor',
    rage: 'enrage',
    concuss: 'skull-crack',
    'head-bash': 'head-shot',
    'get-some': 'bloody-sword',
    'feelin-good': 'heart-plus',
    'adrenaline-surge': 'heart-beats',
    concussion: 'cracked-mask',
    stun: 'knocked-out-stars',
  },
};
