/** The look of monsters of the second level. */
import type { Heraldry } from '../art.ts';

export const monstersTwo: Readonly<Record<string, Heraldry>> = {
  harpy: { cloth: '#5b3a6a', trim: '#f2d0f4', field: 'sinister', emblem: 'harpy' },
  orc: { cloth: '#44541f', trim: '#e3f0b6', field: 'pily', emblem: 'orc-head' },
  ogre: { cloth: '#5d4a1c', trim: '#f2dc9c', field: 'gyronny', emblem: 'ogre' },
  zombie: { cloth: '#37502f', trim: '#cfe8b4', field: 'paly', emblem: 'shambling-zombie' },
  wraith: { cloth: '#2b3740', trim: '#cfe6ee', field: 'wavy', emblem: 'spectre' },
  basilisk: { cloth: '#2c5a44', trim: '#b8f0cc', field: 'scales', emblem: 'lizardman' },
  'giant-spider': { cloth: '#3a2f45', trim: '#dcc8f0', field: 'masonry', emblem: 'spider-alt' },
  'reef-crab': { cloth: '#7d2f1c', trim: '#ffcfae', field: 'wavy', emblem: 'crab' },
  'man-eater': { cloth: '#2d5c2a', trim: '#f6c8d8', field: 'chape', emblem: 'carnivorous-plant' },
  'clay-golem': { cloth: '#6e4426', trim: '#f4d0a4', field: 'masonry', emblem: 'rock-golem' },
  'fire-spirit': { cloth: '#8a2f08', trim: '#ffd488', field: 'flames', emblem: 'fire-silhouette' },
  jailer: { cloth: '#3f4247', trim: '#dfe3e8', field: 'paly', emblem: 'imprisoned' },
  hellhound: { cloth: '#6a1a1a', trim: '#ffb894', field: 'gyronny', emblem: 'hound' },
  marauder: { cloth: '#573323', trim: '#f0cca4', field: 'bend', emblem: 'bandit' },
};
