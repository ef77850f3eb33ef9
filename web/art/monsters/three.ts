/** The look of monsters of the third level. */
import type { Heraldry } from '../art.ts';

export const monstersThree: Readonly<Record<string, Heraldry>> = {
  minotaur: { cloth: '#7a2a16', trim: '#f5c39a', field: 'gyronny', emblem: 'minotaur' },
  vampire: { cloth: '#651332', trim: '#f6b3c2', field: 'chape', emblem: 'female-vampire' },
  lich: { cloth: '#2e3350', trim: '#c6d6ff', field: 'rays', emblem: 'death-skull' },
  wyvern: { cloth: '#37552a', trim: '#d6f0a6', field: 'scales', emblem: 'wyvern' },
  'young-drake': { cloth: '#7a3512', trim: '#ffd19a', field: 'flames', emblem: 'dragon-spiral' },
  medusa: { cloth: '#255c46', trim: '#c0f2cc', field: 'roundels', emblem: 'medusa-head' },
  'kraken-spawn': { cloth: '#17455f', trim: '#a6e4f4', field: 'wavy', emblem: 'kraken-tentacle' },
  'iron-golem': { cloth: '#43484d', trim: '#e4ebf0', field: 'masonry', emblem: 'robot-golem' },
  'elder-treant': { cloth: '#3f4a1c', trim: '#dcec9c', field: 'paly', emblem: 'evil-tree' },
  'storm-spirit': { cloth: '#2a4580', trim: '#c8dcff', field: 'rays', emblem: 'tornado' },
  archdemon: { cloth: '#6e1414', trim: '#ffb38c', field: 'flames', emblem: 'devil-mask' },
  'scarab-swarm': { cloth: '#5f4a12', trim: '#f4dc8c', field: 'checky', emblem: 'scarab-beetle' },
  'black-knight': { cloth: '#24242c', trim: '#d0d4e4', field: 'cross', emblem: 'black-knight-helm' },
};
