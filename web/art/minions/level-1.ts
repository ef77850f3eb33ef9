/** The look of minions of the first level. */
import type { Heraldry } from '../art.ts';

export const minionsOne: Readonly<Record<string, Heraldry>> = {
  'street-rat': { cloth: '#45403a', trim: '#efe6d4', field: 'checky', emblem: 'rat' },
  fairy: { cloth: '#64254a', trim: '#ffc8e6', field: 'glory', emblem: 'fairy' },
  'wandering-ronin': { cloth: '#2c3a47', trim: '#d9e6f2', field: 'bend', emblem: 'samurai-helmet' },
  'goblin-enchanter': { cloth: '#4a1f63', trim: '#ecc5ff', field: 'rays', emblem: 'goblin-head' },
  'shadow-archer': { cloth: '#1e2338', trim: '#c3cdf7', field: 'sinister', emblem: 'bowman' },
  'feline-shadow': { cloth: '#3a2f57', trim: '#dccbff', field: 'crescents', emblem: 'cat' },
  'lost-swordsman': { cloth: '#3b3f44', trim: '#e2e6ea', field: 'paly', emblem: 'swordman' },
  'chaos-elf': { cloth: '#4a1f63', trim: '#ecc5ff', field: 'pily', emblem: 'elf-ear' },
  'raving-oni': { cloth: '#6a1522', trim: '#ffc0bd', field: 'flames', emblem: 'oni' },
  'vulture-king': { cloth: '#6e2f14', trim: '#ffcfa3', field: 'chape', emblem: 'vulture' },
  roc: { cloth: '#5f4410', trim: '#fbdf9b', field: 'wavy', emblem: 'eagle-head' },
  serpentyne: { cloth: '#1f4d33', trim: '#b9f0cd', field: 'scales', emblem: 'snake' },
  'dark-druid': { cloth: '#2f4a1c', trim: '#d6efae', field: 'gyronny', emblem: 'deer' },
  disciple: { cloth: '#3a2f57', trim: '#dccbff', field: 'cross', emblem: 'hooded-figure' },
  'dreg-lackey': { cloth: '#45403a', trim: '#efe6d4', field: 'bend', emblem: 'orc-head' },
  lizardman: { cloth: '#1f4d33', trim: '#b9f0cd', field: 'scales', emblem: 'lizardman' },
  satyr: { cloth: '#6e2f14', trim: '#ffcfa3', field: 'roundels', emblem: 'ram-profile' },
  'melodious-maiden': { cloth: '#12464f', trim: '#b2eef0', field: 'wavy', emblem: 'mermaid' },
  'ogrun-warrior': { cloth: '#7a2a0e', trim: '#ffc58a', field: 'masonry', emblem: 'ogre' },
  'lizard-mage': { cloth: '#12464f', trim: '#b2eef0', field: 'scales', emblem: 'lizard-tongue' },
};
