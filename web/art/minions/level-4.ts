/** The look of minions of the fourth level. */
import type { Heraldry } from '../art.ts';

export const minionsFour: Readonly<Record<string, Heraldry>> = {
  'corrupted-rogue': { cloth: '#5f4410', trim: '#fbdf9b', field: 'bend', emblem: 'rogue' },
  'whispering-death': { cloth: '#1e2338', trim: '#c3cdf7', field: 'chape', emblem: 'grim-reaper' },
  atlas: { cloth: '#2c3a47', trim: '#d9e6f2', field: 'masonry', emblem: 'atlas' },
  umbra: { cloth: '#3a2f57', trim: '#dccbff', field: 'crescents', emblem: 'eclipse' },
  'goblin-horde': { cloth: '#2f4a1c', trim: '#d6efae', field: 'checky', emblem: 'goblin-camp' },
  'cobra-emperor': { cloth: '#1f4d33', trim: '#b9f0cd', field: 'scales', emblem: 'cobra' },
  'raging-berserker': { cloth: '#6a1522', trim: '#ffc0bd', field: 'gyronny', emblem: 'viking-head' },
};
