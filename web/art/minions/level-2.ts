/** The look of minions of the second level. */
import type { Heraldry } from '../art.ts';

export const minionsTwo: Readonly<Record<string, Heraldry>> = {
  'beast-dreg': { cloth: '#6e2f14', trim: '#ffcfa3', field: 'pily', emblem: 'beast-eye' },
  'blind-archer': { cloth: '#2c3a47', trim: '#d9e6f2', field: 'paly', emblem: 'blindfold' },
  'entropy-mage': { cloth: '#4a1f63', trim: '#ecc5ff', field: 'roundels', emblem: 'wizard-face' },
  'blood-mage': { cloth: '#6a1522', trim: '#ffc0bd', field: 'chape', emblem: 'bleeding-heart' },
  'bone-witch': { cloth: '#45403a', trim: '#efe6d4', field: 'sinister', emblem: 'witch-face' },
  'brutish-cyclops': { cloth: '#7a2a0e', trim: '#ffc58a', field: 'gyronny', emblem: 'cyclops' },
  'vicious-viper': { cloth: '#1f4d33', trim: '#b9f0cd', field: 'bend', emblem: 'snake-tongue' },
  scoundrel: { cloth: '#5f4410', trim: '#fbdf9b', field: 'bend', emblem: 'bandit' },
  'ghost-sword': { cloth: '#1e2338', trim: '#c3cdf7', field: 'rays', emblem: 'ghost' },
  'wither-elf': { cloth: '#2f4a1c', trim: '#d6efae', field: 'chape', emblem: 'woman-elf-face' },
  'wailing-banshee': { cloth: '#3a2f57', trim: '#dccbff', field: 'wavy', emblem: 'ghost-ally' },
  'raging-centaur': { cloth: '#6e2f14', trim: '#ffcfa3', field: 'crescents', emblem: 'centaur' },
  'axe-knight': { cloth: '#2c3a47', trim: '#d9e6f2', field: 'cross', emblem: 'barbute' },
  'dark-panther': { cloth: '#1e2338', trim: '#c3cdf7', field: 'scales', emblem: 'saber-toothed-cat-head' },
  'horned-harpy': { cloth: '#64254a', trim: '#ffc8e6', field: 'flames', emblem: 'harpy' },
  'agile-elf': { cloth: '#1f4d33', trim: '#b9f0cd', field: 'sinister', emblem: 'elf-helmet' },
  trickster: { cloth: '#4a1f63', trim: '#ecc5ff', field: 'checky', emblem: 'jester-hat' },
  'soulless-bandit': { cloth: '#3b3f44', trim: '#e2e6ea', field: 'pily', emblem: 'bandana' },
  'arcane-vibra': { cloth: '#12464f', trim: '#b2eef0', field: 'rays', emblem: 'sonic-lightning' },
  yokai: { cloth: '#6a1522', trim: '#ffc0bd', field: 'roundels', emblem: 'fox-head' },
};
