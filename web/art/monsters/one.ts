/** The look of monsters of the first level. */
import type { Heraldry } from '../art.ts';

export const monstersOne: Readonly<Record<string, Heraldry>> = {
  shoo: { cloth: '#44541f', trim: '#dff0b0', field: 'roundels', emblem: 'crow-dive' },
  sahaugin: { cloth: '#14525f', trim: '#a9ecf0', field: 'wavy', emblem: 'fish-monster' },
  ghost: { cloth: '#3a4560', trim: '#d5e4ff', field: 'crescents', emblem: 'ghost' },
  antlion: { cloth: '#6b4a14', trim: '#f6d690', field: 'scales', emblem: 'ant' },
  'giant-bat': { cloth: '#41304d', trim: '#e0c4f2', field: 'sinister', emblem: 'bat' },
  slime: { cloth: '#2f5a26', trim: '#c9f29a', field: 'wavy', emblem: 'slime' },
  goblin: { cloth: '#4c5a17', trim: '#e6f09a', field: 'pily', emblem: 'goblin-head' },
  cutpurse: { cloth: '#4a3a2a', trim: '#ecd0a8', field: 'bend', emblem: 'robber' },
  'plague-rat': { cloth: '#4b4132', trim: '#e6d8b4', field: 'checky', emblem: 'rat' },
  skeleton: { cloth: '#3b3a3a', trim: '#efe8d8', field: 'paly', emblem: 'skeleton' },
  'will-o-wisp': { cloth: '#1f4a6a', trim: '#aef0ff', field: 'flames', emblem: 'spark-spirit' },
  sporecap: { cloth: '#6a3440', trim: '#ffd0c4', field: 'roundels', emblem: 'spotted-mushroom' },
  wolf: { cloth: '#3d4450', trim: '#dde4ee', field: 'chape', emblem: 'wolf-head' },
  imp: { cloth: '#7a2018', trim: '#ffc19a', field: 'flames', emblem: 'imp' },
};
