/** The look of minions of the third level. */
import type { Heraldry } from '../art.ts';

export const minionsThree: Readonly<Record<string, Heraldry>> = {
  'black-wyrm': { cloth: '#1e2338', trim: '#c3cdf7', field: 'scales', emblem: 'spiked-dragon-head' },
  wyvern: { cloth: '#2f4a1c', trim: '#d6efae', field: 'chape', emblem: 'wyvern' },
  'devilish-imp': { cloth: '#7a2a0e', trim: '#ffc58a', field: 'flames', emblem: 'imp' },
  'blackroot-elf': { cloth: '#1f4d33', trim: '#b9f0cd', field: 'masonry', emblem: 'tree-roots' },
  'death-seer': { cloth: '#3a2f57', trim: '#dccbff', field: 'crescents', emblem: 'third-eye' },
  basilisk: { cloth: '#12464f', trim: '#b2eef0', field: 'scales', emblem: 'medusa-head' },
  'crushing-golem': { cloth: '#3b3f44', trim: '#e2e6ea', field: 'masonry', emblem: 'rock-golem' },
  'fierce-hydra': { cloth: '#1f4d33', trim: '#b9f0cd', field: 'pily', emblem: 'hydra' },
  'loot-goblin': { cloth: '#57420a', trim: '#ffe08a', field: 'roundels', emblem: 'goblin' },
  onibaba: { cloth: '#6a1522', trim: '#ffc0bd', field: 'sinister', emblem: 'oni' },
  chimera: { cloth: '#6e2f14', trim: '#ffcfa3', field: 'gyronny', emblem: 'lion' },
  'orc-shaman': { cloth: '#2f4a1c', trim: '#d6efae', field: 'rays', emblem: 'orc-head' },
  'holy-zealot': { cloth: '#57420a', trim: '#ffe08a', field: 'cross', emblem: 'pope-crown' },
  'cursed-blade': { cloth: '#4a1f63', trim: '#ecc5ff', field: 'bend', emblem: 'relic-blade' },
  succubus: { cloth: '#64254a', trim: '#ffc8e6', field: 'chape', emblem: 'female-vampire' },
  'crimson-archer': { cloth: '#6a1522', trim: '#ffc0bd', field: 'paly', emblem: 'high-shot' },
  'dark-lion': { cloth: '#3a2f57', trim: '#dccbff', field: 'glory', emblem: 'lion' },
  'chaos-knight': { cloth: '#2c3a47', trim: '#d9e6f2', field: 'gyronny', emblem: 'overlord-helm' },
};
