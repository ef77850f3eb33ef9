/** The look of the Moon Elf. */
import type { Art } from '../art.ts';

export const moonElf: Art = {
  cloth: '#343f94',
  trim: '#bcd0fa',
  field: 'crescents',
  emblem: 'pocket-bow',
  die: { arrow: 'broadhead-arrow', foot: 'leather-boot', moon: 'moon' },
  icons: {
    longbow: 'high-shot',
    'demising-shot': 'targeted',
    focus: 'eye-target',
    'covered-shot': 'arrows-shield',
    'evasive-action': 'dodge',
    'exploding-arrow': 'bright-explosion',
    'entangling-shot': 'thorny-vine',
    eclipse: 'eclipse',
    'moon-shadow': 'night-sky',
    'blinding-shot': 'sunbeams',
    'lunar-blessing': 'moon-claws',
    'missed-me': 'dodging',
    'lunar-eclipse': 'moon-orbit',
    'moon-magic': 'moon-bats',
    'take-that': 'arrow-dunk',
    volley: 'arrow-flights',
    evade: 'dodging',
    'lunar-umbra': 'eclipse-saw',
    evasive: 'dodging',
    blind: 'blindfold',
    entangle: 'thorny-vine',
    targeted: 'targeted',
  },
};
